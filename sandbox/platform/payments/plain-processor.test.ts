import { createCardProcessor } from "./card-processor.ts";
import { plainCardId } from "./plain-card.ts";
import { plainProcessor } from "./plain-processor.ts";

const processor = createCardProcessor(plainProcessor);
const payment = { orderNo: "7", amountCents: 650, currency: "EUR" };
const pay = (digits: string) =>
  processor.authorise({
    ...payment,
    card: { storedCardId: plainCardId({ maskedNumber: `************${digits}`, holder: null }) },
  });

test.each([
  ["1111", { status: "authorized", transactionId: expect.stringMatching(/./) as string, storedCardId: null }],
  ["0002", { status: "declined", reason: "PROCESSOR_DECLINED" }],
  ["9995", { status: "declined", reason: "INSUFFICIENT_FUND" }],
  ["0069", { status: "declined", reason: "EXPIRED_CARD" }],
  ["0119", { status: "failed", reason: "PROCESSOR_UNAVAILABLE" }],
])("a card that ends in %s is answered without a third party", async (digits, answer) => {
  expect(await pay(digits)).toEqual(answer);
});

test.each([
  ["1111", { status: "authorized" }],
  ["0036", { status: "declined", reason: "INSUFFICIENT_FUND" }],
])("a card that ends in %s is good, and asked for more on top of it answers by its digits", async (digits, answer) => {
  const first = await pay(digits);
  if (first.status !== "authorized") throw new Error(`It was ${first.status}.`);
  const { transactionId } = first;
  expect(await processor.increase({ ...payment, transactionId, name: "line-2" })).toMatchObject(answer);
});

test("it knows no token and keeps no card, and lets go of everything", async () => {
  expect(await processor.authorise({ ...payment, card: { token: "a.b.c" } })).toMatchObject({ status: "failed" });
  const card = { number: "4111111111111111", expirationMonth: 9, expirationYear: 2039 };
  expect(await processor.keep(card, "7", "EUR")).toEqual({ status: "failed", reason: "INVALID_DATA" });
  expect(await processor.reverse("7")).toBe(true);
});
