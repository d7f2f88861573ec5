import type {
  AttributeBucket,
  LocalisedText,
  PriceBucket,
  RefinementDefinition,
} from "#sandbox/core/columns/refinement.ts";
import type { CategoryRefinement } from "#sandbox/platform/search/refinement-definition.ts";
import { centsOf, numberOf } from "./amount-text.ts";
import { languageOf } from "./localized.ts";
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

const DEFAULT = "x-default";

/** Parts values that are counted as one. */
const OR = "|";

const textsOf = (of: XmlElement): LocalisedText => {
  const told = Object.fromEntries(
    childrenOf(of, "display-name").map((each) => [
      languageOf(each) === DEFAULT ? "default" : languageOf(each),
      textOf(each),
    ]),
  );
  return { ...told, default: told["default"] ?? "" };
};

/** A database does not keep the order of languages and currencies. */
const inOrder = <T>(values: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));

const nameElements = ({ default: general, ...others }: LocalisedText): XmlElement[] => [
  ...(general === "" ? [] : [element("display-name", { "xml:lang": DEFAULT }, general)]),
  ...inOrder(others).flatMap(([language, text]) =>
    text === undefined ? [] : [element("display-name", { "xml:lang": language }, text)],
  ),
];

/** Attributes every catalogue has, which have no `c_` before their names. */
const isSystem = (attributeId: string) => !attributeId.startsWith("c_");

const attributesFor = (attributeId: string, type: string) =>
  type === "attribute"
    ? {
        "attribute-id": attributeId.replace(/^c_/, ""),
        ...(isSystem(attributeId) ? { system: "true" } : {}),
      }
    : {};

/** What the engine calls the attribute of an element; categories are counted everywhere and need no definition. */
const attributeIdOf = (of: XmlElement): string | undefined => {
  const type = attributeOf(of, "type");
  const id = attributeOf(of, "attribute-id");
  if (type === "price") return "price";
  if (type === "promotion") return "pmid";
  if (type !== "attribute" || !id) return undefined;
  return attributeOf(of, "system") === "true" ? id : `c_${id}`;
};

const typeOf = (attributeId: string): RefinementDefinition["type"] =>
  attributeId === "price" ? "price" : attributeId === "pmid" ? "promotion" : "attribute";

const bucketElement = ({ label, values, presentationId }: AttributeBucket): XmlElement =>
  element(
    "attribute-bucket",
    {},
    ...nameElements(label),
    element("value-list", { "xml:lang": DEFAULT }, values.join(OR)),
    textElement("presentation-id", presentationId),
  );

const priceElements = (buckets: RefinementDefinition["priceBuckets"]): XmlElement[] =>
  inOrder(buckets ?? {}).flatMap(([currency, all = []]) =>
    all.map(({ label, toCents }) =>
      element("price-bucket", { currency }, ...nameElements(label), textElement("threshold", toCents / 100)),
    ),
  );

const definitionElement = (attributeId: string, definition: RefinementDefinition): XmlElement => {
  const { type, label, sortMode, sortDirection, unbucketed, cutoffThreshold, buckets, priceBuckets, defaultBucket } =
    definition;
  const all = [
    ...(buckets ?? []).map(bucketElement),
    ...(defaultBucket ? [element("attribute-bucket", { default: "true" }, ...nameElements(defaultBucket))] : []),
    ...priceElements(priceBuckets),
  ];
  return element(
    "refinement-definition",
    {
      type,
      "bucket-type": all.length === 0 ? "none" : type === "price" ? "thresholds" : "values",
      ...attributesFor(attributeId, type),
    },
    ...nameElements(label),
    textElement("value-set", "search-result"),
    textElement("sort-mode", sortMode === "position" ? "category-position" : sortMode),
    textElement("sort-direction", sortDirection),
    textElement("unbucketed-values-mode", unbucketed),
    textElement("cutoff-threshold", cutoffThreshold),
    all.length > 0 ? element("bucket-definitions", {}, ...all) : undefined,
  );
};

/** Tells the facets of a category; nothing for none of its own. */
export const refinementsElement = (refinements: readonly CategoryRefinement[]): XmlElement | undefined =>
  refinements.length === 0
    ? undefined
    : element(
        "refinement-definitions",
        {},
        ...refinements.flatMap(({ attributeId, definition }) =>
          definition ? [definitionElement(attributeId, definition)] : [],
        ),
        ...refinements.flatMap(({ attributeId, definition }) =>
          definition
            ? []
            : [
                element("blocked-refinement-definition", {
                  type: typeOf(attributeId),
                  ...attributesFor(attributeId, typeOf(attributeId)),
                }),
              ],
        ),
      );

const priceBucketsOf = (buckets: XmlElement | undefined): Record<string, PriceBucket[]> => {
  const byCurrency: Record<string, PriceBucket[]> = {};
  for (const each of childrenOf(buckets, "price-bucket")) {
    const all = (byCurrency[attributeOf(each, "currency") ?? ""] ??= []);
    const toCents = centsOf(textIn(each, "threshold")) ?? 0;
    all.push({ label: textsOf(each), fromCents: all.at(-1)?.toCents ?? 0, toCents });
  }
  return byCurrency;
};

const attributeBucketOf = (of: XmlElement): AttributeBucket => {
  const presentationId = textIn(of, "presentation-id");
  const lists = childrenOf(of, "value-list");
  const general = lists.find((each) => languageOf(each) === DEFAULT) ?? lists[0];
  return {
    label: textsOf(of),
    values: (general ? textOf(general) : "").split(OR).map((value) => value.trim()),
    ...(presentationId ? { presentationId } : {}),
  };
};

const oneOf = <T extends string>(text: string | undefined, known: readonly T[], otherwise: T): T =>
  known.find((each) => each === text) ?? otherwise;

const definitionOf = (attributeId: string, of: XmlElement): RefinementDefinition => {
  const all = childOf(of, "bucket-definitions");
  const [rest] = childrenOf(all, "attribute-bucket").filter((each) => attributeOf(each, "default") === "true");
  const buckets = childrenOf(all, "attribute-bucket").filter((each) => each !== rest);
  const sortMode = textIn(of, "sort-mode");
  return {
    type: typeOf(attributeId),
    label: textsOf(of),
    sortMode: oneOf(sortMode, ["value-name", "value-count"], "position"),
    sortDirection: oneOf(textIn(of, "sort-direction"), ["descending"], "ascending"),
    unbucketed: oneOf(textIn(of, "unbucketed-values-mode"), ["show-as-bucket", "hide"], "show-values"),
    cutoffThreshold: numberOf(textIn(of, "cutoff-threshold")) ?? null,
    ...(buckets.length > 0 ? { buckets: buckets.map(attributeBucketOf) } : {}),
    ...(typeOf(attributeId) === "price" ? { priceBuckets: priceBucketsOf(all) } : {}),
    ...(rest ? { defaultBucket: textsOf(rest) } : {}),
  };
};

/** Ranges of an attribute and periods of time are buckets the engine does not count by. */
const isFollowed = (of: XmlElement) =>
  attributeOf(of, "type") === "price" || !["thresholds", "periods"].includes(attributeOf(of, "bucket-type") ?? "none");

/** Reads the facets of a category, and how many of them the engine can not follow. */
export const refinementsOf = (of: XmlElement): { refinements: CategoryRefinement[]; unfollowed: number } => {
  const told = childOf(of, "refinement-definitions");
  const defined = childrenOf(told, "refinement-definition");
  const followed = defined.filter(isFollowed);
  const refinements = [
    ...followed.flatMap((each): CategoryRefinement[] => {
      const attributeId = attributeIdOf(each);
      return attributeId ? [{ attributeId, definition: definitionOf(attributeId, each) }] : [];
    }),
    ...childrenOf(told, "blocked-refinement-definition").flatMap((each): CategoryRefinement[] => {
      const attributeId = attributeIdOf(each);
      return attributeId ? [{ attributeId, definition: null }] : [];
    }),
  ];
  const known = new Map(refinements.map((each) => [each.attributeId, each]));
  return { refinements: [...known.values()], unfollowed: defined.length - followed.length };
};
