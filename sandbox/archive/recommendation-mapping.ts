import type { RecommendationExchange, RecommendationFacts } from "#sandbox/platform/products/module.ts";
import { defaultText, localized } from "./localized.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { OWN_CATALOG } from "./own-containers.ts";
import { attributeOf, element, type XmlElement } from "./xml-element.ts";

/** The names old exports use for the platform's numbers. */
const named: Record<string, number> = { "cross-sell": 1, "up-sell": 2, other: 3 };

const recommendationElement = ({ sourceId, targetId, type, calloutMsg }: RecommendationFacts): XmlElement =>
  element(
    "recommendation",
    { "source-id": sourceId, "source-type": "product", "target-id": targetId, type: String(type) },
    ...localized("callout-message", calloutMsg),
  );

/** Between products only; what a category recommends has no place in the shop. */
const recommendationOf = ({ element: of }: Entry): RecommendationFacts | undefined => {
  const text = attributeOf(of, "type") ?? "1";
  const type = named[text] ?? Number(text);
  return (attributeOf(of, "source-type") ?? "product") === "product" && Number.isInteger(type)
    ? {
        sourceId: attributeOf(of, "source-id") ?? "",
        targetId: attributeOf(of, "target-id") ?? "",
        type,
        calloutMsg: defaultText(of, "callout-message") ?? null,
      }
    : undefined;
};

const keyOf = ({ sourceId, targetId, type }: RecommendationFacts) => [sourceId, "product", targetId, type].join("|");

/** What the merchant recommends with a product. */
export const recommendationMapping = (recommendations: RecommendationExchange): Mapping => ({
  kind: "catalog",
  object: "recommendation",
  isKeyShopWide: true,
  isRelation: true,

  read: async (keys) => {
    const ids = keys && [...new Set(keys.map((key) => key.split("|")[0] ?? ""))];
    return (await recommendations.read(ids)).map((row) => ({
      siteId: "",
      containerId: OWN_CATALOG,
      key: keyOf(row),
      element: recommendationElement(row),
    }));
  },

  understood: (entry) => {
    const told = recommendationOf(entry);
    return told ? recommendationElement(told) : element("recommendation");
  },

  write: async (entries, { count }) => {
    const refused: string[] = [];
    for (const entry of entries) {
      const told = recommendationOf(entry);
      if (!told || keyOf(told) !== entry.key) {
        refused.push(entry.key);
        continue;
      }
      await recommendations.put(told);
    }
    count("catalog: recommendations of another kind, kept without effect", refused.length);
    return refused;
  },

  remove: async (entries) => {
    for (const entry of entries) {
      const told = recommendationOf(entry);
      if (told) await recommendations.remove(told);
    }
  },
});
