import type { ProductSelection } from "#sandbox/platform/promotions/product-selection.ts";
import type { GoodsSelection } from "#sandbox/platform/shipping/goods.ts";
import {
  SHIPPING_TAX_CLASS,
  type ShippingMethod,
  type ShippingTexts,
} from "#sandbox/platform/shipping/shipping-method.ts";
import { centsOf, moneyText } from "./amount-text.ts";
import { readAttributes } from "./custom-attributes.ts";
import { defaultText, languagesIn, localized, textInLanguage } from "./localized.ts";
import type { ArchiveContext, Entry } from "./mapping.ts";
import { ownWordsOf, presentOwnWords, unsaidIn } from "./own-words.ts";
import { presentSelection, selectionOf, Unfollowed } from "./product-specification.ts";
import { currencyOf, type SiteFacts } from "./site-facts.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  textElement,
  textIn,
  textOf,
  type XmlElement,
} from "./xml-element.ts";

/** What an archive and the shop both know of a way to ship. */
export interface ShippingFacts extends Omit<ShippingMethod, "id" | "siteIds"> {
  position: number;
}

/** Where a method stands that does not say. */
const LAST = 1000;

/** Attributes that mark a pickup, in the order they are looked for. */
const PICKUP = "storePickupEnabled";

const state = "shipment.shippingAddress.stateCode";
const country = "shipment.shippingAddress.countryCode";

/** Goods as a selection of the format: those of the list, and those of the categories. */
const goods = ({ productIds, categoryIds }: GoodsSelection): ProductSelection => ({
  groups: [...(productIds ? [{ productIds }] : []), ...(categoryIds ? [{ categoryIds }] : [])],
});

const goodsOf = (of: XmlElement | undefined, context: ArchiveContext): GoodsSelection => {
  const { groups = [], ...others } = selectionOf(of, context);
  if (Object.keys(others).length > 0) throw new Unfollowed(`methods by ${Object.keys(others).join(", ")}`);
  if (groups.some((group) => Object.keys(group).length > 1)) throw new Unfollowed("methods by several conditions");
  const unknown = groups.flatMap(({ productIds: _ids, categoryIds: _categories, ...more }) => Object.keys(more));
  if (unknown.length > 0) throw new Unfollowed(`methods by ${unknown.join(", ")}`);
  const productIds = groups.flatMap((group) => group.productIds ?? []);
  const categoryIds = groups.flatMap((group) => group.categoryIds ?? []);
  return { ...(productIds.length > 0 ? { productIds } : {}), ...(categoryIds.length > 0 ? { categoryIds } : {}) };
};

type Places = Pick<ShippingFacts, "excludedRegions" | "onlyRegions" | "countries">;

const presentPlaces = ({ excludedRegions, onlyRegions, countries }: Places): XmlElement | undefined => {
  const rule = (path: string, operator: string, values: readonly string[]) =>
    values.length === 0
      ? undefined
      : element(
          "condition-group",
          { "match-mode": "all" },
          element(
            "condition",
            {},
            element("attribute-path", {}, path),
            element("operator", {}, operator),
            ...values.map((value) => element("string", {}, value)),
          ),
        );
  const groups = [
    rule(state, "is-equal", excludedRegions),
    rule(state, "is-not-equal", onlyRegions),
    rule(country, "is-not-equal", countries),
  ].filter((each) => each !== undefined);
  return groups.length > 0
    ? element("excluded-addresses", {}, element("included-addresses", {}, ...groups))
    : undefined;
};

const placesOf = (of: XmlElement | undefined): Places => {
  const places = { excludedRegions: [] as string[], onlyRegions: [] as string[], countries: [] as string[] };
  if (childOf(of, "excluded-addresses")) throw new Unfollowed("addresses that are excluded from being excluded");
  for (const group of childrenOf(childOf(of, "included-addresses"), "condition-group")) {
    const [only, ...more] = childrenOf(group, "condition");
    const path = textIn(only, "attribute-path") ?? "";
    const operator = textIn(only, "operator") ?? "";
    const values = childrenOf(only, "string").map(textOf);
    const isState = path.toLowerCase().endsWith("statecode");
    const list =
      isState && operator === "is-equal"
        ? places.excludedRegions
        : isState && operator === "is-not-equal"
          ? places.onlyRegions
          : path.toLowerCase().endsWith("countrycode") && operator === "is-not-equal"
            ? places.countries
            : undefined;
    if (!list || more.length > 0) throw new Unfollowed(`addresses whose ${path} ${operator}`);
    list.push(...values);
  }
  return places;
};

const costsOf = (of: XmlElement, currency: string): ShippingFacts["costs"] => {
  const table = childOf(of, "price-table");
  if (childrenOf(table, "percentage").length > 0) throw new Unfollowed("costs in percent");
  return childrenOf(table, "amount")
    .map((amount) => ({
      currency,
      fromTotalCents: centsOf(attributeOf(amount, "order-value")) ?? 0,
      costCents: centsOf(textOf(amount)) ?? 0,
    }))
    .sort((one, other) => one.fromTotalCents - other.fromTotalCents);
};

const productCostsOf = (of: XmlElement, currency: string, context: ArchiveContext): ShippingFacts["productCosts"] =>
  childrenOf(childOf(of, "product-cost-groups"), "product-cost-group").map((each) => {
    const cost = childOf(each, "cost-per-item");
    const fixed = centsOf(textIn(cost, "fixed-price"));
    return {
      goods: goodsOf(childOf(each, "products"), context),
      kind: fixed === undefined ? "surcharge" : "fixed",
      amountCents: { [currency]: fixed ?? centsOf(textIn(cost, "surcharge")) ?? 0 },
    };
  });

const yes = (value: unknown) => value === true || value === "true";

/** What a method is called in other languages than the default. */
const textsOf = (of: XmlElement): ShippingTexts =>
  Object.fromEntries(
    languagesIn(of, ["display-name", "description"]).map((language) => {
      const name = textInLanguage(of, "display-name", language);
      const description = textInLanguage(of, "description", language);
      return [language, { ...(name === null ? {} : { name }), ...(description === null ? {} : { description }) }];
    }),
  );

const told = (entry: Entry, context: ArchiveContext): ShippingFacts => {
  const { element: of, siteId } = entry;
  const currency = textIn(of, "currency") || currencyOf(context.sites, siteId);
  if (textIn(of, "base-method")) throw new Unfollowed("methods that rest on others");
  const attributes = readAttributes(of, "ShippingMethod", context);
  return {
    name: defaultText(of, "display-name") ?? "",
    description: defaultText(of, "description") ?? "",
    carrierCode: textIn(of, "external-shipping-method") || null,
    online: textIn(of, "online-flag") === "true",
    isDefault: attributeOf(of, "default") === "true",
    isPickup: yes(attributes[`c_${PICKUP}`]),
    isEmail: false,
    taxClassId: textIn(of, "tax-class-id") || SHIPPING_TAX_CLASS,
    texts: textsOf(of),
    position: LAST,
    currencies: [currency],
    ...placesOf(childOf(of, "excluded-addresses")),
    shipsToPostBoxes: true,
    customerGroups: childrenOf(childOf(of, "customer-groups"), "customer-group").map(textOf),
    excludedGoods: goodsOf(childOf(of, "excluded-products"), context),
    productCosts: productCostsOf(of, currency, context),
    transitDays: {},
    deliversOnSaturday: false,
    estimatedArrival:
      typeof attributes["c_estimatedArrivalTime"] === "string" ? attributes["c_estimatedArrivalTime"] : "",
    costs: costsOf(of, currency),
    weightCosts: [],
  };
};

/** Reads a way to ship. @throws Unfollowed for conditions the shop has not */
export const shippingFactsOf = (entry: Entry, context: ArchiveContext): ShippingFacts => {
  const facts = told(entry, context);
  const { costs, productCosts, ...words } = ownWordsOf(entry.element);
  // Costs of the currency the element itself has are those of the element.
  const [own = ""] = facts.currencies;
  const further = Array.isArray(costs) ? (costs as ShippingFacts["costs"]) : [];
  const amounts = Array.isArray(productCosts) ? (productCosts as ShippingFacts["productCosts"]) : undefined;
  return {
    ...facts,
    ...words,
    costs: [...facts.costs, ...further].sort(
      (one, other) =>
        (one.currency < other.currency ? -1 : one.currency > other.currency ? 1 : 0) ||
        one.fromTotalCents - other.fromTotalCents,
    ),
    productCosts:
      amounts?.length === facts.productCosts.length
        ? amounts.map((each, index) => ({
            ...each,
            amountCents: { ...each.amountCents, [own]: facts.productCosts[index]?.amountCents[own] ?? 0 },
          }))
        : facts.productCosts,
  };
};

const inLanguages = ({ texts = {} }: ShippingFacts, member: "name" | "description") =>
  Object.entries(texts).map(([language, words]) => ({ language, text: words[member] ?? null }));

/** Tells a way to ship to a site. */
export const shippingElement = (id: string, facts: ShippingFacts, siteId: string, sites: SiteFacts): XmlElement => {
  const own = currencyOf(sites, siteId);
  const currency = facts.currencies.includes(own) ? own : (facts.currencies[0] ?? own);
  const write = (words: Readonly<Record<string, unknown>>): XmlElement => {
    const attributes = [
      facts.estimatedArrival === ""
        ? undefined
        : element("custom-attribute", { "attribute-id": "estimatedArrivalTime" }, facts.estimatedArrival),
      presentOwnWords(words),
      facts.isPickup ? element("custom-attribute", { "attribute-id": PICKUP }, "true") : undefined,
    ].filter((each) => each !== undefined);
    const excluded = goods(facts.excludedGoods);
    const groups = facts.customerGroups.map((group) => element("customer-group", {}, group));
    const costs = facts.costs.filter((each) => each.currency === currency);
    return element(
      "shipping-method",
      { "method-id": id, default: String(facts.isDefault) },
      ...localized("display-name", facts.name === "" ? null : facts.name, inLanguages(facts, "name")),
      ...localized(
        "description",
        facts.description === "" ? null : facts.description,
        inLanguages(facts, "description"),
      ),
      textElement("online-flag", facts.online),
      textElement("external-shipping-method", facts.carrierCode),
      textElement("tax-class-id", facts.taxClassId ?? SHIPPING_TAX_CLASS),
      costs.length > 0
        ? element(
            "price-table",
            {},
            ...costs.map(({ fromTotalCents, costCents }) =>
              element("amount", { "order-value": moneyText(fromTotalCents) }, moneyText(costCents)),
            ),
          )
        : undefined,
      facts.productCosts.length > 0
        ? element(
            "product-cost-groups",
            {},
            ...facts.productCosts.map((cost) =>
              element(
                "product-cost-group",
                {},
                presentSelection("products", goods(cost.goods)),
                element(
                  "cost-per-item",
                  {},
                  element(
                    cost.kind === "fixed" ? "fixed-price" : "surcharge",
                    {},
                    moneyText(cost.amountCents[currency] ?? 0),
                  ),
                ),
              ),
            ),
          )
        : undefined,
      excluded.groups?.length ? presentSelection("excluded-products", excluded) : undefined,
      presentPlaces(facts),
      attributes.length > 0 ? element("custom-attributes", {}, ...attributes) : undefined,
      element("currency", {}, currency),
      groups.length > 0 ? element("customer-groups", {}, ...groups) : undefined,
    );
  };
  const context = { types: new Map<string, string>(), siteIds: [siteId], sites, count: () => undefined };
  const again = shippingFactsOf({ containerId: "", siteId, key: id, element: write({}) }, context);
  const { costs, ...unsaid } = unsaidIn(facts, again);
  const further = facts.costs.filter((each) => each.currency !== currency);
  return write({ ...unsaid, ...(costs && further.length > 0 ? { costs: further } : {}) });
};
