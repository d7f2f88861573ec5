import { cleanGiftMessage, giftMessageProblem } from "./gift-message-rules.ts";

test.each([
  ["Happy birthday Theo. Share them, or do not!", null],
  ["Two lines\nof it", null],
  ["", null],
  ["x".repeat(150), null],
  ["x".repeat(151), "tooLong"],
  ["Love ♥", "characters"],
  ["50% off", "characters"],
  ["<b>hi</b>", "characters"],
  ["Für Zoë", "characters"],
  ["A\tB", "characters"],
])("the gift message %j: %s", (message, problem) => {
  expect(giftMessageProblem(message)).toBe(problem);
});

test.each([
  ["  It’s “you” – really…  ", 'It\'s "you" - really...'],
  ["one\r\ntwo\rthree", "one\ntwo\nthree"],
])("%j is kept in plain marks", (typed, kept) => {
  expect(cleanGiftMessage(typed)).toBe(kept);
});
