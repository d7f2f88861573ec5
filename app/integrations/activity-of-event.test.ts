import type { AnalyticsEvent, AnalyticsItem } from "#app/analytics/analytics-events.ts";
import type { Activity } from "./activities.ts";
import { activityOfEvent, clickIn } from "./activity-of-event.ts";

const item = (id: string, more: Partial<AnalyticsItem> = {}): AnalyticsItem => ({
  item_id: id,
  item_name: `Sweet ${id}`,
  ...more,
});
const told = (id: string) => ({ id, sku: "", altId: "", altIdType: "" });
const list = (item_list_id: string, search_term?: string): AnalyticsEvent => ({
  event: "view_item_list",
  ecommerce: {
    item_list_id,
    item_list_name: "A list",
    ...(search_term !== undefined && { search_term }),
    items: [item("1"), item("2")],
  },
});
const sale = {
  currency: "USD",
  value: 57,
  items: [item("1-a", { price: 19, quantity: 3 }), item("gift")],
};
const bought = [
  { id: "1-a", sku: "", price: 19, quantity: 3 },
  { id: "gift", sku: "", price: 0, quantity: 1 },
];

test.each<[string, AnalyticsEvent, Activity | null]>([
  [
    "a category seen",
    list("category-truffles"),
    {
      activity: "viewCategory",
      category: { id: "truffles" },
      products: [told("1"), told("2")] as never,
      showProducts: true,
    },
  ],
  [
    "results of a search seen",
    list("search", "caramel"),
    { activity: "viewSearch", searchText: "caramel", products: [told("1"), told("2")] as never, showProducts: true },
  ],
  ["a list without words or category", list("search"), null],
  [
    "something put into the bag",
    { event: "add_to_cart", ecommerce: sale },
    { activity: "addToCart", products: bought as never },
  ],
  [
    "the beginning of a checkout",
    { event: "begin_checkout", ecommerce: sale },
    { activity: "beginCheckout", products: bought as never, amount: 57 },
  ],
  ["something taken out of the bag", { event: "remove_from_cart", ecommerce: sale }, null],
  ["a login", { event: "login", method: "password" }, null],
])("the recommendation service is told of %s as it understands it", (_what, event, activity) => {
  expect(activityOfEvent(event)).toEqual(activity);
});

test("a click is told with the list it was made in", () => {
  const productIds = ["1"];
  expect(clickIn({ categoryId: "truffles", productIds }, "1")).toEqual({
    activity: "clickCategory",
    category: { id: "truffles" },
    product: told("1"),
  });
  expect(clickIn({ searchText: "caramel", productIds }, "1")).toEqual({
    activity: "clickSearch",
    searchText: "caramel",
    product: told("1"),
  });
});
