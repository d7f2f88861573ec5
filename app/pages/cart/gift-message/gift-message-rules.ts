/** The longest gift message, in characters (bag-36). */
export const GIFT_MESSAGE_MAX_LENGTH = 150;

/** Why a message cannot be printed. */
export type GiftMessageProblem = "characters" | "tooLong";

/** Letters and numbers, the marks between them, and line ends: what the card can be printed with. */
const PRINTABLE = /^[A-Za-z0-9 .,;:!?'"()\-\r\n]*$/;

/** Typographic marks that keyboards write by themselves, as the plain ones the card is printed with. */
const plain: Record<string, string> = { "‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "..." };

/** The message as it is kept: plain marks, one kind of line end, no blanks around it. */
export const cleanGiftMessage = (typed: string): string =>
  typed
    .replaceAll(/[‘’“”–—…]/g, (mark) => plain[mark] ?? mark)
    .replaceAll(/\r\n?/g, "\n")
    .trim();

/** Why a cleaned message is refused; null for one that may be kept. */
export const giftMessageProblem = (message: string): GiftMessageProblem | null =>
  !PRINTABLE.test(message) ? "characters" : message.length > GIFT_MESSAGE_MAX_LENGTH ? "tooLong" : null;
