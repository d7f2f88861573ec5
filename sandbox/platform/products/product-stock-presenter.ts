import { combinedRecord } from "#sandbox/platform/inventory/inventory-presenter.ts";
import type { InventoryRecord } from "#sandbox/platform/inventory/inventory.ts";
import { groupVariants, type ProductFacts } from "./product-facts.ts";

/**
 * The stock of a bundle: as many as its scarcest part gives, and never more than its own record has. It can be ordered
 * when every part can. Undefined when the bundle or a part has no record.
 */
export const scarcestRecord = (
  own: InventoryRecord | undefined,
  parts: readonly { record: InventoryRecord | undefined; quantity: number }[],
): InventoryRecord | undefined => {
  if (!own || parts.some(({ record }) => !record)) return undefined;
  const least = (of: (record: InventoryRecord) => number) =>
    Math.min(of(own), ...parts.map(({ record, quantity }) => (record ? Math.floor(of(record) / quantity) : 0)));
  const ats = least((record) => record.ats);
  return {
    ...own,
    ats,
    stockLevel: least(({ stockLevel }) => stockLevel),
    orderable: own.orderable && ats > 0 && parts.every(({ record }) => record?.orderable),
    preorderable: own.preorderable || parts.some(({ record }) => record?.preorderable),
    backorderable: own.backorderable && parts.every(({ record }) => record?.backorderable),
    perpetual: own.perpetual && parts.every(({ record }) => record?.perpetual),
  };
};

/**
 * The stock of a product in one list: its own record, that of its variants together for a master or a variation group,
 * of the scarcest part for a bundle. A set has none: its parts are ordered one by one.
 */
export const recordIn = (
  facts: ProductFacts,
  records: ReadonlyMap<string, InventoryRecord>,
): InventoryRecord | undefined => {
  const { product, variants, parts } = facts;
  const together = (ids: readonly { id: string }[]) => combinedRecord(ids.flatMap(({ id }) => records.get(id) ?? []));
  if (product.type === "master") return together(variants);
  if (product.type === "variation_group") return together(groupVariants(product, variants));
  if (product.type === "set") return undefined;
  const partRecords = parts.map(({ facts: part, quantity }) => ({ record: recordIn(part, records), quantity }));
  const own = records.get(product.id);
  return product.type === "bundle" ? scarcestRecord(own, partRecords) : own;
};

/** Whether a product can be ordered from the site's list now, a set when any of its parts can. */
export const isOrderableNow = (facts: ProductFacts): boolean =>
  facts.product.type === "set"
    ? facts.parts.some(({ facts: part }) => isOrderableNow(part))
    : (recordIn(facts, facts.stock)?.orderable ?? false);
