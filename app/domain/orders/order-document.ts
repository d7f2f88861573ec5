import type { BasketDocument } from "../basket/basket-document.ts";

/** What order management says of one parcel; moments as ISO texts. */
export interface OmsParcel {
  id?: string;
  status?: string;
  provider?: string;
  trackingNumber?: string;
  trackingUrl?: string;
  expectedDeliveryDate?: string;
  actualDeliveryDate?: string;
}

/** What the shop reads of an order of the Shopper Orders API, beyond what it has in common with a basket. */
export interface OrderDocument extends BasketDocument {
  orderNo?: string;
  status?: string;
  externalOrderStatus?: string;
  paymentStatus?: string;
  shippingStatus?: string;
  exportStatus?: string;
  creationDate?: string;
  lastModified?: string;
  omsData?: { status?: string; shipments?: OmsParcel[] };
}

/** One thing that comes again and again. */
export interface SubscriptionOptin {
  productId: string;
  intervalDays: number;
}

/** What of an order comes again and again. */
export const subscriptionOptins = (order: OrderDocument): SubscriptionOptin[] => {
  const optins = order.c_subscriptionOptins;
  return (Array.isArray(optins) ? (optins as Partial<SubscriptionOptin>[]) : []).flatMap(
    ({ productId, intervalDays }) => (productId && intervalDays ? [{ productId, intervalDays }] : []),
  );
};

/**
 * Whether a parcel may still be changed: the shopper sees where it goes, and nobody has begun to pack (the
 * engine's word is the last one).
 */
export const isParcelChangeable = ({ status, exportStatus, shipments }: OrderDocument, shipmentId: string): boolean =>
  status === "new" &&
  exportStatus === "ready" &&
  Boolean(shipments?.find((shipment) => shipment.shipmentId === shipmentId)?.shippingAddress?.address1);

/**
 * Lines of a parcel that can hold more: what was bought by a card that can be asked for more, and is no bonus, gift
 * card or subscription (the engine's word is the last one).
 */
export const addableLines = (
  { productItems = [], paymentInstruments = [] }: OrderDocument,
  shipmentId: string,
): NonNullable<OrderDocument["productItems"]> =>
  paymentInstruments.some(({ paymentMethodId }) => paymentMethodId === "CREDIT_CARD")
    ? productItems.filter(
        (item) =>
          item.shipmentId === shipmentId &&
          item.bonusProductLineItem !== true &&
          item.c_isSubscription !== true &&
          item.c_giftCardRecipientEmail === undefined,
      )
    : [];

/** Until when an order's parcels may be changed; null where the engine does not say. */
export const changeableUntil = ({ c_changeableUntil: until }: OrderDocument): Date | null =>
  typeof until === "string" ? new Date(until) : null;

/** Whether a shopper may still cancel an order: nothing of it has left (the engine's word is the last one). */
export const isCancellable = ({ status, shippingStatus, omsData }: OrderDocument): boolean =>
  status === "new" && shippingStatus === "not_shipped" && omsData !== undefined;
