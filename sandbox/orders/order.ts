import { Fault } from "#sandbox/fault.ts";
import type { Address, Attributes, BasketItem, PaymentCard } from "#sandbox/baskets/basket.ts";
import type { BasketTotals } from "#sandbox/baskets/basket-totals.ts";
import type { Flash } from "#sandbox/baskets/flashes.ts";
import type { PricedBasket, PricedLine, ShipmentTotals } from "#sandbox/baskets/priced-basket.ts";
import { allocate } from "#sandbox/payments/payment-method.ts";
import { isGoodStatus } from "#sandbox/promotions/coupon.ts";
import type { Adjustment } from "#sandbox/promotions/discounts.ts";
import { shipDueDate } from "#sandbox/shipping/shipping-presenter.ts";
import type { ShippingMethod } from "#sandbox/shipping/shipping-method.ts";

export type OrderStatus = "created" | "new" | "completed" | "cancelled" | "replaced" | "failed";

/** A line of an order with its prices at the time. */
export interface OrderItem extends BasketItem {
  productName: string;
  /** The stock list the goods are taken from; null for the site's own. */
  stockListId: string | null;
  basePriceCents: number;
  priceCents: number;
  adjustments: readonly Adjustment[];
  afterItemDiscountCents: number;
  afterOrderDiscountCents: number;
  taxClassId: string;
  taxRate: number;
  taxCents: number;
  adjustedTaxCents: number;
}

/** The shipping method as it was offered. */
export type OrderedMethod = Pick<
  ShippingMethod,
  "id" | "name" | "description" | "carrierCode" | "isPickup" | "estimatedArrival"
>;

/** A parcel of an order. */
export interface OrderShipment {
  id: string;
  shippingMethodId: string;
  method: OrderedMethod;
  shippingAddress: Address | null;
  gift: boolean;
  giftMessage: string | null;
  attributes: Attributes;
  adjustments: readonly Adjustment[];
  totals: ShipmentTotals;
}

/** A way an order is paid. */
export interface OrderPayment {
  id: string;
  methodId: string;
  amountCents: number;
  card: PaymentCard | null;
  /** The processor's transient token until it is used; never shown. */
  token: string | null;
  status: "open" | "authorized" | "declined";
  transactionId: string | null;
  attributes: Attributes;
}

/** A coupon an order used. */
export interface OrderCoupon {
  id: string;
  couponId: string;
  code: string;
  status: "applied" | "no_applicable_promotion";
}

/** What somebody bought, with its prices at the time. */
export interface Order {
  orderNo: string;
  basketId: string;
  siteId: string;
  customerId: string;
  registered: boolean;
  status: OrderStatus;
  paymentStatus: "not_paid" | "part_paid" | "paid";
  /** Why it failed, in words for the shopper. */
  failureReason: string | null;
  /** Together with an e-mail address it opens the order to a guest. */
  viewCode: string;
  currency: string;
  email: string;
  customerNo: string | null;
  customerName: string | null;
  billingAddress: Address;
  sourceCode: string | null;
  adjustments: readonly Adjustment[];
  totals: BasketTotals;
  attributes: Attributes;
  createdAt: Date;
  modifiedAt: Date;
  items: readonly OrderItem[];
  shipments: readonly OrderShipment[];
  coupons: readonly OrderCoupon[];
  payments: readonly OrderPayment[];
}

/** Flashes in the order a shopper is told about them: what is gone, then coupons, then the rest. */
const faultTypes: Partial<Record<Flash["type"], string>> = {
  ProductItemNotAvailable: "product-item-not-available",
  InvalidProductItem: "product-item-not-available",
  InvalidCouponCode: "invalid-coupon-code",
};

/** @throws Fault 400 with every reason as `c_flashes` while anything still prevents ordering. */
export const refuseUnready = (flashes: readonly Flash[]): void => {
  const [first] = flashes;
  if (!first) return;
  throw new Fault(400, faultTypes[first.type] ?? "bad-request", first.message, {
    ...first.details,
    c_flashes: flashes.map((flash) => ({ ...flash })),
  });
};

const known = (amount: number | null, of: string): number => {
  if (amount === null) throw new Error(`An order needs the ${of} of every line.`);
  return amount;
};

const itemOf = (line: PricedLine): OrderItem => {
  const { product: _product, availableQuantity: _available, ...item } = line;
  return {
    ...item,
    basePriceCents: known(line.basePriceCents, "price"),
    priceCents: known(line.priceCents, "price"),
    afterItemDiscountCents: known(line.afterItemDiscountCents, "price"),
    afterOrderDiscountCents: known(line.afterOrderDiscountCents, "price"),
    taxRate: known(line.taxRate, "tax"),
    taxCents: known(line.taxCents, "tax"),
    adjustedTaxCents: known(line.adjustedTaxCents, "tax"),
  };
};

/** What an order is named with. */
export interface OrderNames {
  orderNo: string;
  viewCode: string;
  now: Date;
}

/**
 * The order a basket becomes, in status `created`: its shipments without empty ones, and each payment with what it pays. The
 * basket has no flashes.
 */
export const orderFrom = (basket: PricedBasket, { orderNo, viewCode, now }: OrderNames): Order => {
  const total = known(basket.totals.orderTotalCents, "total");
  const { shares } = allocate(basket.payments, total);
  return {
    orderNo,
    viewCode,
    basketId: basket.id,
    siteId: basket.siteId,
    customerId: basket.customerId,
    registered: basket.registered,
    status: "created",
    paymentStatus: "not_paid",
    failureReason: null,
    currency: basket.currency,
    email: basket.email ?? "",
    customerNo: basket.customerNo,
    customerName: basket.customerName ?? nameOf(basket.billingAddress),
    billingAddress: basket.billingAddress ?? {},
    sourceCode: basket.sourceCode,
    adjustments: basket.adjustments,
    totals: basket.totals,
    attributes: basket.attributes,
    createdAt: now,
    modifiedAt: now,
    items: basket.items.map(itemOf),
    shipments: basket.shipments.flatMap((shipment) => {
      const { method, offer, storeId: _store, isMethodApplicable: _fits, approaching: _near, ...rest } = shipment;
      const goods = [...basket.items, ...basket.giftCertificates];
      if (!method || !goods.some(({ shipmentId }) => shipmentId === shipment.id)) return [];
      const { id, name, description, carrierCode, isPickup, estimatedArrival } = method;
      return [
        {
          ...rest,
          shippingMethodId: id,
          attributes: { ...(offer ? shipDueDate(offer) : {}), ...rest.attributes },
          method: { id, name, description, carrierCode, isPickup, estimatedArrival },
        },
      ];
    }),
    coupons: basket.coupons.flatMap(({ status, ...coupon }) => (isGoodStatus(status) ? [{ ...coupon, status }] : [])),
    payments: basket.payments.map((payment, index) => ({
      ...payment,
      amountCents: shares[index] ?? 0,
      status: "open" as const,
      transactionId: null,
    })),
  };
};

const nameOf = (address: Address | null): string | null => {
  const name = [address?.firstName, address?.lastName].filter(Boolean).join(" ");
  return name === "" ? null : name;
};

/** Stock an order has promised to take. */
export const stockLines = ({ items }: Order): { productId: string; quantity: number; inventoryListId?: string }[] =>
  items.map(({ productId, quantity, stockListId }) => ({
    productId,
    quantity,
    ...(stockListId === null ? {} : { inventoryListId: stockListId }),
  }));

/** An order whose payments are settled; its tokens are spent. */
export const placed = (order: Order, payments: readonly OrderPayment[], now: Date): Order => {
  const isPaid = payments.every(({ status }) => status === "authorized");
  return {
    ...order,
    status: "new",
    paymentStatus: isPaid ? "paid" : "not_paid",
    payments: payments.map((payment) => ({ ...payment, token: null })),
    modifiedAt: now,
  };
};

/** An order that did not come about. */
export const failed = (order: Order, payments: readonly OrderPayment[], reason: string, now: Date): Order => ({
  ...order,
  status: "failed",
  failureReason: reason,
  payments: payments.map((payment) => ({ ...payment, token: null })),
  modifiedAt: now,
});

/** @throws Fault unless the order is still `created`; the documents want 409 for a transition and 400 for a change. */
export const refuseSettled = ({ orderNo, status }: Pick<Order, "orderNo" | "status">, faultStatus: 400 | 409): void => {
  if (status !== "created")
    throw new Fault(
      faultStatus,
      "order-status-transition",
      `Order '${orderNo}' has the status '${status}' and can't be changed.`,
      {
        orderNo,
        status,
      },
    );
};
