/** A reduction the shop granted; `price` is negative, in units of the basket's currency. */
export interface PriceAdjustment {
  priceAdjustmentId?: string;
  promotionId?: string;
  itemText?: string;
  price?: number;
  couponCode?: string;
}

/** An address as the basket keeps it. */
export interface BasketAddress {
  firstName?: string;
  lastName?: string;
  fullName?: string;
  companyName?: string;
  address1?: string;
  address2?: string;
  city?: string;
  stateCode?: string;
  postalCode?: string;
  countryCode?: string;
  phone?: string;
  [custom: string]: unknown;
}

/** One line of the basket; prices in units of its currency. */
export interface BasketItem {
  itemId?: string;
  productId?: string;
  productName?: string;
  quantity?: number;
  shipmentId?: string;
  basePrice?: number;
  price?: number;
  priceAfterItemDiscount?: number;
  bonusProductLineItem?: boolean;
  priceAdjustments?: PriceAdjustment[];
  /** Chosen values of options; `own-choice.ts` and `line-options.ts` read them. */
  optionItems?: unknown;
  /** Words of the shopper's own on it. */
  c_personalizationText?: unknown;
  c_personalizationLogo?: unknown;
  [custom: string]: unknown;
}

/** A parcel, or the part of a basket that a shop hands out. */
export interface BasketShipment {
  shipmentId?: string;
  shippingAddress?: BasketAddress;
  shippingMethod?: { id: string; name?: string; description?: string; price?: number };
  [custom: string]: unknown;
}

/** A way to pay that the shopper has entered. */
export interface BasketPaymentInstrument {
  paymentInstrumentId?: string;
  paymentMethodId?: string;
  amount?: number;
  maskedGiftCertificateCode?: string;
  /** What is left on a gift card when this is paid, in units. */
  c_balanceAfterwards?: number;
  paymentCard?: {
    cardType?: string;
    maskedNumber?: string;
    numberLastDigits?: string;
    expirationMonth?: number;
    expirationYear?: number;
  };
}

/** A promo code in the basket. */
export interface BasketCoupon {
  couponItemId?: string;
  code?: string;
  valid?: boolean;
  statusCode?: string;
}

/**
 * An e-gift card in the bag or an order, the platform's gift certificate item; the amount is in units of its currency.
 */
export interface BasketGiftCertificate {
  giftCertificateItemId?: string;
  amount?: number;
  recipientEmail?: string;
  recipientName?: string;
  senderName?: string;
  message?: string;
  [custom: string]: unknown;
}

/**
 * What the shop reads of a basket of the Shopper Baskets API. The SDK's own `Basket` and `Order` fit it; the rules name
 * only these fields, so that they depend on no library. Amounts are units of the basket's currency.
 */
export interface BasketDocument {
  basketId?: string;
  currency?: string;
  customerInfo?: { email?: string };
  productItems?: BasketItem[];
  giftCertificateItems?: BasketGiftCertificate[];
  shipments?: BasketShipment[];
  shippingItems?: {
    shipmentId?: string;
    price?: number;
    priceAfterItemDiscount?: number;
    priceAdjustments?: PriceAdjustment[];
  }[];
  billingAddress?: BasketAddress;
  paymentInstruments?: BasketPaymentInstrument[];
  couponItems?: BasketCoupon[];
  orderPriceAdjustments?: PriceAdjustment[];
  productSubTotal?: number | null;
  productTotal?: number | null;
  shippingTotal?: number | null;
  taxTotal?: number | null;
  orderTotal?: number | null;
  /** `gross` where the prices hold the taxes. */
  taxation?: string;
  [custom: string]: unknown;
}

/** The platform's name of the shipment every basket begins with. */
export const DEFAULT_SHIPMENT_ID = "me";

/** Whether the prices of a basket or an order hold its taxes, so that they are no part of the sum by themselves. */
export const isTaxIncluded = ({ taxation }: Pick<BasketDocument, "taxation">): boolean => taxation === "gross";

/** Whether nothing is in the bag. */
export const isEmptyBasket = (basket: BasketDocument | null | undefined): boolean =>
  !basket?.productItems?.length && !basket?.giftCertificateItems?.length;

/** Whether it holds e-gift cards and nothing that would have to be sent or handed out. */
export const isEGiftOnly = ({ productItems, giftCertificateItems }: BasketDocument): boolean =>
  !productItems?.length && Boolean(giftCertificateItems?.length);

/** How many pieces are in the bag. */
export const pieceCount = (basket: BasketDocument | null | undefined): number =>
  (basket?.productItems ?? []).reduce(
    (sum, { quantity = 0 }) => sum + quantity,
    basket?.giftCertificateItems?.length ?? 0,
  );

/** Whether a line came by itself with another one, and can neither be moved nor kept. */
export const isBonusLine = (line: BasketItem): boolean =>
  line.bonusProductLineItem === true || Boolean(line["bonusDiscountLineItemId"]);

/** What a line costs after the reductions of its own; undefined while it has no price. */
export const linePrice = ({ price, priceAfterItemDiscount }: BasketItem): number | undefined =>
  priceAfterItemDiscount ?? price;
