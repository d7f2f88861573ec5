import type {
  BoostOrBury,
  MissingValue,
  SortDirection,
  SortingRule,
  SortingStep,
  WeightedAttribute,
} from "#sandbox/core/columns/sorting.ts";
import { numberOf } from "./amount-text.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  elementsOf,
  textElement,
  textIn,
  type XmlElement,
} from "./xml-element.ts";

/** A step as an archive tells it: weighted attributes are named. */
export type NamedStep = Extract<SortingStep, { kind: "attribute" }> | { kind: "dynamic"; id: string };

/** What lifts or pushes products, as an archive tells it. */
export interface BoostFacts {
  description: string;
  active: boolean;
  /** More than nothing lifts, less pushes down; in hundredths of the whole. */
  factor: number;
  operator: string;
  qualifiers: { type: string; value: string }[];
  targets: { name: string; value: string; operator: string }[];
}

const systemPaths: Record<string, string> = {
  "text-relevance": "search.textRelevance",
  price: "product.price",
  position: "category.position",
  name: "product.name",
  brand: "product.brand",
};

const pathText = (path: string): string =>
  path.startsWith("c_") ? `product.custom.${path.slice(2)}` : (systemPaths[path] ?? `product.${path}`);

const pathOf = (text: string): string | undefined => {
  if (text.startsWith("product.custom.")) return `c_${text.slice(15)}`;
  return Object.entries(systemPaths).find(([, each]) => each === text)?.[0];
};

const directionOf = (of: XmlElement): SortDirection =>
  textIn(of, "direction") === "ascending" ? "ascending" : "descending";

const presentStep = (step: NamedStep): XmlElement => {
  if (step.kind === "dynamic")
    return element("dynamic-attribute", { "dynamic-attribute-id": step.id, "attribute-context": "site" });
  if (step.path === "text-relevance") return element("text-relevance");
  if (step.path === "position") return element("category-position");
  const direction = textElement("direction", step.direction);
  return step.path === "price"
    ? element("price", {}, direction)
    : element("attribute", {}, element("attribute-path", {}, pathText(step.path)), direction);
};

/** Tells a sorting rule. */
export const ruleElement = (id: string, steps: readonly NamedStep[]): XmlElement =>
  element(
    "sorting-rule",
    { "rule-id": id },
    steps.length > 0 ? element("sorting-attributes", {}, ...steps.map(presentStep)) : undefined,
  );

/** The steps of a rule the shop can take, and how many it can not. */
export const stepsOf = (of: XmlElement): { steps: NamedStep[]; skipped: number } => {
  const told = elementsOf(childOf(of, "sorting-attributes"));
  const steps = told.flatMap((each): NamedStep[] => {
    if (each.name === "dynamic-attribute")
      return [{ kind: "dynamic", id: attributeOf(each, "dynamic-attribute-id") ?? "" }];
    if (each.name === "text-relevance") return [{ kind: "attribute", path: "text-relevance", direction: "descending" }];
    if (each.name === "category-position") return [{ kind: "attribute", path: "position", direction: "ascending" }];
    const path = each.name === "price" ? "price" : pathOf(textIn(each, "attribute-path") ?? "");
    return path && ["price", "attribute"].includes(each.name)
      ? [{ kind: "attribute", path, direction: directionOf(each) }]
      : [];
  });
  return { steps, skipped: told.length - steps.length };
};

/** Tells attributes that are weighed together. */
export const weightsElement = (id: string, attributes: readonly WeightedAttribute[]): XmlElement =>
  element(
    "dynamic-attribute",
    { "dynamic-attribute-id": id },
    ...attributes.map(({ path, weight, missing, direction }) =>
      element(
        "weighted-attribute",
        {},
        element("attribute-path", {}, pathText(path)),
        textElement("weight", weight),
        textElement("default-value", missing),
        textElement("direction", direction),
      ),
    ),
  );

/** Attributes that are weighed together, as far as the shop has them. */
export const weightsOf = (of: XmlElement): WeightedAttribute[] =>
  childrenOf(of, "weighted-attribute").flatMap((each) => {
    const path = pathOf(textIn(each, "attribute-path") ?? "");
    const missing = textIn(each, "default-value") as MissingValue | undefined;
    return path
      ? [
          {
            path,
            weight: numberOf(textIn(each, "weight")) ?? 1,
            direction: directionOf(each),
            missing: missing ?? "minimum",
          },
        ]
      : [];
  });

/** Tells what lifts or pushes products. */
export const boostElement = (id: string, boost: BoostFacts): XmlElement =>
  element(
    "boost-bury-rule",
    {
      "rule-id": id,
      "active-flag": String(boost.active),
      factor: String(boost.factor),
      "target-logical-operator": boost.operator,
    },
    textElement("description", boost.description === "" ? undefined : boost.description),
    ...boost.qualifiers.map(({ type, value }) => element("boost-bury-qualifier", { type, value })),
    ...boost.targets.map(({ name, value, operator }) =>
      element("boost-bury-target", { "attribute-name": name, "attribute-value": value, operator }),
    ),
  );

/** Reads what lifts or pushes products. */
export const boostOf = (of: XmlElement): BoostFacts => ({
  description: textIn(of, "description") ?? "",
  active: attributeOf(of, "active-flag") === "true",
  factor: Math.round(numberOf(attributeOf(of, "factor")) ?? 0),
  operator: attributeOf(of, "target-logical-operator") ?? "AND",
  qualifiers: childrenOf(of, "boost-bury-qualifier").map((each) => ({
    type: attributeOf(each, "type") ?? "",
    value: attributeOf(each, "value") ?? "",
  })),
  targets: childrenOf(of, "boost-bury-target").map((each) => ({
    name: attributeOf(each, "attribute-name") ?? "",
    value: attributeOf(each, "attribute-value") ?? "",
    operator: attributeOf(each, "operator") ?? "is equal",
  })),
});

/** Whether the shop follows a boost: one without a scope, for one value of one attribute. */
export const isFollowed = ({ qualifiers, targets }: BoostFacts): boolean =>
  qualifiers.length === 0 && targets.length === 1 && targets[0]?.operator === "is equal";

/** The boosts of a world's rule as facts, and back. */
export const boostFactsOf = ({ kind, path, equals, strength }: BoostOrBury): BoostFacts => ({
  description: "",
  active: true,
  factor: Math.round(strength * 100) * (kind === "boost" ? 1 : -1),
  operator: "AND",
  qualifiers: [],
  targets: [{ name: path.startsWith("c_") ? `custom.${path.slice(2)}` : path, value: equals, operator: "is equal" }],
});

/** A rule ready to sort by: weighted attributes put in, every boost of the site with them. */
export const composedRule = (
  steps: readonly NamedStep[],
  weights: ReadonlyMap<string, readonly WeightedAttribute[]>,
  boosts: readonly BoostFacts[],
): SortingRule => {
  const composed = steps.flatMap((step): SortingStep[] => {
    if (step.kind === "attribute") return [step];
    const attributes = weights.get(step.id) ?? [];
    return attributes.length > 0 ? [{ kind: "weighted", attributes }] : [];
  });
  const isWeighted = composed.some(({ kind }) => kind === "weighted");
  const followed = boosts
    .filter((boost) => boost.active && isFollowed(boost))
    .map(({ factor, targets }): BoostOrBury => {
      const [{ name, value } = { name: "", value: "" }] = targets;
      return {
        kind: factor < 0 ? "bury" : "boost",
        path: name.startsWith("custom.") ? `c_${name.slice(7)}` : name,
        equals: value,
        strength: Math.min(1, Math.abs(factor) / 100),
      };
    });
  return { steps: composed, ...(isWeighted && followed.length > 0 ? { boosts: followed } : {}) };
};
