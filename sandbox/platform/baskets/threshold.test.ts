import { createResources } from "#sandbox/core/resources.ts";
import { flashMessages } from "./flash-messages.ts";
import { type ThresholdLine, thresholdFlashes, thresholdOf } from "./threshold.ts";

const goods = (cents: number | null): ThresholdLine => ({ product: null, afterItemDiscountCents: cents });
const form: ThresholdLine = {
  product: { attributes: { c_isCollateral: true } } as unknown as ThresholdLine["product"],
  afterItemDiscountCents: 500,
};

const say = createResources(flashMessages);
const wordsIn = (locale: string, currency: string) => ({
  currency,
  locale,
  say: (...[key, values]: [Parameters<typeof say>[0], Parameters<typeof say>[2]?]) => say(key, locale, values),
});
const words = wordsIn("en-US", "USD");

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
    expect(thresholdOf(lines, minimumCents)).toEqual({ minimumCents, ...expected });
  });

  test("is nobody's business where the site asks for none", () => {
    expect(thresholdOf([goods(1)], null)).toBeNull();
    expect(thresholdFlashes(null, words)).toEqual([]);
  });

  test("is told with what is missing, and only while it keeps from ordering", () => {
    expect(thresholdFlashes(thresholdOf([goods(25_950)], 30_000), words)).toMatchObject([
      {
        type: "ThresholdNotMet",
        message: "The minimum order is $300.00. Please add $40.50 more.",
        details: { minimum: 300, missing: 40.5 },
      },
    ]);
    expect(
      thresholdFlashes(thresholdOf([goods(25_950)], 30_000), wordsIn("fr-CA", "CAD")).map(({ message }) =>
        message.replaceAll(/\s/g, " "),
      ),
    ).toEqual(["La commande minimale est de 300,00 $. Il manque 40,50 $."]);
    expect(thresholdFlashes(thresholdOf([form], 30_000), words)).toEqual([]);
    expect(thresholdFlashes(thresholdOf([goods(30_000)], 30_000), words)).toEqual([]);
  });
});
