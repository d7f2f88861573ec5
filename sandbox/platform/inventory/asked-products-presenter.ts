import { scarcestRecord } from "#sandbox/platform/products/product-stock-presenter.ts";
import type { AskedProduct } from "./asked-product.ts";
import type { InventoryRecord } from "./inventory.ts";
import { combinedRecord } from "./inventory-presenter.ts";

/** Every product whose record has to be read. */
export const stockedIds = (asked: readonly AskedProduct[]): string[] => [
  ...new Set(asked.flatMap(({ orderableIds, parts }) => [...orderableIds, ...parts.map(({ productId }) => productId)])),
];

type Records = ReadonlyMap<string, InventoryRecord> | undefined;

/** The stock of a product in one list: of its variants or of a set's products together, of a bundle's scarcest part. */
export const recordOf = (
  { id, type, orderableIds, parts }: AskedProduct,
  records: Records,
): InventoryRecord | undefined => {
  const together = (ids: readonly string[]) => combinedRecord(ids.flatMap((each) => records?.get(each) ?? []));
  if (type === "set") return together(parts.map(({ productId }) => productId));
  if (type !== "bundle") return together(orderableIds);
  return scarcestRecord(
    records?.get(id),
    parts.map(({ productId, quantity }) => ({ record: records?.get(productId), quantity })),
  );
};
