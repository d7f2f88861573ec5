import type { PriceLine } from "#app/domain/product/price-line.ts";
import type { AnalyticsItem } from "./analytics-events.ts";
import { roundToCents } from "./round-to-cents.ts";

/** What is counted of a product that is shown. */
export interface ShownProduct {
  id: string;
  name: string;
  brand?: string;
  categoryId?: string;
  price?: PriceLine;
}

/** A product that is shown, at the price asked now and with what is saved. */
export const itemOfProduct = ({ id, name, brand, categoryId, price }: ShownProduct): AnalyticsItem => ({
  item_id: id,
  item_name: name,
  ...(brand !== undefined && { item_brand: brand }),
  ...(categoryId !== undefined && { item_category: categoryId }),
  ...(price && { price: price.sale ?? price.standard }),
  ...(price?.sale !== undefined && { discount: roundToCents(price.standard - price.sale) }),
});
