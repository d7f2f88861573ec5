import type { Entry } from "./mapping.ts";
import { isSameElement, type XmlElement } from "./xml-element.ts";

/**
 * Remembers what an archive's sites say of objects the shop has once for all sites: the first site counts, and what
 * another one says otherwise is only kept.
 */
export const createFirstSiteCounts = () => {
  const told = new Map<string, { siteId: string; element: XmlElement }>();
  return (entries: readonly Entry[]): { taken: Entry[]; refused: string[] } => {
    const taken: Entry[] = [];
    const refused: string[] = [];
    for (const entry of entries) {
      const before = told.get(entry.key);
      if (before && before.siteId !== entry.siteId && !isSameElement(before.element, entry.element)) {
        refused.push(entry.key);
        continue;
      }
      told.set(entry.key, entry);
      taken.push(entry);
    }
    return { taken, refused };
  };
};

/** An object the shop has once, as every site tells it. */
export const atSites = (siteIds: readonly string[], key: string, element: XmlElement): Entry[] =>
  siteIds.map((siteId) => ({ siteId, containerId: "", key, element }));
