import type { BasketDocument, BasketItem } from "#app/domain/basket/basket-document.ts";
import { goodsTotal } from "#app/domain/basket/order-summary.ts";
import type { AnalyticsItem } from "./analytics-events.ts";
import { roundToCents } from "./round-to-cents.ts";

/** A line of the bag or of an order; `quantity` replaces the line's own. */
export const itemOfLine = (line: BasketItem, quantity: number = line.quantity ?? 1): AnalyticsItem => {
  const pieces = line.quantity ?? 1;
  const paid = line.priceAfterItemDiscount ?? line.price;
  return {
    item_id: line.productId ?? "",
    item_name: line.productName ?? "",
    quantity,
    ...(paid !== undefined && pieces > 0 && { price: roundToCents(paid / pieces) }),
  };
};

/** The id that e-gift cards are counted under. */
export const E_GIFT_ID = "e-gift-card";

/** An e-gift card; whom it is for is nobody's business. */
export const itemOfEGift = (amount: number): AnalyticsItem => ({
  item_id: E_GIFT_ID,
  item_name: "E-gift card",
  quantity: 1,
  price: amount,
});

/** The lines of a bag or an order with what they cost together, in units of its currency. */
export const saleOf = (basket: BasketDocument) => ({
  currency: basket.currency ?? "",
  value: goodsTotal(basket) ?? 0,
  items: [
    ...(basket.productItems ?? []).map((line) => itemOfLine(line)),
    ...(basket.giftCertificateItems ?? []).map(({ amount = 0 }) => itemOfEGift(amount)),
  ],
});

/** What some items cost together, in units of their currency and whole cents. */
export const valueOf = (items: readonly Pick<AnalyticsItem, "price" | "quantity">[]): number =>
  roundToCents(items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0));
