/** A refusal of the backend as far as it may be written down: its words may quote what a shopper has typed. */
const withoutWords = (error: unknown): unknown => {
  if (!(error instanceof Error) || !("status" in error)) return error;
  const type = "type" in error ? ` ${String(error.type)}` : "";
  return `${error.name} ${String(error.status)}${type}`;
};

/**
 * Notes in the browser's console what went wrong where a merchant shall find it (specification 2, section 8: 'logged'); of a refusal only its
 * status and type.
 * @param what a sentence without anything personal
 */
export const logProblem = (what: string, error: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place where the shop writes there
  console.error(what, withoutWords(error));
};
