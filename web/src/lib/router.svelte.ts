/**
 * Where one is. Everything stands behind the # of the address, which browsers send to no server: so that a
 * one-time link shows its code to nobody but this page.
 */
import { WITHOUT_SERVER } from "./carrier";
import { address, decoded } from "./fragment";

export { address };
export type Place = { page: string; what: string };

/** Whether the address leads to nothing that the server has: it then sends this page, which says so. */
const astray = !WITHOUT_SERVER && location.pathname !== "/" && location.pathname !== "/index.html";

function read(): Place {
  if (astray) return { page: "nowhere", what: decoded(location.pathname) };
  const [page = "", what = ""] = location.hash.slice(1).split("=", 2);
  return { page: page.replace(/^\//, "") || "home", what: decoded(what) };
}

/** Pages that one opens beside something else, and leaves for that again. */
const ASIDE: ReadonlySet<string> = new Set(["rules", "learn", "replay", "analysis", "position"]);

class Router {
  #place = $state<Place>(read());
  #left = $state(address("home"));

  constructor() {
    addEventListener("hashchange", () => {
      const { page, what } = this.#place;
      if (!ASIDE.has(page)) this.#left = address(page, what);
      this.#place = read();
    });
  }

  get place(): Place {
    return this.#place;
  }
  /** Where "back" leads: home, or from the rules, a lesson, a replay to where it was opened. */
  get back(): string {
    if (astray) return "/";
    return ASIDE.has(this.#place.page) ? this.#left : address("home");
  }

  go(page: string, what = "", replace = false): void {
    if (replace) {
      history.replaceState(null, "", address(page, what));
      this.#place = read();
    } else location.hash = address(page, what);
  }
}

export const router = new Router();
