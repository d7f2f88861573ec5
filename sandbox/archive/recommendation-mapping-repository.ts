import { and, asc, eq, inArray, max, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { productRecommendations } from "#sandbox/platform/products/product-tables.ts";
import { defaultText, localized } from "./localized.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { OWN_CATALOG } from "./own-containers.ts";
import { attributeOf, element, type XmlElement } from "./xml-element.ts";

interface Recommendation {
  sourceId: string;
  targetId: string;
  type: number;
  calloutMsg: string | null;
}

/** The names old exports use for the platform's numbers. */
const named: Record<string, number> = { "cross-sell": 1, "up-sell": 2, other: 3 };

const recommendationElement = ({ sourceId, targetId, type, calloutMsg }: Recommendation): XmlElement =>
  element(
    "recommendation",
    { "source-id": sourceId, "source-type": "product", "target-id": targetId, type: String(type) },
    ...localized("callout-message", calloutMsg),
  );

/** Between products only; what a category recommends has no place in the shop. */
const recommendationOf = ({ element: of }: Entry): Recommendation | undefined => {
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

const keyOf = ({ sourceId, targetId, type }: Recommendation) => [sourceId, "product", targetId, type].join("|");

/** What the merchant recommends with a product. */
export const recommendationMapping = (database: Database): Mapping => ({
  kind: "catalog",
  object: "recommendation",
  isKeyShopWide: true,
  isRelation: true,

  read: async (keys) => {
    const ids = keys && [...new Set(keys.map((key) => key.split("|")[0] ?? ""))];
    const rows = await database.sql
      .select()
      .from(productRecommendations)
      .where(ids && inArray(productRecommendations.sourceId, ids))
      .orderBy(asc(productRecommendations.sourceId), asc(productRecommendations.position));
    return rows.map((row) => ({
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
      const [last] = await database.sql
        .select({ position: max(productRecommendations.position) })
        .from(productRecommendations)
        .where(eq(productRecommendations.sourceId, told.sourceId));
      await database.sql
        .insert(productRecommendations)
        .values({ ...told, position: (last?.position ?? -1) + 1 })
        .onConflictDoUpdate({
          target: [productRecommendations.sourceId, productRecommendations.targetId, productRecommendations.type],
          set: { calloutMsg: sql`excluded.callout_msg` },
        });
    }
    count("catalog: recommendations of another kind, kept without effect", refused.length);
    return refused;
  },

  remove: async (entries) => {
    for (const entry of entries) {
      const told = recommendationOf(entry);
      if (told)
        await database.sql
          .delete(productRecommendations)
          .where(
            and(
              eq(productRecommendations.sourceId, told.sourceId),
              eq(productRecommendations.targetId, told.targetId),
              eq(productRecommendations.type, told.type),
            ),
          );
    }
  },
});
