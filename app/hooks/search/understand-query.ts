import type { Understood } from "#app/domain/search/understand.ts";

/** As `understandIn`, whose vocabulary is fetched with the first search; nothing is understood where it does not come. */
export const understandQuery = async (
  typed: string,
  locale: string,
  how?: { isUnfinished?: boolean },
): Promise<Understood | undefined> => {
  const fetched = await import(/* webpackChunkName: "search-vocabulary" */ "./understand-in.ts").catch(() => undefined);
  return fetched?.understandIn(typed, locale, how);
};
