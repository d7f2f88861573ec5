import { codesOf, type Coupon } from "#sandbox/platform/promotions/coupon.ts";
import { type Amounts, discountsOf, type PromotionRule } from "#sandbox/platform/promotions/promotion.ts";
import type { ProductSelection } from "#sandbox/platform/promotions/product-selection.ts";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { variantsOf } from "#worlds/wickett-plum/catalogue/variants.ts";
import { customerGroups } from "#worlds/wickett-plum/customer-groups.ts";
import { shippingMethods } from "#worlds/wickett-plum/shipping-methods.ts";
import { worldSourceCodeGroups } from "#worlds/wickett-plum/source-codes.ts";
import type { WorldPromotion } from "./world-promotion.ts";

const categoryIds = new Set(catalogue.categories.map(({ id }) => id));
const productIds = new Set(
  catalogue.files.flatMap(({ products }) =>
    products.flatMap((product) => [product.id, ...variantsOf(product).map(({ id }) => id)]),
  ),
);
const groupIds = new Set(customerGroups.map(({ id }) => id));
const sourceCodeGroupIds = new Set(worldSourceCodeGroups.map(({ id }) => id));
const methodIds = new Set(shippingMethods.map(({ id }) => id));

const currencyOf = (siteId: string) => (siteId === "WickettPlumCA" ? "CAD" : "USD");

const selectionsOf = (rule: PromotionRule): ProductSelection[] => [
  ...("products" in rule && rule.products ? [rule.products] : []),
  ...("qualifying" in rule && rule.qualifying ? [rule.qualifying] : []),
  ...discountsOf(rule).flatMap((discount) => ("rule" in discount && discount.rule ? [discount.rule] : [])),
];

const namedProducts = (rule: PromotionRule): string[] => [
  ...selectionsOf(rule).flatMap(({ groups = [], excludedProductIds = [] }) => [
    ...groups.flatMap(({ productIds: named = [] }) => named),
    ...excludedProductIds,
  ]),
  ...discountsOf(rule).flatMap((discount) =>
    "products" in discount ? (discount.products ?? []).map(({ productId }) => productId) : [],
  ),
];

const namedCategories = (rule: PromotionRule): string[] =>
  selectionsOf(rule).flatMap(({ groups = [], excludedCategoryIds = [] }) => [
    ...groups.flatMap(({ categoryIds: named = [] }) => named),
    ...excludedCategoryIds,
  ]);

const amountsOf = (rule: PromotionRule): Amounts[] => [
  ...discountsOf(rule).flatMap((discount) => ("amount" in discount ? [discount.amount] : [])),
  ...(rule.class === "shipping" ? [rule.threshold] : []),
  ...(rule.tiers ?? []).flatMap((tier) => ("threshold" in tier ? [tier.threshold] : [])),
  ...("approachingWithin" in rule && rule.approachingWithin ? [rule.approachingWithin] : []),
];

/** What is wrong with one promotion, as `[field, message]`. */
const faultsOf = (promotion: WorldPromotion, couponIds: ReadonlySet<string>): [string, string][] => {
  const faults: [string, string][] = [];
  const expect = (holds: boolean, field: string, message: string) => {
    if (!holds) faults.push([field, message]);
  };
  const { id, rule, startsAt, endsAt, siteIds, currencies, french } = promotion;
  const known = (names: readonly string[], all: ReadonlySet<string>, field: string, what: string) => {
    for (const name of names) expect(all.has(name), field, `'${name}' is not ${what}`);
  };
  expect(/^[a-z0-9-]+$/.test(id), "id", `'${id}' may hold lower-case letters, digits and hyphens only`);
  for (const field of ["name", "calloutMsg", "details"] as const) {
    expect(promotion[field].trim() !== "", field, "is empty");
    expect(french[field].trim() !== "", `french.${field}`, "is empty");
  }
  expect(!startsAt || !endsAt || startsAt < endsAt, "endsAt", "is before it begins");
  known(promotion.couponIds, couponIds, "couponIds", "a coupon");
  known(promotion.customerGroups, groupIds, "customerGroups", "a group of customers");
  known(promotion.sourceCodeGroupIds ?? [], sourceCodeGroupIds, "sourceCodeGroupIds", "a group of source codes");
  known(namedCategories(rule), categoryIds, "rule", "a category");
  known(namedProducts(rule), productIds, "rule", "a product");
  if (rule.class === "shipping") known(rule.methodIds ?? [], methodIds, "rule.methodIds", "a shipping method");
  for (const currency of new Set(currencies ?? siteIds.map(currencyOf)))
    for (const amounts of amountsOf(rule)) {
      const cents = amounts[currency];
      expect(Number.isInteger(cents), "rule", `has an amount that is no whole number of ${currency} cents`);
    }
  const tiers = (rule.tiers ?? []).map((tier) =>
    "threshold" in tier ? (tier.threshold["USD"] ?? tier.threshold["CAD"] ?? 0) : "pieces" in tier ? tier.pieces : 0,
  );
  expect(
    tiers.every((from, index) => index === 0 || from === 0 || from > (tiers[index - 1] ?? 0)),
    "rule.tiers",
    "do not rise",
  );
  return faults;
};

/** What is wrong with the coupons, as whole messages. */
const couponFaults = (coupons: readonly Coupon[]): string[] => {
  const owners = new Map<string, string>();
  return coupons.flatMap((coupon) => {
    const codes = codesOf(coupon);
    const messages = codes.length > 0 ? [] : [`coupons.ts: coupon ${coupon.id}: code: there is none`];
    for (const code of codes) {
      const key = code.toUpperCase();
      const other = owners.get(key);
      if (other) messages.push(`coupons.ts: coupon ${coupon.id}: code: '${code}' is ${other}'s already`);
      owners.set(key, coupon.id);
    }
    return messages;
  });
};

/**
 * The promotions of all files when they and the coupons are sound. Throws one error that lists everything wrong with
 * them, each line naming file, promotion and field.
 */
export const checkPromotions = (
  files: readonly { file: string; promotions: readonly WorldPromotion[] }[],
  coupons: readonly Coupon[],
): readonly WorldPromotion[] => {
  const couponIds = new Set(coupons.map(({ id }) => id));
  const seen = new Map<string, string>();
  const messages = files.flatMap(({ file, promotions }) =>
    promotions.flatMap((promotion) => {
      const earlier = seen.get(promotion.id);
      seen.set(promotion.id, file);
      const twice: [string, string][] = earlier ? [["id", `is used in ${earlier} already`]] : [];
      return [...twice, ...faultsOf(promotion, couponIds)].map(
        ([field, message]) => `${file}: promotion ${promotion.id}: ${field}: ${message}`,
      );
    }),
  );
  messages.push(...couponFaults(coupons));
  if (messages.length > 0) throw new Error(`The promotions of the world are not sound.\n${messages.join("\n")}`);
  return files.flatMap(({ promotions }) => promotions);
};
