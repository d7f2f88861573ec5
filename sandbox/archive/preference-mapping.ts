import type { InventoryExchange } from "#sandbox/platform/inventory/module.ts";
import type { PriceExchange } from "#sandbox/platform/prices/module.ts";
import type { Mapping } from "./mapping.ts";
import { attributeOf, childOf, childrenOf, element, textOf, type XmlElement } from "./xml-element.ts";

/** Standard preferences that say which price books and which stock list a site uses; lists are separated by colons. */
const BOOKS = "SitePriceBooks";
const STOCK = "SiteInventoryList";

interface Assigned {
  bookIds: string[];
  listIds: string[];
}

const preferencesElement = ({ bookIds, listIds }: Assigned): XmlElement => {
  const preference = (id: string, values: string[]) =>
    values.length > 0 ? element("preference", { "preference-id": id }, values.join(":")) : undefined;
  const all = [preference(STOCK, listIds), preference(BOOKS, bookIds)].filter((each) => each !== undefined);
  return element("standard-preferences", {}, all.length > 0 ? element("all-instances", {}, ...all) : undefined);
};

const assignedOf = (of: XmlElement): Assigned => {
  const all = childrenOf(childOf(of, "all-instances"), "preference");
  const values = (id: string) => {
    const found = all.find((each) => attributeOf(each, "preference-id") === id);
    return found
      ? textOf(found)
          .split(":")
          .map((value) => value.trim())
          .filter(Boolean)
      : [];
  };
  return { bookIds: values(BOOKS).sort(), listIds: values(STOCK).sort() };
};

/** Which price books and stock lists belong to which site. */
export const preferenceMapping = (prices: PriceExchange, inventory: InventoryExchange): Mapping => {
  const kinds = [
    { read: () => prices.books(), setSites: prices.setSites, of: ({ bookIds }: Assigned) => bookIds },
    { read: () => inventory.lists(), setSites: inventory.setSites, of: ({ listIds }: Assigned) => listIds },
  ] as const;

  return {
    kind: "preferences",
    object: "standard-preferences",
    isRelation: true,

    read: async () => {
      const [books, lists] = [await prices.books(), await inventory.lists()];
      const siteIds = [...new Set([...books, ...lists].flatMap((row) => row.siteIds))].sort();
      const idsFor = (rows: { id: string; siteIds: string[] }[], siteId: string) =>
        rows.filter((row) => row.siteIds.includes(siteId)).map(({ id }) => id);
      return siteIds.map((siteId) => ({
        siteId,
        containerId: "",
        key: "",
        element: preferencesElement({ bookIds: idsFor(books, siteId), listIds: idsFor(lists, siteId) }),
      }));
    },

    understood: ({ element: of }) => preferencesElement(assignedOf(of)),

    write: async (entries, { count }) => {
      for (const { siteId, element: of } of entries) {
        if (siteId === "") continue;
        const assigned = assignedOf(of);
        for (const { read, setSites, of: idsOf } of kinds) {
          const ids = idsOf(assigned);
          const rows = await read();
          count(
            "preferences: assigned lists that are not there",
            ids.filter((id) => !rows.some((row) => row.id === id)).length,
          );
          for (const row of rows) {
            const others = row.siteIds.filter((each) => each !== siteId);
            const wanted = ids.includes(row.id) ? [...others, siteId] : others;
            if (ids.length > 0 && wanted.length !== row.siteIds.length) await setSites(row.id, wanted);
          }
        }
      }
    },

    remove: async () => undefined,
  };
};
