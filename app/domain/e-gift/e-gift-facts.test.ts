import { isGiftAmount, isGiftDay, mailDayOf, toEGift, toEGiftValues, typedAmount } from "./e-gift.ts";

test.each([
  ["$ 75", 75],
  ["75 $", 75],
  ["  $$75  ", 75],
  ["75,5", 75.5],
  ["75,50", 75.5],
  ["7$5", null],
  ["7 5", null],
  ["1,500", null],
  ["75,50,1", null],
  ["75.505", null],
])("%p is %p", (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test.each([
  [null, false],
  [4.99, false],
  [5, true],
  [500, true],
  [500.01, false],
])("%p may be on a card: %p", (amount, may) => {
  expect(isGiftAmount(amount)).toBe(may);
});

test.each(["x2026-12-24", "2026-12-24x", "soon", ""])("%p is no day for a card", (day) => {
  expect(isGiftDay(day, new Date(2026, 10, 21))).toBe(false);
  expect(mailDayOf({ c_deliverOn: day })).toBeNull();
});

test("a day that is no text mails a card at once", () => {
  expect([{}, { c_deliverOn: ["2026-12-24"] }, { c_deliverOn: null }].map(mailDayOf)).toEqual([null, null, null]);
  expect(mailDayOf({ c_deliverOn: "2026-12-24" })?.toISOString()).toBe("2026-12-24T12:00:00.000Z");
});

const fresh = {
  amount: "50",
  otherAmount: "",
  design: "ribbon",
  recipientName: "",
  recipientEmail: "",
  senderName: "",
  message: "",
  when: "now",
  day: "",
};

test("a new card is for fifty, and goes at once", () => {
  expect(toEGiftValues()).toEqual(fresh);
  expect(toEGiftValues({})).toEqual(fresh);
});

test.each([
  ["an amount of one's own", { amount: 60 }, { amount: "other", otherAmount: "60" }],
  ["an amount that is offered", { amount: 100 }, { amount: "100", otherAmount: "" }],
  ["a day", { c_deliverOn: "2026-12-24" }, { when: "day", day: "2026-12-24" }],
  ["a day that is none", { c_deliverOn: null }, { when: "now", day: "" }],
])("a card in the bag shows %s", (_name, gift, values) => {
  expect(toEGiftValues(gift)).toEqual({ ...fresh, ...values });
});

test("what is typed is sent trimmed", () => {
  const values = {
    ...toEGiftValues(),
    recipientName: " June ",
    recipientEmail: " june@marlowe.example ",
    senderName: " Plum ",
    message: " Hi ",
    day: "2026-12-24",
  };
  const sent = {
    amount: 50,
    recipientName: "June",
    recipientEmail: "june@marlowe.example",
    senderName: "Plum",
    message: "Hi",
    c_design: "ribbon",
    c_deliverOn: null,
  };
  expect(toEGift(values)).toEqual(sent);
  expect(toEGift({ ...values, when: "day" })).toEqual({ ...sent, c_deliverOn: "2026-12-24" });
});
