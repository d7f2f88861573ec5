import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { searchableAttributes } from "#sandbox/platform/search/search-tables.ts";
import { atSites, createFirstSiteCounts } from "./first-site-counts.ts";
import type { Mapping } from "./mapping.ts";
import { childrenOf, element, textElement, textIn, type XmlElement } from "./xml-element.ts";

const CUSTOM = "product.custom.";

const pathsIn = (of: XmlElement): string[] =>
  [
    ...new Set(
      childrenOf(of, "searchable-attribute")
        .map((each) => textIn(each, "attribute-path")?.trim() ?? "")
        .filter((path) => path.startsWith(CUSTOM))
        .map((path) => `c_${path.slice(CUSTOM.length)}`),
    ),
  ].sort();

const listElement = (paths: readonly string[]): XmlElement =>
  element(
    "searchable-attributes",
    {},
    ...paths.map((path) =>
      element(
        "searchable-attribute",
        {},
        textElement("attribute-path", `${CUSTOM}${path.slice(2)}`),
        textElement("boost", 1),
      ),
    ),
  );

/** Custom attributes the search box reads beside those it reads anyway; the shop has one list for all its sites. */
export const searchableAttributeMapping = (database: Database, siteIds: readonly string[]): Mapping => {
  const firstTold = createFirstSiteCounts();
  return {
    kind: "search2",
    object: "searchable-attributes",
    read: async () => {
      const rows = await database.sql.select().from(searchableAttributes).orderBy(asc(searchableAttributes.path));
      return rows.length > 0 ? atSites(siteIds, "", listElement(rows.map(({ path }) => path))) : [];
    },
    understood: ({ element: of }) => listElement(pathsIn(of)),
    write: async (entries, { count, changed }) => {
      const { taken, refused } = firstTold(entries);
      count("search2: searchable attributes told otherwise by another site, kept without effect", refused.length);
      for (const { element: of } of taken) {
        await database.sql.delete(searchableAttributes);
        const rows = pathsIn(of).map((path) => ({ path }));
        if (rows.length > 0) await database.sql.insert(searchableAttributes).values(rows);
        if (changed) changed.isWhole = true;
      }
      return refused;
    },
    remove: async (_entries, { changed }) => {
      await database.sql.delete(searchableAttributes);
      if (changed) changed.isWhole = true;
    },
  };
};
