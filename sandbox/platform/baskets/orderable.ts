import { availabilityLevels } from "#sandbox/platform/inventory/inventory.ts";
import type { CatalogueItem } from "#sandbox/platform/products/product.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { type Basket, type BasketItem, lineStoreId } from "./basket.ts";
import { shortageOf, stockKey } from "./available-stock.ts";
import { refuseUnknownOptions } from "./option-items.ts";
import { stockListOf, type Situation } from "./priced-basket.ts";

/** How much of what is wanted could be had, and how. */
const levelsOf = (wanted: number, productId: string, listId: string | null, { stock }: Situation) => {
  const record = stock.get(stockKey(listId, productId));
  return record ? availabilityLevels(record, wanted) : { inStock: 0, preorder: 0, backorder: 0, notAvailable: wanted };
};

const isTouched = (item: BasketItem, before: Basket, { rules }: Situation): boolean => {
  const known = before.items.find(({ id }) => id === item.id);
  return (
    !known ||
    item.quantity > known.quantity ||
    item.productId !== known.productId ||
    item.shipmentId !== known.shipmentId ||
    item.inventoryListId !== known.inventoryListId ||
    JSON.stringify(item.optionItems) !== JSON.stringify(known.optionItems) ||
    (rules?.goodsAttributes ?? []).some((name) => item.attributes[name] !== known.attributes[name]) ||
    item.attributes["c_fromStoreId"] !== known.attributes["c_fromStoreId"]
  );
};

const notAvailable = (productId: string, detail: string, extra: Record<string, unknown> = {}) =>
  new Fault(400, "product-item-not-available", detail, { productId, ...extra });

const sumOf = (items: readonly BasketItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The last day a seasonal product is sent out on (`c_shipThrough`, `YYYY-MM-DD`). */
const isShipThroughOver = ({ attributes }: Pick<CatalogueItem, "attributes">, now: Date): boolean => {
  const day = attributes["c_shipThrough"];
  return typeof day === "string" && day < now.toISOString().slice(0, 10);
};

const checkProduct = (item: BasketItem, after: Basket, situation: Situation) => {
  const { productId } = item;
  const product = situation.products.get(productId);
  if (!product)
    throw new Fault(
      400,
      "product-not-found",
      `No product with ID '${productId}' for site '${after.siteId}' could be found.`,
      {
        productId,
        siteId: after.siteId,
      },
    );
  if (product.type === "master" || product.type === "variation_group")
    throw notAvailable(productId, `Product '${productId}' has variants; one of them must be chosen.`);
  if (product.type === "set")
    throw notAvailable(productId, `Product '${productId}' is a set; its parts are ordered one by one.`);
  refuseUnknownOptions(item, product);
  if (isShipThroughOver(product, situation.now))
    throw notAvailable(productId, `Product '${productId}' is no longer sent out this season.`);
  if (product.flags.comingSoon) throw notAvailable(productId, `Product '${productId}' can't be ordered yet.`);
  const storeId = lineStoreId(item, after.shipments);
  if (storeId !== null && !situation.stores.has(storeId))
    throw new Fault(400, "bad-request", `No shop with ID '${storeId}' could be found.`, { storeId });
  if (product.flags.inShopOnly && storeId === null && item.inventoryListId === null)
    throw notAvailable(productId, `Product '${productId}' is handed out in shops only.`);
  const { products, now, rules } = situation;
  rules?.checkLine?.(item, product, { products, now, isPickup: storeId !== null || item.inventoryListId !== null });
  return product;
};

/**
 * Checks every line that a change touched: sold here, chosen in full, in a quantity it is sold in, and in stock.
 * @throws Fault 400 `product-not-found`, `product-item-not-available` (with what is available),
 * `quantity-limit-exceeded` or `bad-request`.
 */
export const refuseUnorderable = (before: Basket, after: Basket, situation: Situation): void => {
  const stocked = (item: BasketItem) => ({
    ...item,
    stockListId: stockListOf(item, after.shipments, situation.stores),
  });
  const lines = after.items.map(stocked);
  for (const item of after.items.filter((each) => isTouched(each, before, situation))) {
    const { productId } = item;
    const product = checkProduct(item, after, situation);
    const pieces = sumOf(after.items.filter((each) => each.productId === productId));
    const { minOrderQuantity, stepQuantity, quantityLimit } = product;
    if (pieces < minOrderQuantity)
      throw new Fault(400, "bad-request", `'${product.name}' is sold from ${minOrderQuantity} pieces on.`, {
        productId,
        minimum: minOrderQuantity,
      });
    if (stepQuantity > 1 && item.quantity % stepQuantity !== 0)
      throw new Fault(400, "bad-request", `'${product.name}' is sold in steps of ${stepQuantity}.`, {
        productId,
        step: stepQuantity,
      });
    if (quantityLimit !== null && pieces > quantityLimit)
      throw new Fault(
        400,
        "quantity-limit-exceeded",
        `One order holds at most ${quantityLimit} of '${product.name}'.`,
        {
          productId,
          productName: product.name,
          maximum: quantityLimit,
        },
      );
    const line = stocked(item);
    const list = line.stockListId;
    const shortage = shortageOf(line, lines, situation);
    if (shortage) {
      const { wanted, available } = shortage;
      const part = shortage.productId === productId ? "" : `, because of product '${shortage.productId}',`;
      throw notAvailable(
        productId,
        `Product '${productId}'${part} is not available in quantity ${wanted}; there are ${available}.`,
        { quantity: wanted, available, levels: levelsOf(wanted, shortage.productId, list, situation) },
      );
    }
  }
};
