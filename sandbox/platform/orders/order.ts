import type { CheckPayee } from "#sandbox/core/columns/check-payee.ts";
import { shopperExplanation } from "#sandbox/platform/baskets/shopper-explanation.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { Address, Attributes, BasketItem, PaymentCard } from "#sandbox/platform/baskets/basket.ts";
import type { BasketTotals } from "#sandbox/platform/baskets/basket-totals.ts";
import type { GiftTender, SoldGiftCertificate } from "#sandbox/platform/gift-certificates/gift-certificate.ts";
import type { Note } from "#sandbox/platform/baskets/note.ts";
import type { Flash, OwnFlashType } from "#sandbox/platform/baskets/flash.ts";
import type { ChosenOption } from "#sandbox/platform/baskets/option-items.ts";
import type { PricedBasket, PricedLine, ShipmentTotals } from "#sandbox/platform/baskets/priced-basket.ts";
import { allocate } from "#sandbox/platform/payments/payment-method.ts";
import { isGoodStatus } from "#sandbox/platform/promotions/coupon.ts";
import type { Adjustment } from "#sandbox/platform/promotions/adjustment.ts";
import { bonusSlotFacts } from "#sandbox/platform/promotions/bonus.ts";
import { shipDueDate } from "#sandbox/platform/shipping/shipping-offer.ts";
import type { Jurisdiction } from "#sandbox/platform/taxes/tax.ts";
import { isByCheck, orderedMethod, type OrderedMethod } from "./ordered-method.ts";

/** What the wire calls `new` is `open` once it is being packed; both are placed. */
export type OrderStatus = "created" | "new" | "open" | "completed" | "cancelled" | "replaced" | "failed";

/** What a line takes from stock besides itself. */
export interface OrderedPart {
  productId: string;
  quantity: number;
  /** Whether it belongs to the product, as in a bundle; what shoppers mix themselves does not. */
  isBundled?: boolean;
}

/** A line of an order with its prices at the time. */
export interface OrderItem extends BasketItem {
  productName: string;
  /** The stock list the goods are taken from; null for the site's own. */
  stockListId: string | null;
  /** Every option of the product with its name and price at the time. */
  optionItems: readonly ChosenOption[];
  /** What one piece takes from stock besides itself: the parts of a bundle, the sweets of a mixed box. */
  parts: readonly OrderedPart[];
  /** The line that earned this one as a bonus; null for what was bought. */
  qualifyingItemId: string | null;
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

/** How far a parcel has come; times as ISO texts. */
export interface ShipmentProgress {
  exportedAt?: string;
  shippedAt?: string;
  trackingNumber?: string;
  deliveredAt?: string;
}

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
  progress: ShipmentProgress;
  totals: ShipmentTotals;
  /** Where its goods are taxed; null in orders that did not keep it. */
  taxPlace: Jurisdiction | null;
}

/** A gift certificate an order sells. */
export interface OrderGiftCertificate extends SoldGiftCertificate {
  id: string;
  shipmentId: string;
}

/** A way an order is paid. */
export interface OrderPayment {
  id: string;
  methodId: string;
  amountCents: number;
  card: PaymentCard | null;
  /** The processor's transient token until it is used; never shown. */
  token: string | null;
  status: "open" | "authorized" | "declined" | "reversing" | "reversed";
  transactionId: string | null;
  /** The processor's lasting name for the card; never shown. */
  storedCardId: string | null;
  /** The customer's saved way to pay that this one was copied from. */
  customerPaymentInstrumentId: string | null;
  /** The bank that pays; null where none is named. */
  bankRoutingNumber: string | null;
  /** The gift certificate that pays, if one does. */
  gift: GiftTender | null;
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
  exportStatus: "not_exported" | "ready" | "exported" | "failed";
  paymentStatus: "not_paid" | "part_paid" | "paid";
  /** Why it failed, in words for the shopper. */
  failureReason: string | null;
  /** `Customer`, or `System` for one the shop made itself. */
  createdBy: string;
  /** When its next step is due; null when nothing happens by itself any more. */
  nextStepAt: Date | null;
  /** Together with an e-mail address it opens the order to a guest. */
  viewCode: string;
  currency: string;
  /** Whom a check is made out to; nobody where the site takes none. */
  checkPayee: CheckPayee | null;
  /** The language it was placed in; null where none was known. */
  customerLocale: string | null;
  email: string;
  customerNo: string | null;
  customerName: string | null;
  billingAddress: Address;
  sourceCode: string | null;
  /** Bonuses the shopper could choose from, as they were offered. */
  bonusSlots: readonly ReturnType<typeof bonusSlotFacts>[];
  adjustments: readonly Adjustment[];
  totals: BasketTotals;
  attributes: Attributes;
  notes: readonly Note[];
  createdAt: Date;
  modifiedAt: Date;
  items: readonly OrderItem[];
  shipments: readonly OrderShipment[];
  coupons: readonly OrderCoupon[];
  payments: readonly OrderPayment[];
  giftCertificates: readonly OrderGiftCertificate[];
}

/** Flashes in the order a shopper is told about them: what is gone, then coupons, then the rest. */
const faultTypes: Readonly<Record<OwnFlashType, string>> = {
  ProductItemNotAvailable: "product-item-not-available",
  InvalidProductItem: "product-item-not-available",
  InvalidCouponCode: "invalid-coupon-code",
  ProductItemsRequired: "bad-request",
  ProductItemWithoutPrice: "bad-request",
  ShippingAddressRequired: "bad-request",
  ShippingMethodRequired: "bad-request",
  ShippingMethodNotApplicable: "bad-request",
  DateWantedNotAvailable: "bad-request",
  BillingAddressRequired: "bad-request",
  CustomerEmailRequired: "bad-request",
  PaymentMethodRequired: "bad-request",
  PaymentMethodNotApplicable: "bad-request",
  OrderTotalNotSet: "bad-request",
};

const isOwn = (type: string): type is OwnFlashType => Object.hasOwn(faultTypes, type);

/** What a merchant's rules find is named as they name it: `LimitReached` is refused as `limit-reached`. */
const faultTypeOf = (type: string): string =>
  isOwn(type) ? faultTypes[type] : type.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** @throws Fault 400 with every reason as `c_flashes` while anything still prevents ordering. */
export const refuseUnready = (flashes: readonly Flash[]): void => {
  const [first] = flashes;
  if (!first) return;
  throw new Fault(400, faultTypeOf(first.type), first.message, {
    ...first.details,
    c_flashes: flashes.map((flash) => ({ ...flash })),
  });
};

const known = (amount: number | null, of: string): number => {
  if (amount === null) throw new Error(`An order needs the ${of} of every line.`);
  return amount;
};

const itemOf = (line: PricedLine): OrderItem => {
  const { product, availableQuantity: _available, options, ...item } = line;
  const bundled = product?.parts?.length ?? 0;
  return {
    ...item,
    optionItems: options,
    parts: item.parts.map((part, index) => (index < bundled ? { ...part, isBundled: true } : part)),
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
  checkPayee?: CheckPayee | null | undefined;
  /** The language it is placed in; null where none is known. */
  customerLocale?: string | null | undefined;
  now: Date;
}

/**
 * The order a basket becomes, in status `created`: its shipments without empty ones, and each payment that pays
 * something with what it pays. The basket has no flashes.
 */
export const orderFrom = (
  basket: PricedBasket,
  { orderNo, viewCode, checkPayee = null, customerLocale = null, now }: OrderNames,
): Order => {
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
    exportStatus: "not_exported",
    paymentStatus: "not_paid",
    failureReason: null,
    createdBy: "Customer",
    nextStepAt: null,
    currency: basket.currency,
    checkPayee,
    customerLocale,
    email: basket.email ?? "",
    customerNo: basket.customerNo,
    customerName: basket.customerName ?? nameOf(basket.billingAddress),
    billingAddress: basket.billingAddress ?? {},
    sourceCode: basket.sourceCode,
    bonusSlots: basket.bonusSlots.map(bonusSlotFacts),
    adjustments: basket.adjustments,
    totals: basket.totals,
    attributes: { ...basket.attributes, c_explanation: shopperExplanation(basket) },
    notes: basket.notes,
    createdAt: now,
    modifiedAt: now,
    items: basket.items.map(itemOf),
    shipments: basket.shipments.flatMap((shipment) => {
      const { method, offer, storeId: _store, isMethodApplicable: _fits, approaching: _near, ...rest } = shipment;
      const goods = [...basket.items, ...basket.giftCertificates];
      if (!method || !goods.some(({ shipmentId }) => shipmentId === shipment.id)) return [];
      return [
        {
          ...rest,
          progress: {},
          shippingMethodId: method.id,
          attributes: { ...(offer ? shipDueDate(offer) : {}), ...rest.attributes },
          method: orderedMethod(method, offer, { isPromised: !isByCheck(basket) }),
        },
      ];
    }),
    coupons: basket.coupons.flatMap(({ status, ...coupon }) => (isGoodStatus(status) ? [{ ...coupon, status }] : [])),
    payments: basket.payments.flatMap((payment, index) => {
      const amountCents = shares[index] ?? 0;
      // Added twice by somebody whose first answer was lost, a card would stand there for ever with nothing to pay.
      if (amountCents === 0 && total > 0) return [];
      const status = payment.gift ? ("authorized" as const) : ("open" as const);
      return [{ ...payment, amountCents, status, transactionId: null }];
    }),
    giftCertificates: [...basket.giftCertificates, ...giftCardsByMail(basket)],
  };
};

/** Product lines that are gift cards for somebody with an e-mail address, each piece a certificate of its own. */
const giftCardsByMail = ({ items }: PricedBasket): OrderGiftCertificate[] =>
  items.flatMap(({ id, product, quantity, basePriceCents, attributes, shipmentId }) => {
    const text = (name: string) => (typeof attributes[name] === "string" ? attributes[name] : null);
    const recipientEmail = text("c_giftCardRecipientEmail");
    if (!product?.flags.giftCard || recipientEmail === null || !basePriceCents) return [];
    return Array.from({ length: quantity }, (_, index) => ({
      id: `${id}-${index + 1}`,
      shipmentId,
      amountCents: basePriceCents,
      recipientEmail,
      recipientName: text("c_giftCardRecipientName"),
      senderName: text("c_giftCardSenderName"),
      message: text("c_giftCardMessage"),
      attributes: {},
    }));
  });

/** The gift certificates that were bought as such, without those that come of product lines. */
export const ownCertificates = ({ items, giftCertificates }: Pick<Order, "items" | "giftCertificates">) =>
  giftCertificates.filter(({ id }) => !items.some((item) => id.startsWith(`${item.id}-`)));

const nameOf = (address: Address | null): string | null => {
  const name = [address?.firstName, address?.lastName].filter(Boolean).join(" ");
  return name === "" ? null : name;
};

/** Stock an order has promised to take. */
export const stockLines = ({ items }: Order): { productId: string; quantity: number; inventoryListId?: string }[] =>
  items.flatMap(({ productId, quantity, stockListId, parts }) =>
    [{ productId, quantity: 1 }, ...parts].map((need) => ({
      productId: need.productId,
      quantity: need.quantity * quantity,
      ...(stockListId === null ? {} : { inventoryListId: stockListId }),
    })),
  );

/** An order that did not come about. */
export const failed = (order: Order, payments: readonly OrderPayment[], reason: string, now: Date): Order => ({
  ...order,
  status: "failed",
  failureReason: reason,
  nextStepAt: null,
  payments: undone(payments),
  modifiedAt: now,
});

/** What kept an order from coming about, as flashes name it: its bank wanted to see who pays, or any other reason. */
export const failureTypeOf = ({ payments }: Pick<Order, "payments">): string =>
  payments.some(({ attributes }) => attributes["c_authenticationRequired"] === true)
    ? "PaymentAuthenticationRequired"
    : "PaymentTransactionFailed";

/** A placed order that is not wanted any more. */
export const cancelled = (order: Order, reason: string, now: Date): Order => ({
  ...order,
  status: "cancelled",
  failureReason: reason,
  nextStepAt: null,
  payments: undone(order.payments),
  modifiedAt: now,
});

/**
 * Payments of an order that comes to nothing: a gift certificate has its money back at once; a card that was, or may
 * have been, authorised is let go by the processor afterwards.
 */
const undone = (payments: readonly OrderPayment[]): OrderPayment[] =>
  payments.map((payment) => {
    const isCard = payment.token !== null || payment.storedCardId !== null;
    const mayBeHeld = payment.status === "authorized" || (payment.status === "open" && isCard);
    const status = payment.gift ? "reversed" : mayBeHeld ? "reversing" : payment.status;
    // A wallet is named by its token until it has let go.
    const token = status === "reversing" && payment.card === null ? payment.token : null;
    return { ...payment, token, status };
  });

/** Who the shopper is to Customer 360, which in the sandbox knows every account by its number; null for a guest. */
export const globalPartyIdOf = ({ customerNo }: Pick<Order, "customerNo">): string | null =>
  customerNo === null ? null : `GP_${customerNo}`;

/** What an order's payments leave open, in cents. */
export const openCentsOf = ({ totals, payments }: Pick<Order, "totals" | "payments">): number =>
  (totals.orderTotalCents ?? 0) - payments.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** There is no such order, or it is somebody else's. */
export const orderNotFound = (orderNo: string): Fault =>
  new Fault(404, "order-not-found", `No order with number '${orderNo}' could be found.`, { orderNo });

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
