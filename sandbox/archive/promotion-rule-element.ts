import type {
  AmountTier,
  Discount,
  OrderRule,
  ProductRule,
  ProductTier,
  PromotionRule,
  ShippingRule,
} from "#sandbox/platform/promotions/promotion.ts";
import { shippingTiers } from "#sandbox/platform/promotions/promotion.ts";
import { numberOf } from "./amount-text.ts";
import type { ArchiveContext } from "./mapping.ts";
import { presentSelection, selectionOf, Unfollowed } from "./product-specification.ts";
import { discountIn, type Money, presentDiscount, thresholdIn } from "./promotion-discounts.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  elementsOf,
  textElement,
  textIn,
  textOf,
  type XmlElement,
} from "./xml-element.ts";

/** What a tier of money gives before its first threshold. */
const nothing: Discount = { type: "percentage", percentage: 0 };

const ids = (name: string, list: readonly string[] | undefined) =>
  list && element(name, {}, ...list.map((id) => element("method-id", {}, id)));

const tier = (threshold: string, discount: Discount, money: Money) =>
  element("discount", {}, element("threshold", {}, threshold), presentDiscount(discount, money));

const isPlain = ({ type, ...of }: Discount) => type === "percentage" && (of as { percentage: number }).percentage === 0;

/** A product discount without a threshold: the format has no "free" there. */
const simple = (discount: Discount, money: Money) =>
  element(
    "simple-discount",
    {},
    presentDiscount(discount.type === "free" ? { type: "percentage", percentage: 100 } : discount, money),
  );

const productDiscounts = (rule: ProductRule, money: Money): XmlElement => {
  const { discount, minQuantity = 1, get, tiers = [] } = rule;
  if (get !== undefined)
    return element(
      "bogo",
      {},
      textElement("threshold", minQuantity),
      presentDiscount(discount, money),
      textElement("eligible-quantity", get),
    );
  if (discount.type === "total_fixed_price" && tiers.length === 0)
    return element(
      "total-discounts",
      {},
      element("discount", {}, presentDiscount(discount, money), textElement("eligible-quantity", minQuantity)),
    );
  const isByAmount = tiers.some(({ from }) => typeof from !== "number");
  if (tiers.length === 0 && minQuantity === 1) return simple(discount, money);
  const first = isByAmount
    ? isPlain(discount)
      ? []
      : [tier("0.00", discount, money)]
    : [tier(String(minQuantity), discount, money)];
  return element(
    "discounts",
    { "condition-type": isByAmount ? "product-amount" : "product-quantity" },
    ...first,
    ...tiers.map(({ from, discount: each }) =>
      tier(typeof from === "number" ? String(from) : money.present(from), each, money),
    ),
  );
};

const presentProductRule = (rule: ProductRule, ignoresExclusions: boolean, money: Money): XmlElement =>
  element(
    "product-promotion-rule",
    {},
    presentSelection("qualifying-products", rule.qualifying ?? rule.products),
    rule.qualifying ? presentSelection("discounted-products", rule.products) : undefined,
    ignoresExclusions ? textElement("disable-global-excluded-products", true) : undefined,
    ids("payment-methods", rule.paymentMethodIds),
    productDiscounts(rule, money),
    textElement("max-applications", rule.maxApplications),
  );

const presentUpsell = (within: OrderRule["approachingWithin"], money: Money) =>
  within ? [textElement("enable-upsells", true), element("upsell-threshold", {}, money.present(within))] : [];

const amountTiers = (tiers: readonly AmountTier[], type: string, money: Money) =>
  element(
    "discounts",
    { "condition-type": type },
    ...tiers.map(({ threshold, discount }) => tier(money.present(threshold), discount, money)),
  );

/** Thresholds of pieces, or of money; a rule that has both is told in own words. */
const orderTiers = ({ tiers }: OrderRule, money: Money): XmlElement => {
  const byPieces = tiers.filter((each) => "pieces" in each);
  return byPieces.length === tiers.length
    ? element(
        "discounts",
        { "condition-type": "product-quantity" },
        ...byPieces.map(({ pieces, discount }) => tier(String(pieces), discount, money)),
      )
    : amountTiers(
        tiers.filter((each) => "threshold" in each),
        "order-total",
        money,
      );
};

const presentOrderRule = (rule: OrderRule, ignoresExclusions: boolean, money: Money): XmlElement =>
  element(
    "order-promotion-rule",
    {},
    rule.products ? presentSelection("qualifying-products", rule.products) : undefined,
    ids("payment-methods", rule.paymentMethodIds),
    ignoresExclusions ? textElement("disable-global-excluded-products", true) : undefined,
    rule.products ? textElement("discount-only-qualifying-products", !rule.discountsWholeOrder) : undefined,
    orderTiers(rule, money),
    ...presentUpsell(rule.approachingWithin, money),
    rule.excludeDiscountedProducts ? textElement("exclude-discounted-products", true) : undefined,
  );

const presentShippingRule = (rule: ShippingRule, ignoresExclusions: boolean, money: Money): XmlElement =>
  element(
    "shipping-promotion-rule",
    {},
    rule.products ? presentSelection("qualifying-products", rule.products) : undefined,
    ids("shipping-methods", rule.methodIds),
    ids("payment-methods", rule.paymentMethodIds),
    rule.products ? textElement("prohibit-nonqualifying-products", rule.prohibitsOtherProducts ?? false) : undefined,
    ignoresExclusions ? textElement("disable-global-excluded-products", true) : undefined,
    amountTiers(shippingTiers(rule), "shipment-total", money),
    ...presentUpsell(rule.approachingWithin, money),
  );

/** A rule as the format tells it, as far as it can. */
export const presentRule = (rule: PromotionRule, ignoresExclusions: boolean, money: Money): XmlElement => {
  if (rule.class === "product") return presentProductRule(rule, ignoresExclusions, money);
  return rule.class === "order"
    ? presentOrderRule(rule, ignoresExclusions, money)
    : presentShippingRule(rule, ignoresExclusions, money);
};

const refuse = (of: XmlElement, names: readonly string[]) => {
  const found = elementsOf(of).find(({ name }) => names.includes(name));
  if (found && !(found.name === "identical-products" && textOf(found) === "false")) throw new Unfollowed(found.name);
};

const methods = (of: XmlElement, name: string) => {
  const found = childOf(of, name);
  return found && childrenOf(found, "method-id").map(textOf);
};

const payments = (of: XmlElement) => {
  const paymentMethodIds = methods(of, "payment-methods");
  return paymentMethodIds && paymentMethodIds.length > 0 ? { paymentMethodIds } : {};
};

const upsell = (of: XmlElement, money: Money) => {
  const within = textIn(of, "upsell-threshold");
  return textIn(of, "enable-upsells") === "true" && within !== undefined
    ? { approachingWithin: money.read(within) }
    : {};
};

const onlyOne = (of: XmlElement, name: string): XmlElement => {
  const [only, ...more] = childrenOf(of, name);
  if (!only || more.length > 0) throw new Unfollowed(`several ${name} in ${of.name}`);
  return only;
};

const atLeast = (count: number) => (count > 1 ? { minQuantity: count } : {});

const quantity = (of: XmlElement, name: string) => Math.max(1, Math.round(numberOf(textIn(of, name)) ?? 1));

/** Discount, thresholds and repeats of a product rule. */
const readProductDiscounts = (
  of: XmlElement,
  money: Money,
  context: ArchiveContext,
): Pick<ProductRule, "discount" | "minQuantity" | "get" | "tiers"> => {
  const bogo =
    childOf(of, "bogo") ?? (childOf(of, "bogo-discounts") && onlyOne(childOf(of, "bogo-discounts")!, "bogo"));
  if (bogo)
    return {
      discount: discountIn(bogo, money, context),
      minQuantity: quantity(bogo, "threshold"),
      get: quantity(bogo, "eligible-quantity"),
    };
  const totals = childOf(of, "total-discounts");
  if (totals) {
    const total = onlyOne(totals, "discount");
    return { discount: discountIn(total, money, context), ...atLeast(quantity(total, "eligible-quantity")) };
  }
  const plain = childOf(of, "simple-discount");
  if (plain) return { discount: discountIn(plain, money, context) };
  const discounts = childOf(of, "discounts");
  const tiers = childrenOf(discounts, "discount").map((each) => ({
    from: thresholdIn(each),
    discount: discountIn(each, money, context),
  }));
  const [first, ...rest] = tiers.sort((one, other) => one.from - other.from);
  if (!first) throw new Unfollowed("a rule without discounts");
  if (attributeOf(discounts, "condition-type") === "product-amount") {
    const all: ProductTier[] = tiers.map(({ from, discount }) => ({ from: money.read(String(from)), discount }));
    return first.from === 0 ? { discount: first.discount, tiers: all.slice(1) } : { discount: nothing, tiers: all };
  }
  return { discount: first.discount, ...atLeast(first.from), ...(rest.length > 0 ? { tiers: rest } : {}) };
};

const readProductRule = (of: XmlElement, money: Money, context: ArchiveContext): ProductRule => {
  refuse(of, [
    "qualifying-products-combination",
    "discounted-products-combination",
    "shipping-methods",
    "identical-products",
  ]);
  const qualifying = childOf(of, "qualifying-products");
  const discounted = childOf(of, "discounted-products");
  const most = numberOf(textIn(of, "max-applications"));
  return {
    class: "product",
    products: selectionOf(discounted ?? qualifying, context),
    ...(qualifying && discounted ? { qualifying: selectionOf(qualifying, context) } : {}),
    ...payments(of),
    ...readProductDiscounts(of, money, context),
    ...(most === undefined ? {} : { maxApplications: Math.round(most) }),
  };
};

const readTiers = (of: XmlElement, type: string, money: Money, context: ArchiveContext): AmountTier[] => {
  const discounts = childOf(of, "discounts");
  const found = attributeOf(discounts, "condition-type") ?? type;
  if (found !== type) throw new Unfollowed(`${of.name} by ${found}`);
  return childrenOf(discounts, "discount")
    .sort((one, other) => thresholdIn(one) - thresholdIn(other))
    .map((each) => ({ threshold: money.read(String(thresholdIn(each))), discount: discountIn(each, money, context) }));
};

const readOrderRule = (of: XmlElement, money: Money, context: ArchiveContext): OrderRule => {
  refuse(of, ["qualifying-products-combination", "non-qualifying-products", "excluded-products"]);
  const products = childOf(of, "qualifying-products");
  const discounts = childOf(of, "discounts");
  const tiers =
    attributeOf(discounts, "condition-type") === "product-quantity"
      ? childrenOf(discounts, "discount")
          .sort((one, other) => thresholdIn(one) - thresholdIn(other))
          .map((each) => ({ pieces: Math.round(thresholdIn(each)), discount: discountIn(each, money, context) }))
      : readTiers(of, "order-total", money, context);
  if (tiers.length === 0) throw new Unfollowed("a rule without discounts");
  return {
    class: "order",
    ...(products ? { products: selectionOf(products, context) } : {}),
    ...payments(of),
    tiers,
    ...(products && textIn(of, "discount-only-qualifying-products") !== "true" ? { discountsWholeOrder: true } : {}),
    ...(textIn(of, "exclude-discounted-products") === "true" ? { excludeDiscountedProducts: true } : {}),
    ...upsell(of, money),
  };
};

const readShippingRule = (of: XmlElement, money: Money, context: ArchiveContext): ShippingRule => {
  refuse(of, ["qualifying-products-combination", "max-applications"]);
  const products = childOf(of, "qualifying-products");
  const methodIds = methods(of, "shipping-methods");
  const [first, ...tiers] = readTiers(of, "shipment-total", money, context);
  if (!first) throw new Unfollowed("a rule without discounts");
  return {
    class: "shipping",
    ...first,
    ...(tiers.length > 0 ? { tiers } : {}),
    ...(products ? { products: selectionOf(products, context) } : {}),
    // Other goods stand in the way unless the file says that they do not.
    ...(products && textIn(of, "prohibit-nonqualifying-products") !== "false" ? { prohibitsOtherProducts: true } : {}),
    ...(methodIds && methodIds.length > 0 ? { methodIds } : {}),
    ...payments(of),
    ...upsell(of, money),
  };
};

/** The rule inside a promotion; nothing for one without. @throws Unfollowed for what the shop has no rule for */
export const ruleIn = (
  promotion: XmlElement,
  money: Money,
  context: ArchiveContext,
): { rule: PromotionRule; ignoresExclusions: boolean } | undefined => {
  for (const [name, read] of Object.entries({
    "product-promotion-rule": readProductRule,
    "order-promotion-rule": readOrderRule,
    "shipping-promotion-rule": readShippingRule,
  })) {
    const of = childOf(promotion, name);
    if (of)
      return {
        rule: read(of, money, context),
        ignoresExclusions: textIn(of, "disable-global-excluded-products") === "true",
      };
  }
  return undefined;
};
