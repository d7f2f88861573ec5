import type { DataRouter, DataStrategyFunction, DataStrategyResult } from "react-router-dom";
import { isSharedRoute } from "./shared-route.ts";
import { runLoaders } from "./run-loaders.ts";

type Results = Record<string, DataStrategyResult>;

interface Kept {
  results: Results;
  until: number;
}

/** How long the way back shows what was there, and how many pages of it. */
const BACK_MS = 5 * 60_000;
const MOST_KEPT = 20;
/** How long a page that was fetched ahead waits to be wanted. */
const AHEAD_MS = 30_000;

/** The key of the history entry the browser stands at; while somebody goes back it is already the one they go to. */
const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? "default";

/** Remembers the data of pages for the way back, and of those that are likely next. */
export interface LoaderCache {
  run: DataStrategyFunction;
  /** Keeps what the likely next page is made of until it is wanted. */
  keepAhead: (url: string, results: Results) => void;
  isKeptAhead: (url: string) => boolean;
  /** Remembers the page that stands there already. */
  keepShown: (router: DataRouter) => void;
  /** Forgets every page: what goods cost, or who is shopping, is not what it was. */
  forget: () => void;
}

/**
 * Creates the memory of a visit. A page that was left less than five minutes ago is shown at once on the way back; what
 * a shopper does in between, such as signing in, belongs to none of these pages.
 */
export const createLoaderCache = (now: () => number = Date.now): LoaderCache => {
  const back = new Map<string, Kept>();
  const ahead = new Map<string, Kept>();

  const put = (pages: Map<string, Kept>, key: string, results: Results, forMs: number) => {
    pages.delete(key);
    pages.set(key, { results, until: now() + forMs });
    const [oldest] = pages.keys();
    if (pages.size > MOST_KEPT && oldest !== undefined) pages.delete(oldest);
  };
  const take = (pages: Map<string, Kept>, key: string): Results | undefined => {
    const found = pages.get(key);
    return found && found.until > now() ? found.results : undefined;
  };
  const backKey = (key: string, url: string) => `${key} ${url}`;
  // The entry of a page that is loaded now is known only once it stands; until then its address has to do.
  let latest: { url: string; results: Results } | undefined;

  return {
    run: async (args) => {
      const { url } = args.request;
      const matchesToLoad = args.matches.filter(({ shouldLoad }) => shouldLoad);
      const isShared = isSharedRoute(matchesToLoad.at(-1)?.route);
      const cached = isShared ? (take(back, backKey(entryKey(), url)) ?? take(ahead, url)) : undefined;
      ahead.delete(url);
      const isWhole = cached && matchesToLoad.every(({ route }) => cached[route.id] !== undefined);
      const results = isWhole ? cached : await runLoaders(args);
      const isSound = Object.values(results).every(
        ({ type, result }) => type === "data" && !(result instanceof Response),
      );
      latest = isShared && isSound ? { url, results } : undefined;
      return results;
    },
    keepAhead: (url, results) => put(ahead, url, results, AHEAD_MS),
    isKeptAhead: (url) => take(ahead, url) !== undefined,
    forget: () => {
      back.clear();
      ahead.clear();
    },
    keepShown: ({ state }) => {
      const { pathname, search, key } = state.location;
      const url = location.origin + pathname + search;
      if (latest?.url === url) put(back, backKey(key, url), latest.results, BACK_MS);
      else if (latest === undefined && state.historyAction === "POP" && !state.errors) {
        // The page that the server has rendered.
        const match = state.matches.at(-1);
        const result = match && state.loaderData[match.route.id];
        if (match && result !== undefined && isSharedRoute(match.route))
          put(back, backKey(key, url), { [match.route.id]: { type: "data", result } }, BACK_MS);
      }
    },
  };
};
