import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const answers = vi.hoisted(() => ({ links: null as string | null, only_here: false }));
vi.mock("./api", () => ({ api: { addresses: () => Promise.resolve({ ...answers }) }, Refused: Error }));
vi.mock("./attempt", () => ({ attempt: (doing: () => unknown) => doing() }));
const connection = vi.hoisted(() => ({ onAddresses: (): void => undefined }));
vi.mock("./connection.svelte", () => ({ connection }));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("location", { href: "http://127.0.0.1:8000/#table=x", hostname: "127.0.0.1" });
  answers.links = null;
  answers.only_here = false;
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

  it.each([
    ["127.0.0.1", true, true],
    ["localhost", true, true],
    ["[::1]", true, true],
    ["127.0.0.1", false, false], // others can come in
    ["stofa.example", true, false], // a proxy that writes another Host
    ["127.0.0.1.example", true, false],
  ])("at %s, of which the server says %s, opens only here: %s", async (hostname, told, onlyHere) => {
    vi.stubGlobal("location", { href: `http://${hostname}:8000/`, hostname });
    answers.only_here = told;
    const { addresses } = await import("./addresses.svelte");
    expect(addresses.onlyHere).toBe(false);
    addresses.load();
    await vi.waitFor(() => expect(addresses.known).toBe(true));
    expect(addresses.onlyHere).toBe(onlyHere);
  });
});
