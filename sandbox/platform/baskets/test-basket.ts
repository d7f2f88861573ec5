import { type Basket, newBasket } from "./basket.ts";

/** A guest's empty basket with its first shipment, for tests of pure rules. */
export const testBasket = (changes: Partial<Basket> = {}): Basket => ({
  ...newBasket(
    { id: "b", siteId: "s", customerId: "c", registered: false, temporary: false, currency: "USD" },
    new Date(0),
  ),
  ...changes,
});
