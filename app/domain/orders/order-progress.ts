import type { OmsParcel, OrderDocument } from "./order-document.ts";

/** How an order stands as a whole. */
export type OrderProgress =
  "placed" | "awaitingPayment" | "packing" | "partlyOnItsWay" | "onItsWay" | "completed" | "cancelled" | "failed";

/** How an order stands as a whole, in one word. */
export const orderProgress = (order: OrderDocument): OrderProgress => {
  const { status, paymentStatus, shippingStatus, exportStatus } = order;
  if (status === "cancelled" || status === "replaced") return "cancelled";
  if (status === "failed") return "failed";
  if (status === "completed") return "completed";
  if (shippingStatus === "shipped") return "onItsWay";
  if (shippingStatus === "part_shipped") return "partlyOnItsWay";
  if (exportStatus === "exported") return "packing";
  return paymentStatus === "paid" ? "placed" : "awaitingPayment";
};

/** A station of one parcel or pickup. */
export interface ParcelStep {
  id: "placed" | "packing" | "onItsWay" | "delivered" | "atTheCounter" | "collected" | "cancelled" | "failed";
  isDone: boolean;
  /** The moment it happened or is expected, as an ISO text. */
  at?: string;
}

/** What order management says of a parcel of the order, if anything. */
export const parcelOf = ({ orderNo, omsData }: OrderDocument, shipmentId: string): OmsParcel | undefined =>
  omsData?.shipments?.find(({ id }) => id === `${orderNo}-${shipmentId}`);

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** When a parcel should arrive: what order management expects, else the day wished for, else what the method promised. */
const expectedAt = (order: OrderDocument, shipmentId: string): string | undefined => {
  const shipment = order.shipments?.find((candidate) => candidate.shipmentId === shipmentId);
  const promised = shipment?.deliveryWindow as { endAt?: unknown } | undefined;
  return parcelOf(order, shipmentId)?.expectedDeliveryDate ?? text(shipment?.c_DATE_WANTED) ?? text(promised?.endAt);
};

/** The stations of one parcel or pickup from the order to the hand, those behind it first. */
export const parcelSteps = (order: OrderDocument, shipmentId: string, isPickup: boolean): ParcelStep[] => {
  const placed: ParcelStep = { id: "placed", isDone: true, at: order.creationDate };
  const progress = orderProgress(order);
  if (progress === "cancelled" || progress === "failed")
    return [placed, { id: progress, isDone: true, at: order.lastModified }];
  const parcel = parcelOf(order, shipmentId);
  const isDelivered = progress === "completed" || parcel?.status === "delivered";
  const hasLeft = isDelivered || parcel?.status === "shipped" || progress === "onItsWay";
  const isPacking = hasLeft || order.exportStatus === "exported";
  const arrivedAt = parcel?.actualDeliveryDate;
  const at = isDelivered ? arrivedAt : isPickup ? undefined : expectedAt(order, shipmentId);
  return [
    placed,
    { id: "packing", isDone: isPacking },
    { id: isPickup ? "atTheCounter" : "onItsWay", isDone: hasLeft },
    { id: isPickup ? "collected" : "delivered", isDone: isDelivered, ...(at && { at }) },
  ];
};
