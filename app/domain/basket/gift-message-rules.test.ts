import {
  cleanGiftMessage,
  giftMessageProblem,
  printedOtherwise,
  unprintableIn,
  withoutUnprintable,
} from "./gift-message-rules.ts";

test.each([
  ["Happy birthday Theo. Share them, or do not!", null],
  ["Two lines\nof it", null],
  ["", null],
  ["x".repeat(150), null],
  ["x".repeat(151), "tooLong"],
  ["Love ♥", "characters"],
  ["50% off", null],
  ["Mom & Dad", null],
  ["Joyeux anniversaire à toute la famille\u00a0: « santé »!", null],
  ["¡Feliz cumpleaños, José! Muß das sein? Ŝmaĉa 糖", null],
  ["<b>hi</b>", "characters"],
  ["Für Zoë", null],
  ["a ~ b", "characters"],
  ["A\tB", "characters"],
])("the gift message %j: %s", (message, problem) => {
  expect(giftMessageProblem(message)).toBe(problem);
});

test.each([
  ["  It’s “you” – really…  ", "It’s “you” - really..."],
  ["d’Érables, ‘oui’", "d’Érables, ‘oui’"],
  ["one\r\ntwo\rthree", "one\ntwo\nthree"],
  ["Zoe\u0308", "Zoë"],
  ["soft\u00adly\tspoken\u200d", "softly spoken"],
])("%j is kept in plain marks", (typed, kept) => {
  expect(cleanGiftMessage(typed)).toBe(kept);
});

test("the characters that cannot be printed are named, each once", () => {
  expect(unprintableIn("Love ♥ and ♥ <3 💌")).toEqual(["♥", "<", "💌"]);
});

test.each([
  ["Love ♥ and ♥ <3 💌", "Love and 3"],
  ["For Zoë ❤️\nfrom 👩‍👧 José", "For Zoë\nfrom José"],
])("%j without what cannot be printed is %j", (typed, printable) => {
  const message = withoutUnprintable(cleanGiftMessage(typed));
  expect(message).toBe(printable);
  expect(giftMessageProblem(message)).toBeNull();
});

test("a message says which of its marks look otherwise on the card", () => {
  expect(printedOtherwise("It’s “you” – really — you…")).toEqual([
    { typed: ["–", "—"], printed: "-" },
    { typed: ["…"], printed: "..." },
  ]);
  expect(printedOtherwise("It’s “you”")).toEqual([]);
});
