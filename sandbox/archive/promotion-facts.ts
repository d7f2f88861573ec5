import type { Amounts, Promotion, PromotionRule, PromotionTerms } from "#sandbox/platform/promotions/promotion.ts";
import { defaultText, localized } from "./localized.ts";
import type { ArchiveContext, Entry } from "./mapping.ts";
import { ownWordsOf, presentOwnWords, unsaidIn } from "./own-words.ts";
import { Unfollowed } from "./product-specification.ts";
import { moneyIn } from "./promotion-discounts.ts";
import { presentRule, ruleIn } from "./promotion-rule-element.ts";
import { currencyOf, type SiteFacts } from "./site-facts.ts";
import { childOf, childrenOf, element, textElement, textIn, textOf, type XmlElement } from "./xml-element.ts";

/** What a promotion's own element tells; who it is for stands in its assignment to a campaign. */
export interface PromotionFacts
  extends
    Pick<Promotion, "name" | "calloutMsg" | "details" | "enabled" | "exclusivity">,
    Omit<PromotionTerms, "match" | "schedule"> {
  rule: PromotionRule;
}

const amountNames = new Set(["threshold", "amount", "approachingWithin", "price", "from"]);

/** A rule with every amount in it changed, in a fixed order. */
const withAmounts = <T>(value: T, change: (amounts: Amounts) => Amounts): T => {
  if (Array.isArray(value)) return value.map((each: unknown) => withAmounts(each, change)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [
        name,
        amountNames.has(name) && typeof each === "object" && each !== null
          ? change(each as Amounts)
          : withAmounts(each as unknown, change),
      ]),
  ) as T;
};

const amountsIn = (rule: PromotionRule): Amounts[] => {
  const found: Amounts[] = [];
  withAmounts(rule, (amounts) => {
    found.push(amounts);
    return amounts;
  });
  return found;
};

const names = (of: XmlElement, list: string, item: string) => childrenOf(childOf(of, list), item).map(textOf);

const some = <T>(name: string, list: readonly T[]) => (list.length > 0 ? { [name]: list } : {});

/** What the elements of the format tell; amounts are in one currency. @throws Unfollowed */
const told = ({ element: of, siteId }: Entry, context: ArchiveContext): PromotionFacts => {
  const currency = textIn(of, "currency") || undefined;
  const exclusivity = textIn(of, "exclusivity");
  const found = ruleIn(of, moneyIn(currency ?? currencyOf(context.sites, siteId)), context);
  if (!found) throw new Unfollowed("promotions without a rule");
  const isMoney = amountsIn(found.rule).length > 0;
  const group = textIn(of, "exclusivity-group");
  return {
    name: defaultText(of, "name") ?? "",
    calloutMsg: defaultText(of, "callout-msg") ?? "",
    details: defaultText(of, "details") ?? "",
    enabled: textIn(of, "enabled-flag") === "true",
    exclusivity: exclusivity === "class" || exclusivity === "global" ? exclusivity : "no",
    ...(textIn(of, "archived-flag") === "true" ? { archived: true } : {}),
    ...(currency && !isMoney ? { currencies: [currency] } : {}),
    ...(group ? { exclusivityGroup: group } : {}),
    ...some("combinableWith", names(of, "combinable-promotions", "combinable-promotion")),
    ...some("neverWith", names(of, "mutually-exclusive-promotions", "mutually-exclusive-promotion")),
    ...(found.ignoresExclusions ? { ignoresGlobalExclusions: true } : {}),
    rule: found.rule,
  };
};

/** Reads a promotion's element. @throws Unfollowed for rules the shop has not */
export const promotionFactsOf = (entry: Entry, context: ArchiveContext): PromotionFacts => {
  const { amounts, ...words } = ownWordsOf(entry.element);
  const facts = words["rule"] === undefined ? told(entry, context) : { ...told(withPlainRule(entry), context) };
  const others = Array.isArray(amounts) && amounts.length === amountsIn(facts.rule).length ? amounts : [];
  let place = 0;
  const rule = withAmounts(facts.rule, (each) => ({ ...(others[place++] as Amounts | undefined), ...each }));
  return { ...facts, rule, ...words };
};

/** A rule told in own words needs no rule in the format's. */
const withPlainRule = (entry: Entry): Entry => ({
  ...entry,
  element: {
    ...entry.element,
    children: [
      ...(entry.element.children ?? []).filter((each) => typeof each === "string" || !each.name.endsWith("-rule")),
      element(
        "order-promotion-rule",
        {},
        element(
          "discounts",
          {},
          element("discount", {}, element("threshold", {}, "0"), element("percentage", {}, "0")),
        ),
      ),
    ],
  },
});

const list = (name: string, item: string, values: readonly string[] | undefined) =>
  values && values.length > 0 ? element(name, {}, ...values.map((each) => element(item, {}, each))) : undefined;

const said = (name: string, text: string) => localized(name, text === "" ? null : text);

/** Tells a promotion to a site, in the site's money where it has it. */
export const promotionElement = (id: string, facts: PromotionFacts, siteId: string, sites: SiteFacts): XmlElement => {
  const amounts = amountsIn(facts.rule);
  const own = currencyOf(sites, siteId);
  const currency = amounts.every((each) => each[own] !== undefined) ? own : (Object.keys(amounts[0] ?? {})[0] ?? own);
  const [only, ...further] = facts.currencies ?? [];
  const rest = amounts.map(({ [currency]: _own, ...others }) => others);
  const write = (words: Readonly<Record<string, unknown>>): XmlElement => {
    const ownWords = presentOwnWords(words);
    return element(
      "promotion",
      { "promotion-id": id },
      textElement("enabled-flag", facts.enabled),
      facts.archived ? textElement("archived-flag", true) : undefined,
      textElement("exclusivity", facts.exclusivity),
      textElement("exclusivity-group", facts.exclusivityGroup),
      textElement("currency", amounts.length > 0 ? currency : further.length === 0 ? only : undefined),
      ...said("name", facts.name),
      ...said("callout-msg", facts.calloutMsg),
      ...said("details", facts.details),
      list("combinable-promotions", "combinable-promotion", facts.combinableWith),
      list("mutually-exclusive-promotions", "mutually-exclusive-promotion", facts.neverWith),
      ownWords && element("custom-attributes", {}, ownWords),
      words["rule"] === undefined
        ? presentRule(facts.rule, facts.ignoresGlobalExclusions ?? false, moneyIn(currency))
        : undefined,
    );
  };
  const words = rest.some((each) => Object.keys(each).length > 0) ? { amounts: rest } : {};
  const context = { types: typesAsWritten(facts), siteIds: [siteId], sites, count: () => undefined };
  const again = promotionFactsOf({ containerId: "", siteId, key: id, element: write(words) }, context);
  const unsaid = unsaidIn(facts, again);
  return Object.keys(unsaid).length === 0
    ? write(words)
    : write(unsaid.rule === undefined ? { ...words, ...unsaid } : unsaid);
};

/** Attributes a rule compares with, typed as they are in the rule. */
const typesAsWritten = (facts: PromotionFacts): Map<string, string> => {
  const types = new Map<string, string>();
  const look = (value: unknown, name = ""): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (name === "attributes" && Array.isArray(each) && typeof each[0] !== "string")
        types.set(`Product.${key.replace(/^c_/, "")}`, typeof each[0] === "boolean" ? "boolean" : "double");
      look(each, key);
    }
  };
  look(facts.rule);
  return types;
};
