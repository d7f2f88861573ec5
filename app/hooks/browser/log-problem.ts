/**
 * Notes in the browser's console what went wrong where the shopper is not told (specification, section 8: 'logged').
 * @param what a sentence without anything personal
 */
export const logProblem = (what: string, error: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place where the shop writes there
  console.error(what, error);
};
