import type { SearchExchange } from "#sandbox/platform/search/module.ts";
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
export const searchableAttributeMapping = (search: SearchExchange, siteIds: readonly string[]): Mapping => {
  const firstTold = createFirstSiteCounts();
  return {
    kind: "search2",
    object: "searchable-attributes",
    read: async () => {
      const paths = await search.attributes();
      return paths.length > 0 ? atSites(siteIds, "", listElement(paths)) : [];
    },
    understood: ({ element: of }) => listElement(pathsIn(of)),
    write: async (entries, { count, changed }) => {
      const { taken, refused } = firstTold(entries);
      count("search2: searchable attributes told otherwise by another site, kept without effect", refused.length);
      for (const { element: of } of taken) {
        await search.putAttributes(pathsIn(of));
        if (changed) changed.isWhole = true;
      }
      return refused;
    },
    remove: async (_entries, { changed }) => {
      await search.putAttributes([]);
      if (changed) changed.isWhole = true;
    },
  };
};
