/** What stands behind the # of an address: a page, and what it shows. */
export function address(page: string, what = ""): string {
  return page === "home" ? "#" : `#${page}${what ? `=${encodeURIComponent(what)}` : ""}`;
}

/** What somebody typed by hand may be no proper code: then it stands as it is. */
export function decoded(what: string): string {
  try {
    return decodeURIComponent(what);
  } catch {
    return what;
  }
}
