import { cleanGiftMessage, giftMessageProblem, unprintableIn } from "./gift-message-rules.ts";

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
  ["  It’s “you” – really…  ", 'It\'s "you" - really...'],
  ["one\r\ntwo\rthree", "one\ntwo\nthree"],
  ["Zoe\u0308", "Zoë"],
])("%j is kept in plain marks", (typed, kept) => {
  expect(cleanGiftMessage(typed)).toBe(kept);
});

test("the characters that cannot be printed are named, each once", () => {
  expect(unprintableIn("Love ♥ and ♥ <3 💌")).toEqual(["♥", "<", "💌"]);
});
