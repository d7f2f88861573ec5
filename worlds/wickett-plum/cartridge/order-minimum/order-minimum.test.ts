import type { CheckedLine } from "#sandbox/platform/baskets/basket-rules.ts";
import { minimumOrderCents, orderMinimumFlashes, orderMinimumOf } from "./order-minimum.ts";

const goods = (cents: number | null): CheckedLine => ({ product: null, afterItemDiscountCents: cents });
const form: CheckedLine = {
  product: { attributes: { c_isCollateral: true } } as unknown as CheckedLine["product"],
  afterItemDiscountCents: 500,
};

const words = { locale: "en-US", currency: "USD" };

describe("the least an order may come to", () => {
  test.each([
    ["is met to the cent", [goods(20_000), goods(10_000)], 30_000, { isMet: true, passes: true, missingCents: 0 }],
    ["is more than met", [goods(30_001)], 30_000, { isMet: true, passes: true, missingCents: 0 }],
    ["lacks a cent", [goods(29_999)], 30_000, { isMet: false, passes: false, missingCents: 1 }],
    [
      "does not count sales materials",
      [goods(29_800), form],
      30_000,
      { isMet: false, passes: false, missingCents: 200 },
    ],
    ["lets sales materials go alone", [form, form], 30_000, { isMet: false, passes: true, missingCents: 30_000 }],
    ["counts nothing that has no price", [goods(null)], 100, { isMet: false, passes: false, missingCents: 100 }],
  ] as const)("%s", (_name, lines, minimumCents, expected) => {
    expect(orderMinimumOf(lines, minimumCents)).toEqual({ minimumCents, ...expected });
  });

  test("is nobody's business where the site asks for none", () => {
    expect(orderMinimumOf([goods(1)], null)).toBeNull();
    expect(orderMinimumFlashes(null, words)).toEqual([]);
  });

  test.each([
    [{ qdThresholdEnabled: true, qdThreshold: 299.99 }, 29_999],
    [{ qdThresholdEnabled: false, qdThreshold: 300 }, null],
    [{ qdThresholdEnabled: true, qdThreshold: 0 }, null],
    [{ qdThresholdEnabled: true, qdThreshold: "300" }, null],
    [{}, null],
  ])("preferences %j ask for %p cents", (preferences, cents) => {
    expect(minimumOrderCents(preferences)).toBe(cents);
  });

  test("is told with what is missing, and only while it keeps from ordering", () => {
    expect(orderMinimumFlashes(orderMinimumOf([goods(25_950)], 30_000), words)).toMatchObject([
      {
        type: "ThresholdNotMet",
        message: "The minimum order is $300.00. Please add $40.50 more.",
        details: { minimum: 300, missing: 40.5 },
      },
    ]);
    expect(
      orderMinimumFlashes(orderMinimumOf([goods(25_950)], 30_000), { locale: "fr-CA", currency: "CAD" }).map(
        ({ message }) => message.replaceAll(/\s/g, " "),
      ),
    ).toEqual(["La commande minimale est de 300,00 $. Il manque 40,50 $."]);
    expect(orderMinimumFlashes(orderMinimumOf([form], 30_000), words)).toEqual([]);
    expect(orderMinimumFlashes(orderMinimumOf([goods(30_000)], 30_000), words)).toEqual([]);
  });
});
