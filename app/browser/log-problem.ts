/** Something that went wrong: a sentence of ours, and the error as far as it may be written down. */
export interface Problem {
  what: string;
  error: unknown;
}

const MOST_KEPT = 10;

const unsentProblems: Problem[] = [];
let receive = (problem: Problem): void => void (unsentProblems.length < MOST_KEPT && unsentProblems.push(problem));

/** A refusal of the backend as far as it may be written down: its words may quote what a shopper has typed. */
const withoutWords = (error: unknown): unknown => {
  if (!(error instanceof Error) || !("status" in error)) return error;
  const type = "type" in error ? ` ${String(error.type)}` : "";
  return `${error.name} ${String(error.status)}${type}`;
};

/** A page that is left has its calls ended, which looks like a lost connection, and is gone before this is over. */
const MS_TO_LEAVE = 1000;

/** What Chromium, Firefox and Safari say of a fetch that got no answer. */
const noAnswer = /failed to fetch|networkerror|load failed/i;

const isLostConnection = (error: unknown) =>
  error instanceof Error &&
  ("status" in error ? error.status === 0 : error instanceof TypeError && noAnswer.test(error.message));

/**
 * Notes in the browser's console what went wrong where a merchant shall find it (analytics-15); of a refusal only its
 * status and type, of a lost connection a second later. The server hears of it too, once the page has settled.
 * @param what a sentence without anything personal
 */
export const logProblem = (what: string, error: unknown): void => {
  const plainError = withoutWords(error);
  const note = () => {
    // oxlint-disable-next-line no-console -- the one place where the shop writes there
    console.error(what, plainError);
    receive({ what, error: plainError });
  };
  if (isLostConnection(error)) setTimeout(note, MS_TO_LEAVE);
  else note();
};

/** From now on problems go to `receiver`, those that were logged before first. */
export const receiveProblems = (receiver: (problem: Problem) => void): void => {
  receive = receiver;
  unsentProblems.splice(0).forEach(receiver);
};
