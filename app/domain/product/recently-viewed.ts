/** How many products a browser remembers (product-49). */
export const MOST_RECENTLY_VIEWED = 25;

/** The products looked at after one more look: the newest first, none twice, at most 25. */
export const withViewed = (before: readonly string[], id: string): string[] =>
  [id, ...before.filter((each) => each !== id)].slice(0, MOST_RECENTLY_VIEWED);

/** Whether something kept is a list of product ids. */
export const isListOfIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");
