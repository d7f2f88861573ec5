import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { isListOfSearches, withSearch } from "#app/domain/search/last-searches.ts";

/** Where the browser keeps what was searched for last; nobody else is told. */
export const LAST_SEARCHES = "LAST_SEARCHES";

/** What was searched for last in this browser, and how to forget one of it. */
export const useLastSearches = (): { searches: readonly string[]; forget: (search: string) => void } => {
  const [searches, store] = useLocalStorage(LAST_SEARCHES, isListOfSearches);
  return {
    searches: searches ?? [],
    forget: (search) => {
      const left = (searches ?? []).filter((each) => each !== search);
      store(left.length > 0 ? left : null);
    },
  };
};

const kept = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(LAST_SEARCHES) ?? "[]");
    return isListOfSearches(stored) ? stored : [];
  } catch {
    return [];
  }
};

/** Remembers a search. It reads the list afresh, because another tab may have written it meanwhile. */
export const rememberSearch = (words: string): void => {
  try {
    window.localStorage.setItem(LAST_SEARCHES, JSON.stringify(withSearch(kept(), words)));
  } catch {
    // A browser that refuses storage remembers nothing.
  }
};
