/** What can be printed and stamped, as the backend takes it: letters and digits of any language, and some signs. */
const PRINTABLE = /^[\p{L}\p{M}\p{N} .,:;!?&'"‘’“”()+#/@♥–-]$/u;

/** Words as they are printed: without space around them, and one blank where there were several. */
export const tidyWords = (typed: string): string => typed.normalize("NFC").replaceAll(/\s+/g, " ").trim();

/** How many characters words have, as a reader counts them. */
export const lengthOf = (words: string): number => Array.from(words).length;

/** Why words cannot be made. */
export type WordsProblem = { kind: "lacking" } | { kind: "sign"; sign: string } | { kind: "long"; most: number } | null;

/** What is wrong with tidy words where there is room for so many characters. */
export const wordsProblem = (words: string, most: number): WordsProblem => {
  if (most === 0) return null;
  const sign = Array.from(words).find((each) => !PRINTABLE.test(each));
  if (sign !== undefined) return { kind: "sign", sign };
  if (lengthOf(words) > most) return { kind: "long", most };
  return words === "" ? { kind: "lacking" } : null;
};

/** The most lines of a sleeve. */
const MOST_LINES = 3;

/** A line with fewer characters is never broken. */
const SHORT_LINE = 10;

/** Every way to put words into so many lines. */
const splits = (words: readonly string[], lines: number): string[][] =>
  lines === 1 || words.length === 1
    ? [[words.join(" ")]]
    : words.slice(0, -1).flatMap((_, index) => {
        const first = words.slice(0, index + 1).join(" ");
        return splits(words.slice(index + 1), lines - 1).map((rest) => [first, ...rest]);
      });

/** Words in as few lines as leave none much longer than the others. */
export const sleeveLines = (words: string): string[] => {
  if (lengthOf(words) <= SHORT_LINE) return [words];
  const wanted = Math.min(MOST_LINES, Math.ceil(lengthOf(words) / SHORT_LINE));
  const longest = (lines: string[]) => Math.max(...lines.map(lengthOf));
  return splits(words.split(" "), wanted).reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
};
