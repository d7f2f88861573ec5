/** A page whose head stands in the document. */
export interface ShownPage {
  pathname: string;
  search: string;
  /** The words of the browser's tab. */
  title: string;
  /** What analytics call the page. */
  pageType: string;
}

let latest: ShownPage | undefined;
const listeners = new Set<(page: ShownPage) => void>();

/** Says that a page stands and that the document's head is its own. */
export const reportShownPage = (page: ShownPage): void => {
  latest = page;
  for (const listener of listeners) listener(page);
};

/** Calls back with the page that stands, if there is one yet, and with each one that follows; gives the way to stop. */
export const listenForShownPages = (listener: (page: ShownPage) => void): (() => void) => {
  listeners.add(listener);
  if (latest) listener(latest);
  return () => void listeners.delete(listener);
};
