import type { ShippingExchange, ShippingMethodRow } from "#sandbox/platform/shipping/module.ts";
import type { Mapping } from "./mapping.ts";
import { shippingElement, shippingFactsOf, type ShippingFacts } from "./shipping-facts.ts";
import { siteMapping } from "./site-mapping.ts";
import { archiveKeyOf, type SiteRow } from "./site-rows.ts";
import type { SiteFacts } from "./site-facts.ts";

interface ShippingRow extends SiteRow, ShippingFacts {}

/** Ways to ship with what they cost; one that names no site is offered by all. */
export const shippingMapping = (methods: ShippingExchange, siteIds: readonly string[], sites: SiteFacts): Mapping =>
  siteMapping<ShippingRow>({
    kind: "shipping",
    object: "shipping-method",
    table: {
      read: async () =>
        (await methods.read()).map((row) => ({ ...row, siteIds: row.siteIds.length > 0 ? row.siteIds : [...siteIds] })),
      replace: (removedIds, rows) => methods.replace(removedIds, rows as ShippingMethodRow[]),
    },
    present: ({ siteIds: _siteIds, ...row }, siteId) => {
      const { id, ...facts } = row;
      return shippingElement(archiveKeyOf({ id, siteIds: [siteId, ..._siteIds] }), facts, siteId, sites);
    },
    apply: (entry, _before, context) => ({ id: entry.key, siteIds: [], ...shippingFactsOf(entry, context) }),
  });
