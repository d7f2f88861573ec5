import { codesOf, type Coupon } from "#sandbox/platform/promotions/coupon.ts";
import { discountsOf, type Promotion, type PromotionRule } from "#sandbox/platform/promotions/promotion.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";
import { checkPromotions } from "./check-promotions.ts";
import { coupons } from "./coupons.ts";
import { orderPromotions } from "./order-promotions.ts";
import { productPromotions } from "./product-promotions.ts";
import { promotions } from "./promotions.ts";
import { shippingPromotions } from "./shipping-promotions.ts";
import type { WorldPromotion } from "./world-promotion.ts";

type Is = (promotion: Promotion) => boolean;

const isExpired: Is = ({ endsAt, archived }) => !archived && endsAt !== null && endsAt <= worldEpoch;
const isFuture: Is = ({ startsAt }) => startsAt !== null && startsAt > worldEpoch;
const isDisabled: Is = ({ enabled }) => !enabled;
const isArchived: Is = ({ archived }) => archived === true;
const runs: Is = (promotion) => ![isExpired, isFuture, isDisabled, isArchived].some((is) => is(promotion));

const gives =
  (type: string): Is =>
  ({ rule }) =>
    discountsOf(rule).some((discount) => discount.type === type);
const product =
  (is: (rule: Extract<PromotionRule, { class: "product" }>) => boolean): Is =>
  ({ rule }) =>
    rule.class === "product" && is(rule);
const order =
  (is: (rule: Extract<PromotionRule, { class: "order" }>) => boolean): Is =>
  ({ rule }) =>
    rule.class === "order" && is(rule);
const shipping =
  (is: (rule: Extract<PromotionRule, { class: "shipping" }>) => boolean): Is =>
  ({ rule }) =>
    rule.class === "shipping" && is(rule);
const ofCategory = (rule: Extract<PromotionRule, { class: "product" }>, id: string) =>
  (rule.products.groups ?? []).some(({ categoryIds = [] }) => categoryIds.includes(id));

test.each<[string, number, Is]>([
  ["in all", 38, () => true],
  ["of products", 16, ({ rule }) => rule.class === "product"],
  ["of orders", 11, ({ rule }) => rule.class === "order"],
  ["of shipping", 11, ({ rule }) => rule.class === "shipping"],
  ["exclusive in their class", 5, ({ exclusivity }) => exclusivity === "class"],
  ["exclusive of all others", 2, ({ exclusivity }) => exclusivity === "global"],
  ["with a rank", 9, ({ rank }) => rank !== null],
  ["over", 4, isExpired],
  ["to come", 3, isFuture],
  ["switched off", 2, isDisabled],
  ["archived", 2, isArchived],
])("so many promotions are %s: %i", (_what, number, is) => {
  expect(promotions.filter(is)).toHaveLength(number);
});

test.each<[string, Is]>([
  ["a percentage of products", product(({ discount }) => discount.type === "percentage")],
  ["an amount off products", product(({ discount }) => discount.type === "amount")],
  ["products at a fixed price", product(({ discount }) => discount.type === "fixed_price")],
  ["products at another book's price", gives("price_book_price")],
  ["more for more pieces", product(({ tiers = [] }) => tiers.length > 1)],
  ["some when some are bought", product(({ get }) => get !== undefined)],
  ["some for a total", gives("total_fixed_price")],
  ["a bonus by itself", gives("bonus")],
  [
    "a bonus from a list",
    product(({ discount }) => discount.type === "bonus_choice" && (discount.products ?? []).length > 1),
  ],
  [
    "a bonus from all that a rule names",
    product(({ discount }) => discount.type === "bonus_choice" && !!discount.rule),
  ],
  ["a percentage of options", gives("percentage_off_options")],
  ["something on one day of the week", ({ schedule }) => schedule?.weekdays?.length === 1],
  ["something on what is dairy free", product((rule) => ofCategory(rule, "dairy-free"))],
  ["nothing on an excluded brand", product(({ products }) => (products.excludedBrands ?? []).length > 0)],
  ["more for orders of three sizes", order(({ tiers }) => tiers.length === 3)],
  ["something to a group alone", (promotion) => order(() => true)(promotion) && promotion.customerGroups.length > 0],
  [
    "something for a coupon alone",
    (promotion) => order(() => true)(promotion) && promotion.couponIds.length > 0 && promotion.match !== "any",
  ],
  ["something for one way to pay", order(({ paymentMethodIds }) => paymentMethodIds?.length === 1)],
  [
    "something to those who raise funds",
    (promotion) =>
      order(() => true)(promotion) &&
      promotion.siteIds.length === 1 &&
      promotion.siteIds[0] === "WickettPlumFundraising",
  ],
  ["a nudge to spend a little more", order(({ approachingWithin }) => approachingWithin !== undefined)],
  ["nothing on what is reduced already", order(({ excludeDiscountedProducts }) => excludeDiscountedProducts === true)],
  [
    "free carriage from a sum on, with a nudge",
    shipping(
      ({ discount, threshold, approachingWithin }) =>
        discount.type === "free" && (threshold["USD"] ?? 0) > 0 && approachingWithin !== undefined,
    ),
  ],
  ["something for certain carriers", shipping(({ methodIds = [] }) => methodIds.length > 0)],
  ["something for every carrier but no pickup", shipping(({ methodIds }) => methodIds === undefined)],
  ["carriage at a fixed price", shipping(({ discount }) => discount.type === "fixed_price")],
  ["a percentage of carriage", shipping(({ discount }) => discount.type === "percentage")],
  [
    "something for what can not melt",
    shipping(
      ({ products, prohibitsOtherProducts }) =>
        prohibitsOtherProducts === true && products?.groups?.[0]?.attributes?.["c_isMeltable"]?.[0] === false,
    ),
  ],
  [
    "free carriage, not to Alaska and Hawaii",
    shipping(
      (rule) =>
        discountsOf(rule).some(({ type }) => type === "free") &&
        (rule.methodIds ?? ["postal-ground"]).every((id) => !["ups-alaska-hawaii", "postal-ground"].includes(id)),
    ),
  ],
  ["three steps on the way to free carriage", shipping(({ tiers = [] }) => tiers.length === 2)],
])("a promotion that runs gives %s", (_what, is) => {
  expect(promotions.filter((promotion) => runs(promotion) && is(promotion))).not.toEqual([]);
});

test("every promotion speaks Canadian English and French, in other words than its own where amounts or spelling differ", () => {
  for (const { id, name, texts } of promotions) {
    expect([id, Object.keys(texts ?? {})]).toEqual([id, ["en-CA", "fr-CA"]]);
    expect(texts?.["fr-CA"]?.name).not.toBe(name);
  }
  const canadian = (id: string) => promotions.find((each) => each.id === id)?.texts?.["en-CA"]?.calloutMsg;
  expect(canadian("free-ground")).toBe("Free standard shipping on $120 or more");
});

/** Amounts a text names, as cents; percentages and counts are none. */
const amountsIn = (text: string) => [...text.matchAll(/\$(\d+(?:\.\d\d)?)/g)].map(([, amount]) => Number(amount) * 100);

const centsOf = ({ rule }: Promotion, currency: string): (number | undefined)[] => [
  ...discountsOf(rule).flatMap((discount) => ("amount" in discount ? [discount.amount[currency]] : [])),
  ...("threshold" in rule ? [rule.threshold[currency]] : []),
  ...(rule.tiers ?? []).flatMap((tier) => ("threshold" in tier ? [tier.threshold[currency]] : [])),
];

test.each(promotions.map((promotion) => [promotion.id, promotion] as const))(
  "the amounts %s speaks of are the ones it goes by, in both countries",
  (_id, promotion) => {
    const currencies = new Set(
      sites.filter(({ id }) => promotion.siteIds.includes(id)).map(({ currency }) => currency),
    );
    for (const currency of currencies) {
      const text = currency === "USD" ? promotion.calloutMsg : (promotion.texts?.["en-CA"]?.calloutMsg ?? "");
      expect(centsOf(promotion, currency)).toEqual(expect.arrayContaining(amountsIn(text)));
    }
  },
);

test.each<[string, number, (coupon: Coupon) => boolean]>([
  ["in all", 16, () => true],
  ["with a list of codes", 1, ({ codes = [] }) => codes.length > 1],
  ["with codes that were made", 1, ({ generated }) => generated !== undefined],
  ["that ask for the right capitals", 1, ({ caseInsensitive }) => !caseInsensitive],
  ["that count each customer", 2, ({ customerLimit }) => customerLimit !== null],
  ["that count within some days", 2, ({ timeFrame }) => timeFrame !== undefined],
  ["that come to an end", 3, ({ redemptionLimit }) => redemptionLimit !== null],
  ["switched off", 1, ({ enabled }) => !enabled],
  ["of one site alone", 1, ({ siteIds }) => siteIds.length === 1],
])("so many coupons are %s: %i", (_what, number, is) => {
  expect(coupons.filter(is)).toHaveLength(number);
});

test("every coupon that is on opens a promotion, and the one of a single code has one", () => {
  for (const coupon of coupons.filter(({ enabled }) => enabled))
    expect([coupon.id, promotions.some(({ couponIds }) => couponIds.includes(coupon.id))]).toEqual([coupon.id, true]);
  expect(coupons.filter((coupon) => codesOf(coupon).length === 1)).toHaveLength(14);
});

test("what is wrong with a promotion or a coupon is said with its file, its name and the field", () => {
  const [sound] = productPromotions as [WorldPromotion];
  const broken: WorldPromotion = {
    ...sound,
    details: " ",
    startsAt: new Date("2027-01-02T00:00:00Z"),
    endsAt: new Date("2027-01-01T00:00:00Z"),
    couponIds: ["nosuch"],
    customerGroups: ["Nobody"],
    rule: {
      class: "product",
      products: { groups: [{ categoryIds: ["moon"] }, { productIds: ["1"] }] },
      discount: { type: "amount", amount: { USD: 1.5 } },
    },
  };
  const twice: Coupon[] = [...coupons, { ...(coupons[0] as Coupon), id: "other" }];
  const check = () =>
    checkPromotions(
      [
        { file: "product-promotions.ts", promotions: [sound, broken] },
        { file: "order-promotions.ts", promotions: orderPromotions },
        { file: "shipping-promotions.ts", promotions: shippingPromotions },
      ],
      twice,
    );
  const about = "product-promotions.ts: promotion brittle-week:";
  for (const message of [
    `${about} id: is used in product-promotions.ts already`,
    `${about} details: is empty`,
    `${about} endsAt: is before it begins`,
    `${about} couponIds: 'nosuch' is not a coupon`,
    `${about} customerGroups: 'Nobody' is not a group of customers`,
    `${about} rule: 'moon' is not a category`,
    `${about} rule: '1' is not a product`,
    `${about} rule: has an amount that is no whole number of USD cents`,
    `${about} rule: has an amount that is no whole number of CAD cents`,
    "coupons.ts: coupon other: code: 'WINDOWSILL' is windowsill's already",
  ])
    expect(check).toThrow(message);
});
