import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const answers = vi.hoisted(() => ({ links: null as string | null }));
vi.mock("./api", () => ({ api: { addresses: () => Promise.resolve({ ...answers }) }, Refused: Error }));
const connection = vi.hoisted(() => ({ onAddresses: (): void => undefined }));
vi.mock("./connection.svelte", () => ({ connection }));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("location", { href: "http://127.0.0.1:8000/#table=x" });
  answers.links = null;
});
afterEach(() => vi.unstubAllGlobals());

describe("a link to send", () => {
  it("is a whole address", async () => {
    const { addresses } = await import("./addresses.svelte");
    expect(addresses.absolute("/#claim=abc")).toBe("http://127.0.0.1:8000/#claim=abc");
    expect(addresses.absolute("#table=y")).toBe("http://127.0.0.1:8000/#table=y");
  });

  it("begins as the server says, also when that changes", async () => {
    const { addresses } = await import("./addresses.svelte");
    answers.links = "http://192.168.0.2:8000";
    connection.onAddresses();
    expect(addresses.absolute("#table=y")).toBe("http://127.0.0.1:8000/#table=y"); // nobody wants to know yet
    addresses.load();
    await vi.waitFor(() => expect(addresses.absolute("#table=y")).toBe("http://192.168.0.2:8000/#table=y"));
    answers.links = "https://stofa.example";
    connection.onAddresses();
    await vi.waitFor(() => expect(addresses.absolute("/#claim=abc")).toBe("https://stofa.example/#claim=abc"));
  });
});
