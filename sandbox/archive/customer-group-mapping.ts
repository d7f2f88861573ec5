import type { GroupCondition, GroupRule } from "#sandbox/platform/customers/customer-group.ts";
import type { CustomerGroupExchange } from "#sandbox/platform/customers/module.ts";
import { centsOf, numberOf } from "./amount-text.ts";
import { atSites, createFirstSiteCounts } from "./first-site-counts.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { ownWordsOf, presentOwnWords } from "./own-words.ts";
import { Unfollowed } from "./product-specification.ts";
import { isSameValue } from "./site-rows.ts";
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

/** Facts the format has paths for; money is told in units, kept in cents. */
const paths: Record<string, string> = {
  registered: "customer.registered",
  "orders.count": "customer.activeData.orders",
  "orders.totalCents": "customer.activeData.orderValue",
};
const MONEY = "orders.totalCents";
const PROFILE = "profile.";

const pathOf = (fact: string): string | undefined =>
  fact.startsWith(`${PROFILE}c_`)
    ? `customer.profile.custom.${fact.slice(PROFILE.length + 2)}`
    : fact.startsWith(PROFILE)
      ? `customer.profile.${fact.slice(PROFILE.length)}`
      : paths[fact];

const factOf = (path: string): string => {
  if (path.startsWith("customer.profile.custom.")) return `${PROFILE}c_${path.slice(24)}`;
  if (path.startsWith("customer.profile.")) return `${PROFILE}${path.slice(17)}`;
  const known = Object.entries(paths).find(([, each]) => each === path);
  if (!known) throw new Unfollowed(`groups by ${path}`);
  return known[0];
};

const conditionElement = (path: string, operator: string, ...values: XmlElement[]) =>
  element("condition", {}, element("attribute-path", {}, path), element("operator", {}, operator), ...values);

const strings = (values: readonly (string | number | boolean)[]) =>
  values.map((value) => element("string", {}, String(value)));

/** A condition in the format's words; undefined where it has none. */
const presentCondition = (condition: GroupCondition): XmlElement | undefined => {
  const path = pathOf(condition.fact);
  if (path === undefined || "inMonthOf" in condition) return undefined;
  if ("endsWith" in condition) return conditionElement(path, "ends-with", ...strings([condition.endsWith]));
  if ("oneOf" in condition) return conditionElement(path, "is-equal", ...strings(condition.oneOf));
  if ("atLeast" in condition) {
    const value = condition.fact === MONEY ? (condition.atLeast / 100).toFixed(2) : String(condition.atLeast);
    return conditionElement(path, "is-greater-than-or-equal", element("number", {}, value));
  }
  return typeof condition.is === "boolean"
    ? conditionElement(path, condition.is ? "is-true" : "is-false")
    : conditionElement(path, "is-equal", ...strings([condition.is]));
};

const readCondition = (of: XmlElement): GroupCondition => {
  const fact = factOf(textIn(of, "attribute-path") ?? "");
  const operator = textIn(of, "operator") ?? "";
  const values = childrenOf(of, "string").map(textOf);
  const [number = ""] = [...childrenOf(of, "number"), ...childrenOf(of, "int")].map(textOf);
  const [only = "", ...more] = values;
  switch (operator) {
    case "is-equal":
      if (values.length > 0) return more.length > 0 ? { fact, oneOf: values } : { fact, is: only };
      break;
    case "ends-with":
      if (values.length === 1) return { fact, endsWith: only };
      break;
    case "is-true":
    case "is-false":
      return { fact, is: operator === "is-true" };
    case "is-greater-than-or-equal": {
      const atLeast = fact === MONEY ? centsOf(number) : numberOf(number);
      if (atLeast !== undefined) return { fact, atLeast };
      break;
    }
  }
  throw new Unfollowed(`groups whose ${fact} ${operator}`);
};

const presentRule = (rule: GroupRule): XmlElement | undefined => {
  const groups = rule.anyOf.map((all) => all.map(presentCondition));
  if (groups.length === 0 || groups.flat().includes(undefined)) return undefined;
  const told = groups.map((all) =>
    element("condition-group", { "match-mode": "all" }, ...all.filter((each) => each !== undefined)),
  );
  return element("membership-rule", {}, element("included-customers", {}, ...told));
};

const ruleOf = (of: XmlElement | undefined): GroupRule | null => {
  if (!of) return null;
  if (childOf(of, "excluded-customers")) throw new Unfollowed("groups that exclude customers");
  return {
    anyOf: childrenOf(childOf(of, "included-customers"), "condition-group").flatMap((group) => {
      const conditions = childrenOf(group, "condition").map(readCondition);
      return attributeOf(group, "match-mode") === "any" ? conditions.map((each) => [each]) : [conditions];
    }),
  };
};

interface GroupFacts {
  description: string;
  rule: GroupRule | null;
}

const groupElement = (id: string, { description, rule }: GroupFacts): XmlElement => {
  const told = rule ? presentRule(rule) : undefined;
  const isTold = !rule || (told !== undefined && isSameValue(ruleOf(told), rule));
  const words = presentOwnWords(isTold ? {} : { rule });
  return element(
    "customer-group",
    { "group-id": id },
    textElement("description", description === "" ? undefined : description),
    isTold ? told : undefined,
    words && element("custom-attributes", {}, words),
  );
};

const factsOf = ({ element: of }: Entry): GroupFacts => {
  const { rule } = ownWordsOf(of);
  return {
    description: textIn(of, "description") ?? "",
    rule: rule === undefined ? ruleOf(childOf(of, "membership-rule")) : (rule as GroupRule),
  };
};

/** Groups of customers, by hand or by rule; the shop has one set for all its sites. */
export const customerGroupMapping = (groups: CustomerGroupExchange, siteIds: readonly string[]): Mapping => {
  const firstTold = createFirstSiteCounts();
  return {
    kind: "customer-groups",
    object: "customer-group",

    read: async (keys) =>
      (await groups.read(keys)).flatMap(({ id, ...facts }) => atSites(siteIds, id, groupElement(id, facts))),

    understood: (entry) => {
      try {
        return groupElement(entry.key, factsOf(entry));
      } catch (error) {
        if (error instanceof Unfollowed) return element("customer-group");
        throw error;
      }
    },

    write: async (entries, { count }) => {
      const { taken, refused } = firstTold(entries);
      count("customer-groups: told otherwise by another site, kept without effect", refused.length);
      for (const entry of taken)
        try {
          await groups.put({ id: entry.key, ...factsOf(entry) });
        } catch (error) {
          if (!(error instanceof Unfollowed)) throw error;
          count(`customer-groups: customer-group, kept without effect: ${error.message}`);
          refused.push(entry.key);
        }
      return refused;
    },

    remove: (entries) => groups.remove(entries.map(({ key }) => key)),
  };
};

/** Who was put into a group by hand; an export tells it with the customers. */
export const groupAssignmentMapping = (
  groups: CustomerGroupExchange,
  kind: "customer-groups" | "customers",
): Mapping => {
  const waiting: { customerNo: string; groupId: string }[] = [];
  const memberOf = ({ element: of }: Entry) => ({
    customerNo: attributeOf(of, "customer-no") ?? "",
    groupId: attributeOf(of, "group-id") ?? "",
  });
  return {
    kind,
    object: "group-assignment",
    isRelation: true,
    read: () => Promise.resolve([]),
    understood: () => element("group-assignment"),
    write: (entries) => {
      waiting.push(...entries.map(memberOf));
      return Promise.resolve();
    },
    remove: async (entries) => {
      for (const { customerNo, groupId } of entries.map(memberOf)) await groups.removeMember(customerNo, groupId);
    },
    finish: async ({ count }) =>
      count("customer-groups: assigned customers that are not there", await groups.addMembers(waiting.splice(0))),
  };
};
