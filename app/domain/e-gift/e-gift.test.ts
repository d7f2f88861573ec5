import {
  amountOf,
  dayAfter,
  designOf,
  isGiftAmount,
  isGiftDay,
  mailDayOf,
  toEGift,
  toEGiftValues,
  typedAmount,
} from "./e-gift.ts";

const noon = new Date(2026, 10, 22, 12);

test.each([
  ["40", 40],
  [" $40.50 ", 40.5],
  ["40,5", 40.5],
  ["1,000", null],
  ["40.505", null],
  ["-5", null],
  ["4e2", null],
  ["forty", null],
  ["", null],
])("%j is the amount %s", (text, amount) => expect(typedAmount(text)).toBe(amount));

test.each([
  [null, false],
  [4.99, false],
  [5, true],
  [500, true],
  [500.01, false],
])("an e-gift card of %s may be: %s", (amount, may) => expect(isGiftAmount(amount)).toBe(may));

test("the amount is the chosen one, or the one typed", () => {
  expect(amountOf({ amount: "75", otherAmount: "12" })).toBe(75);
  expect(amountOf({ amount: "other", otherAmount: "12" })).toBe(12);
});

test.each([
  ["2026-11-21", false],
  ["2026-11-22", true],
  ["2027-11-22", true],
  ["2027-11-23", false],
  ["22.11.2026", false],
])("on 22 November 2026 one can be bought for %s: %s", (day, can) => expect(isGiftDay(day, noon)).toBe(can));

test("a day counts over the end of a month", () => expect(dayAfter(noon, 10)).toBe("2026-12-02"));

test("an unknown design is the first, an unreadable day none", () => {
  expect(designOf({ c_design: "velvet" })).toBe("ribbon");
  expect(designOf({ c_design: "snow" })).toBe("snow");
  expect(mailDayOf({ c_deliverOn: "soon" })).toBeNull();
  expect(mailDayOf({ c_deliverOn: "2026-12-24" })).toEqual(new Date("2026-12-24T12:00:00Z"));
});

test("what is typed becomes a gift certificate item, and that the form again", () => {
  const values = {
    ...toEGiftValues(),
    amount: "other",
    otherAmount: "42.5",
    design: "snow" as const,
    recipientName: " Ivy ",
    recipientEmail: "ivy@example.test ",
    senderName: "June",
    message: "Sweets!",
    when: "day" as const,
    day: "2026-12-24",
  };
  const gift = toEGift(values);
  expect(gift).toEqual({
    amount: 42.5,
    recipientEmail: "ivy@example.test",
    recipientName: "Ivy",
    senderName: "June",
    message: "Sweets!",
    c_design: "snow",
    c_deliverOn: "2026-12-24",
  });
  const { c_deliverOn, ...rest } = gift;
  expect(toEGiftValues({ ...rest, c_deliverOn })).toEqual({
    ...values,
    recipientName: "Ivy",
    recipientEmail: "ivy@example.test",
  });
  expect(toEGift({ ...values, when: "now" }).c_deliverOn).toBeNull();
});
