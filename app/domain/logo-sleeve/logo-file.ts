/** The largest logo in bytes. */
export const LOGO_MAX_BYTES = 2 * 1024 * 1024;

/** The longest name of a file that is sent. */
export const LOGO_NAME_MAX_LENGTH = 120;

/**
 * Why a file cannot be taken: it is no picture of a kind that can be printed and cannot run, it is too large, or it
 * cannot be read.
 */
export type LogoProblem = "kind" | "size" | "unreadable";

/**
 * How PNG and JPEG files begin, as characters of one byte each. An SVG may carry scripts and is therefore none of them.
 */
const pictures = ["\u0089PNG\r\n\u001a\n", "\u00ff\u00d8\u00ff"];

const printable = [...pictures, "%PDF-"];

/** Enough of a file in base64 to know its kind: 12 bytes. */
const HEAD_CHARACTERS = 16;

const bytesOf = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0);

const problemOf = (base64: string, beginnings: readonly string[]): LogoProblem | null => {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return "kind";
  if (bytesOf(base64) > LOGO_MAX_BYTES) return "size";
  const head = atob(base64.slice(0, HEAD_CHARACTERS));
  return beginnings.some((beginning) => head.startsWith(beginning)) ? null : "kind";
};

/**
 * What is wrong with a file in base64; null for a PNG, JPEG or PDF that can be taken. What it is called or said to be
 * counts for nothing.
 */
export const logoProblemOf = (base64: string): LogoProblem | null => problemOf(base64, printable);

/** The same where it is to be seen at once: only a PNG or a JPEG can be taken. */
export const pictureProblemOf = (base64: string): LogoProblem | null => problemOf(base64, pictures);
