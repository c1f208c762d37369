/**
 * Where one is. Everything stands behind the # of the address, which browsers send to no server: so that a
 * one-time link shows its code to nobody but this page.
 */
export type Place = { page: string; what: string };

function read(): Place {
  const [page = "", what = ""] = location.hash.slice(1).split("=", 2);
  return { page: page.replace(/^\//, "") || "home", what: decodeURIComponent(what) };
}

class Router {
  #place = $state<Place>(read());

  constructor() {
    addEventListener("hashchange", () => (this.#place = read()));
  }

  get place(): Place {
    return this.#place;
  }

  go(page: string, what = "", replace = false): void {
    const address = page === "home" ? "#" : `#${page}${what ? `=${encodeURIComponent(what)}` : ""}`;
    if (replace) {
      history.replaceState(null, "", address);
      this.#place = read();
    } else location.hash = address;
  }
}

export const router = new Router();

export function address(page: string, what = ""): string {
  return page === "home" ? "#" : `#${page}${what ? `=${encodeURIComponent(what)}` : ""}`;
}
