/** Which page is shown, by the address. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "join"; table: string; token: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string }
  | { page: "about" };

function parse(path: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  if (first === "t" && second && third) return { page: "join", table: second, token: third };
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "replay" && second) return { page: "replay", table: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "about") return { page: "about" };
  return { page: "home" };
}

export const router = $state<{ route: Route }>({ route: parse(location.pathname) });

/** Whether the page that is shown next is another than the one that was opened. */
let moved = false;

/** Read a page that one has gone to from its head; called by every page once it is there. */
export function arrive(): void {
  if (!moved) return;
  moved = false;
  const head = document.querySelector<HTMLElement>("#main h1");
  if (!head) return;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
}

export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  moved = true;
  router.route = parse(location.pathname);
  scrollTo(0, 0);
}

/** Go on to what was asked for on a page, unless the reader has left that page meanwhile. */
export function goOn(from: Route, path: string, how: "push" | "replace" = "push"): void {
  if (router.route === from) go(path, how);
}

/** Follow links inside the client without a reload. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    moved = true;
    router.route = parse(location.pathname);
  });
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api") || link.pathname.startsWith("/docs")) return;
    event.preventDefault();
    go(link.pathname);
  });
}
