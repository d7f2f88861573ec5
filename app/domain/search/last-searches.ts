/** How many searches a browser remembers. */
export const MOST_LAST_SEARCHES = 5;

/** The longest search worth remembering; a pasted text is none. */
const LONGEST = 60;

const folded = (words: string): string => words.toLocaleLowerCase();

/** The searches after one more: the newest first, none twice whatever its case, at most five. */
export const withSearch = (before: readonly string[], words: string): string[] => {
  const search = words.trim();
  return search === "" || search.length > LONGEST
    ? [...before]
    : [search, ...before.filter((each) => folded(each) !== folded(search))].slice(0, MOST_LAST_SEARCHES);
};

/** Whether something kept is a list of searches. */
export const isListOfSearches = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST_LAST_SEARCHES && value.every((each) => typeof each === "string");
