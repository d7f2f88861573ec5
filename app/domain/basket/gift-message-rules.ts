/** The longest gift message, in characters (bag-36). */
export const GIFT_MESSAGE_MAX_LENGTH = 150;

/** Why a message cannot be printed. */
export type GiftMessageProblem = "characters" | "tooLong";

/** What a card is not printed with: all but letters of any language, numbers, blanks, line ends, a sentence's marks. */
const UNPRINTABLE = /[^\p{L}\p{M}\p{N}\p{Zs}.,;:!?¡¿'"«»()&%\-\r\n]/gu;

/** Typographic marks that keyboards write by themselves, as the plain ones the card is printed with. */
const plain: Record<string, string> = { "‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "..." };

/** The message as it is kept: plain marks, one kind of line end, no blanks around it. */
export const cleanGiftMessage = (typed: string): string =>
  typed
    .replaceAll(/[‘’“”–—…]/g, (mark) => plain[mark] ?? mark)
    .replaceAll(/\r\n?/g, "\n")
    .normalize("NFC")
    .trim();

/** The characters of a message that cannot be printed, each once. */
export const unprintableIn = (message: string): string[] => [...new Set(message.match(UNPRINTABLE))];

/** Why a cleaned message is refused; null for one that may be kept. */
export const giftMessageProblem = (message: string): GiftMessageProblem | null =>
  unprintableIn(message).length > 0 ? "characters" : message.length > GIFT_MESSAGE_MAX_LENGTH ? "tooLong" : null;
