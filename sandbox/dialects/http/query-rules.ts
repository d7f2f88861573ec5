import { invalidExpand, invalidValue } from "#sandbox/core/request/query-values.ts";

/** What the platform's documents allow as the value of a query parameter. */
type ValueRule =
  | { kind: "boolean" }
  | { kind: "words"; words: readonly string[]; isList?: boolean }
  | { kind: "text"; least?: number; most: number }
  | { kind: "list"; most: number; isEmptyAllowed?: boolean }
  | { kind: "pattern"; pattern: RegExp; says: string };

const boolean: ValueRule = { kind: "boolean" };
const list = (most: number): ValueRule => ({ kind: "list", most });
const text = (most: number, least = 0): ValueRule => ({ kind: "text", most, least });
const oms: ValueRule = { kind: "words", words: ["oms", "oms_shipments"], isList: true };

/** Rules of a parameter that means the same wherever it is taken. */
const everywhere: Readonly<Record<string, ValueRule>> = {
  allImages: boolean,
  allVariationProperties: boolean,
  createDestinationBasket: boolean,
  crossSites: boolean,
  evaluateContextWithClientIp: boolean,
  idpValidate: boolean,
  includeEinsteinSuggestedPhrases: boolean,
  merge: boolean,
  overrideExisting: boolean,
  perPricebook: boolean,
  populateCustomerDetails: boolean,
  removeExternalTax: boolean,
  reopenBasket: boolean,
  temporary: boolean,
  useAsBilling: boolean,
  useAsShipping: boolean,
  countryCode: { kind: "pattern", pattern: /^[A-Z][A-Z]$/, says: "two capital letters" },
  imgTypes: text(50),
  inventoryIds: list(256),
  postalCode: text(10, 3),
  taxMode: { kind: "words", words: ["internal", "external"] },
};

/** Rules of one operation's parameters. */
const ofOperation: Readonly<Record<string, Readonly<Record<string, ValueRule>>>> = {
  "ShopperAvailability.getAvailability": { productIds: list(100) },
  "ShopperBasketsV2.getBasket": {
    expand: { kind: "words", words: ["payment_references", "approaching_discounts"], isList: true },
  },
  "ShopperConsents.getSubscriptions": { tags: { kind: "list", most: 256, isEmptyAllowed: true } },
  "ShopperCustomers.getCustomerOrders": { expand: { kind: "words", words: ["oms"] } },
  "ShopperExperience.getContentFolders": { ids: list(256) },
  "ShopperExperience.getMultipleContent": { ids: list(256) },
  "ShopperExperience.getPages": { aspectTypeId: text(256), productId: text(100) },
  "ShopperOrders.getOrder": { expand: oms },
  "ShopperOrders.guestOrderLookup": { expand: oms },
  "ShopperProducts.getCategories": { ids: list(256) },
  "ShopperProducts.getProducts": { ids: list(100) },
  "ShopperPromotions.getPromotions": { ids: list(256) },
};

const unfit = (rule: ValueRule, value: string): string | undefined => {
  const parts = value.split(",").map((part) => part.trim());
  switch (rule.kind) {
    case "boolean":
      return value === "true" || value === "false" ? undefined : "neither 'true' nor 'false'";
    case "words":
      return (rule.isList ? parts : [value]).every((part) => rule.words.includes(part))
        ? undefined
        : `none of ${rule.words.map((word) => `'${word}'`).join(", ")}`;
    case "text":
      return value.length >= (rule.least ?? 0) && value.length <= rule.most
        ? undefined
        : `not ${rule.least ? `${rule.least} to ${rule.most}` : `at most ${rule.most}`} characters long`;
    case "list":
      if (value === "" && !rule.isEmptyAllowed) return "an empty list";
      return parts.every((part) => part.length <= rule.most)
        ? undefined
        : `a list of words beyond ${rule.most} characters`;
    case "pattern":
      return rule.pattern.test(value) ? undefined : `not ${rule.says}`;
  }
};

/**
 * Holds the query parameters of an operation against what the platform's documents allow. What an operation looks at
 * more closely itself (numbers, sorting, filters) is not looked at here.
 * @throws Fault 400 `value-constraint-violation` or `invalid-expand-parameter` naming the parameter
 */
export const checkQueryValues = (operation: string, query: URLSearchParams): void => {
  for (const [name, value] of query) {
    const rule = ofOperation[operation]?.[name] ?? everywhere[name];
    const problem = rule && unfit(rule, value);
    if (problem !== undefined) throw name === "expand" ? invalidExpand(value) : invalidValue(name, value, problem);
  }
};
