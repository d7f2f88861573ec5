import type { BasketDocument, BasketItem, PriceAdjustment } from "#app/domain/basket/basket-document.ts";
import { isTaxIncluded, linePrice } from "#app/domain/basket/basket-document.ts";
import { minor, type Total, totalsOf } from "./amounts.ts";

/** A line as platforms read it. */
export interface AgentLine {
  id: string;
  item: { id: string; title: string; price: number };
  quantity: number;
  totals: Total[];
}

/** A reduction as platforms read it: how much, why, and where it went. */
export interface AppliedDiscount {
  title: string;
  amount: number;
  code?: string;
  automatic?: boolean;
  allocations?: { path: string; amount: number }[];
}

/** The lines of a bag or an order in their order. */
export const linesOf = ({ productItems = [] }: BasketDocument): AgentLine[] =>
  productItems.map((line) => {
    const { itemId = "", productId = "", productName, quantity = 1, basePrice, price } = line;
    const subtotal = minor(price);
    const total = minor(linePrice(line));
    return {
      id: itemId,
      item: { id: productId, title: productName ?? productId, price: minor(basePrice ?? (price ?? 0) / quantity) },
      quantity,
      totals: totalsOf([
        { type: "subtotal", amount: subtotal },
        { type: "items_discount", amount: total - subtotal },
        { type: "total", amount: total },
      ]),
    };
  });

const sumOf = (adjustments: readonly PriceAdjustment[] = []): number =>
  adjustments.reduce((sum, { price }) => sum + minor(price), 0);

/** The sum of a bag or an order; while the backend does not know it yet, what is known of it. */
export const basketTotals = (basket: BasketDocument): Total[] => {
  const { productItems = [], giftCertificateItems = [], shippingItems = [] } = basket;
  const gifts = giftCertificateItems.reduce((sum, { amount }) => sum + minor(amount), 0);
  const subtotal = productItems.reduce((sum, { price }) => sum + minor(price), gifts);
  const discounted = productItems.reduce((sum, line) => sum + minor(linePrice(line)), gifts);
  const fulfillment = shippingItems.reduce((sum, { price }) => sum + minor(price), 0);
  const discount =
    sumOf(basket.orderPriceAdjustments) +
    shippingItems.reduce((sum, { priceAdjustments }) => sum + sumOf(priceAdjustments), 0);
  const tax = isTaxIncluded(basket) ? 0 : minor(basket.taxTotal);
  const known = discounted + discount + fulfillment + tax;
  return totalsOf([
    { type: "subtotal", amount: subtotal },
    { type: "items_discount", amount: discounted - subtotal },
    { type: "discount", amount: discount },
    { type: "fulfillment", amount: fulfillment },
    { type: "tax", amount: tax },
    { type: "total", amount: typeof basket.orderTotal === "number" ? minor(basket.orderTotal) : known },
  ]);
};

const titleOf = ({ itemText, promotionId }: PriceAdjustment): string => itemText || promotionId || "Discount";

const codeOf = ({ couponCode }: PriceAdjustment) => (couponCode ? { code: couponCode } : { automatic: true });

const lineDiscounts = (lines: readonly BasketItem[]): AppliedDiscount[] => {
  const found = new Map<string, AppliedDiscount & { allocations: { path: string; amount: number }[] }>();
  lines.forEach(({ priceAdjustments = [] }, index) => {
    for (const adjustment of priceAdjustments) {
      const amount = -minor(adjustment.price);
      if (amount <= 0) continue;
      const key = `${adjustment.promotionId ?? titleOf(adjustment)} ${adjustment.couponCode ?? ""}`;
      const known = found.get(key) ?? { title: titleOf(adjustment), amount: 0, ...codeOf(adjustment), allocations: [] };
      known.amount += amount;
      known.allocations.push({ path: `$.line_items[${index}]`, amount });
      found.set(key, known);
    }
  });
  return [...found.values()];
};

/** Every reduction of a bag or an order: of lines with what each line has of it, of the whole, and of shipping. */
export const appliedDiscounts = (basket: BasketDocument): AppliedDiscount[] => {
  const { productItems = [], orderPriceAdjustments = [], shippingItems = [] } = basket;
  const whole = orderPriceAdjustments
    .filter(({ price }) => minor(price) < 0)
    .map((each) => ({ title: titleOf(each), amount: -minor(each.price), ...codeOf(each) }));
  const shipping = shippingItems
    .flatMap(({ priceAdjustments = [] }) => priceAdjustments)
    .filter(({ price }) => minor(price) < 0)
    .map((each) => {
      const amount = -minor(each.price);
      const allocations = [{ path: "$.totals.shipping", amount }];
      return { title: titleOf(each), amount, ...codeOf(each), allocations };
    });
  return [...lineDiscounts(productItems), ...whole, ...shipping];
};
