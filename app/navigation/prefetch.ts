import { matchRoutes, type DataRouter, type LoaderFunction, type RouterContextProvider } from "react-router-dom";
import { ownTask } from "#app/browser/own-task.ts";
import type { LoaderCache } from "./loader-cache.ts";
import type { PageRoute } from "./route-module.ts";
import { rowOfRoute } from "./route-row.ts";

/** A pointer that rests this long on a link is likely to click it. */
const REST_MS = 80;
/** Kinds of pages whose data may be asked for before anybody wants it. */
const foreseeable = new Set(["search results", "product page", "content"]);
/** Whoever looks at their bag goes on to the checkout: what else is linked there is fetched once it is pointed at. */
const wayOn: Readonly<Record<string, string>> = { cart: "checkout" };

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the shopper's browser asks to be spared, or their connection is too slow to be used on a guess. */
export const sparesData = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? "");

const connectionOf = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** Whether nothing shall be fetched on a guess just now. */
const isSpared = (): boolean => !navigator.onLine || sparesData(connectionOf());

/** The address of a link to another page of the shop in this tab. */
const pageOf = (target: EventTarget | null): URL | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined;
};

/**
 * Fetches ahead what the shopper is likely to want next: the script of pages whose links are in view, and the data of
 * the page whose link they point at, reach by keyboard or touch. Gives the way to stop.
 */
export const startPrefetching = (
  router: DataRouter,
  pages: Pick<LoaderCache, "keepAhead" | "isKeptAhead">,
  contextOf: () => Readonly<RouterContextProvider>,
): (() => void) => {
  const matchOf = (url: URL) => matchRoutes(router.routes, url.pathname)?.at(-1);

  const fetchScript = (row: PageRoute | undefined) => {
    // A script that does not come now is asked for again when it is wanted.
    Promise.all([row?.page.load(), row?.data?.()]).catch(() => undefined);
  };

  const seen: URL[] = [];
  const foreseen = new Set<PageRoute>();
  let isForeseeing = false;
  /** Fetches the scripts behind links that have come into view, one link in a task: a page shows thirty at once. */
  const foresee = async () => {
    if (isForeseeing) return;
    isForeseeing = true;
    for (let url = seen.shift(); url; url = seen.shift()) {
      await ownTask();
      const row = rowOfRoute(matchOf(url)?.route);
      const only = wayOn[rowOfRoute(router.state.matches.at(-1)?.route)?.pageType ?? ""];
      const isOnTheWay = only === undefined || only === row?.pageType;
      if (!row || !isOnTheWay || foreseen.has(row) || isSpared()) continue;
      foreseen.add(row);
      fetchScript(row);
    }
    isForeseeing = false;
  };

  const fetchData = async (url: URL) => {
    const match = matchOf(url);
    const row = rowOfRoute(match?.route);
    const address = url.origin + url.pathname + url.search;
    if (isSpared() || !match || !row || !foreseeable.has(row.pageType ?? "")) return;
    if (pages.isKeptAhead(address) || typeof match.route.loader !== "function") return;
    try {
      const result: unknown = await (match.route.loader as LoaderFunction)({
        request: new Request(address),
        url: new URL(address),
        params: match.params,
        pattern: row.path,
        context: contextOf(),
      });
      if (!(result instanceof Response)) pages.keepAhead(address, { [match.route.id]: { type: "data", result } });
    } catch {
      // What cannot be fetched now is told when it is wanted.
    }
  };

  const fetchPage = (url: URL) => {
    if (!isSpared()) fetchScript(rowOfRoute(matchOf(url)?.route));
    void fetchData(url);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = ({ target }: Event) => {
    clearTimeout(timer);
    const url = pageOf(target);
    if (url) timer = setTimeout(() => fetchPage(url), REST_MS);
  };
  const touch = ({ target }: Event) => {
    const url = pageOf(target);
    if (url) fetchPage(url);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const url = pageOf(target);
      if (url) seen.push(url);
    }
    void foresee();
  });
  const watch = () => {
    for (const link of document.querySelectorAll("main a[href]")) observer.observe(link);
  };
  const stopWatching = router.subscribe(({ navigation }) => {
    if (navigation.state === "idle") requestAnimationFrame(watch);
  });
  watch();
  const passive = { passive: true } as const;
  document.addEventListener("pointerover", rest, passive);
  document.addEventListener("focusin", rest, passive);
  document.addEventListener("touchstart", touch, passive);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    seen.length = 0;
    stopWatching();
    document.removeEventListener("pointerover", rest);
    document.removeEventListener("focusin", rest);
    document.removeEventListener("touchstart", touch);
  };
};
