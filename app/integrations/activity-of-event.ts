import type { AnalyticsEvent, AnalyticsItem } from "#app/analytics/analytics-events.ts";
import { E_GIFT_ID } from "#app/analytics/sale-items.ts";
import type { Activity, BoughtProduct, ToldProduct } from "./activities.ts";

/** Start of the list id of a category's products. */
const CATEGORY = "category-";

const activityProduct = (id: string): ToldProduct => ({ id, sku: "", altId: "", altIdType: "" });

const bought = ({ item_id: id, price = 0, quantity = 1 }: AnalyticsItem): BoughtProduct => ({
  id,
  sku: "",
  price,
  quantity,
});

/** The products among what is bought; an e-gift card is none that could be recommended. */
const boughtProducts = (items: readonly AnalyticsItem[]): BoughtProduct[] =>
  items.filter(({ item_id }) => item_id !== E_GIFT_ID).map(bought);

/** A list of products that a shopper was shown, as far as the recommendation service is told of it. */
export interface ShownList {
  /** Of a category; else of a search. */
  categoryId?: string;
  searchText?: string;
  productIds: readonly string[];
}

/**
 * The list that an event tells of; null for other events, and for lists of neither a category nor a search for words.
 */
export const listOfEvent = (event: AnalyticsEvent): ShownList | null => {
  if (event.event !== "view_item_list") return null;
  const { item_list_id: list, search_term: searchText, items } = event.ecommerce;
  const productIds = items.map(({ item_id }) => item_id);
  if (list.startsWith(CATEGORY)) return { categoryId: list.slice(CATEGORY.length), productIds };
  return searchText ? { searchText, productIds } : null;
};

const viewOf = ({ categoryId, searchText = "", productIds }: ShownList): Activity => {
  const shown = { products: productIds.map(activityProduct), showProducts: true } as const;
  return categoryId === undefined
    ? { activity: "viewSearch", searchText, ...shown }
    : { activity: "viewCategory", category: { id: categoryId }, ...shown };
};

/** What following a product of a list is told as (`clickCategory`, `clickSearch`). */
export const clickIn = ({ categoryId, searchText = "" }: ShownList, productId: string): Activity => {
  const product = activityProduct(productId);
  return categoryId === undefined
    ? { activity: "clickSearch", searchText, product }
    : { activity: "clickCategory", category: { id: categoryId }, product };
};

/**
 * What the recommendation service is told of something that happened (analytics-11): lists and products that were seen,
 * what goes into the bag, and the beginning of a checkout. Looks at recommendations are told where they happen.
 */
export const activityOfEvent = (event: AnalyticsEvent): Activity | null => {
  if (event.event === "add_to_cart") {
    const products = boughtProducts(event.ecommerce.items);
    return products.length > 0 ? { activity: "addToCart", products } : null;
  }
  if (event.event === "begin_checkout") {
    const { items, value } = event.ecommerce;
    return { activity: "beginCheckout", products: boughtProducts(items), amount: value };
  }
  if (event.event === "product_look") {
    const product = { ...activityProduct(event.product_id), sku: event.variant_id };
    return { activity: "viewProduct", product };
  }
  const list = listOfEvent(event);
  return list && viewOf(list);
};
