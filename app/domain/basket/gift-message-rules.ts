/** The longest gift message, in characters (bag-36). */
export const GIFT_MESSAGE_MAX_LENGTH = 150;

/** Why a message cannot be printed. */
export type GiftMessageProblem = "characters" | "tooLong";

/** What a card is not printed with: all but letters of any language, numbers, blanks, line ends, a sentence's marks. */
const UNPRINTABLE = /[^\p{L}\p{M}\p{N}\p{Zs}.,;:!?¡¿'"‘’“”«»()&%\-\r\n]/gu;

/** Marks that are printed as a plain one. */
interface PlainMark {
  typed: string[];
  printed: string;
}

/** Marks that keyboards write by themselves, with what the card is printed with. */
const plainMarks: readonly PlainMark[] = [
  { typed: ["–", "—"], printed: "-" },
  { typed: ["…"], printed: "..." },
];

const plain: Record<string, string> = Object.fromEntries(
  plainMarks.flatMap(({ typed, printed }) => typed.map((mark) => [mark, printed])),
);

/** What is not seen on a card: joiners and selectors that emoji leave behind, soft hyphens, marks of a text's order. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;

/** The message as it is kept: plain marks, one kind of line end, nothing that is not seen, no blanks around it. */
export const cleanGiftMessage = (typed: string): string =>
  typed
    .replaceAll(/[–—…]/g, (mark) => plain[mark] ?? mark)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replaceAll(INVISIBLE, "")
    .normalize("NFC")
    .trim();

/** The marks of a message that look otherwise on the card: those that were typed, by what is printed for them. */
export const printedOtherwise = (message: string): PlainMark[] =>
  plainMarks.flatMap(({ typed, printed }) => {
    const found = typed.filter((mark) => message.includes(mark));
    return found.length > 0 ? [{ typed: found, printed }] : [];
  });

/** The characters of a message that cannot be printed, each once. */
export const unprintableIn = (message: string): string[] => [...new Set(message.match(UNPRINTABLE))];

/** A cleaned message without what cannot be printed. */
export const withoutUnprintable = (message: string): string =>
  message.replaceAll(UNPRINTABLE, "").replaceAll(/ {2,}/g, " ").replaceAll(/ +$/gm, "").trim();

/** Why a cleaned message is refused; null for one that may be kept. */
export const giftMessageProblem = (message: string): GiftMessageProblem | null =>
  unprintableIn(message).length > 0 ? "characters" : message.length > GIFT_MESSAGE_MAX_LENGTH ? "tooLong" : null;
