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

const sum = (amount: number | null | undefined): number => amount ?? 0;

/** What the goods of an order cost: its total without shipping and tax, rounded to cents (orders-1). */
export const orderSubtotal = ({ orderTotal, shippingTotal, taxTotal }: OrderDocument): number =>
  Math.round((sum(orderTotal) - sum(shippingTotal) - sum(taxTotal)) * 100) / 100;

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
 * Whether a parcel's address may still be changed: the shopper sees where it goes, and nobody has begun to pack (the
 * engine's word is the last one).
 */
export const isAddressChangeable = ({ status, exportStatus, shipments }: OrderDocument, shipmentId: string): boolean =>
  status === "new" &&
  exportStatus === "ready" &&
  Boolean(shipments?.find((shipment) => shipment.shipmentId === shipmentId)?.shippingAddress?.address1);

/** Whether a shopper may still cancel an order: nothing of it has left (the engine's word is the last one). */
export const isCancellable = ({ status, shippingStatus, omsData }: OrderDocument): boolean =>
  status === "new" && shippingStatus === "not_shipped" && omsData !== undefined;
