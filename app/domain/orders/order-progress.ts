import { arrivalPromise, type ArrivalPromise, dayIn } from "../basket/arrival-promise.ts";
import type { BasketShipment } from "../basket/basket-document.ts";
import { isPickupShipment } from "../basket/basket-kind.ts";
import type { OmsParcel, OrderDocument } from "./order-document.ts";

/** How an order stands as a whole. */
export type OrderProgress =
  | "awaitingPayment"
  | "placed"
  | "packing"
  | "partlyOnItsWay"
  | "onItsWay"
  | "readyForPickup"
  | "delivered"
  | "collected"
  | "completed"
  | "cancelled"
  | "failed";

/** What order management says of a parcel of the order, if anything. */
export const parcelOf = ({ orderNo, omsData }: OrderDocument, shipmentId: string): OmsParcel | undefined =>
  omsData?.shipments?.find(({ id }) => id === `${orderNo}-${shipmentId}`);

/** The parcels and pickups of an order that hold something. */
const usedShipments = ({ shipments = [], productItems = [] }: OrderDocument): BasketShipment[] =>
  shipments.filter(({ shipmentId }) => productItems.some((item) => item.shipmentId === shipmentId));

const isArrived = (order: OrderDocument, { shipmentId = "" }: BasketShipment): boolean =>
  parcelOf(order, shipmentId)?.status === "delivered";

/** How an order ended that is over: in whose hands, where it had something to hand over. */
const ending = (order: OrderDocument): OrderProgress => {
  const used = usedShipments(order);
  return used.length === 0 ? "completed" : used.every(isPickupShipment) ? "collected" : "delivered";
};

/** How an order stands of which everything has left. */
const onTheRoad = (order: OrderDocument): OrderProgress => {
  const waiting = usedShipments(order).filter((shipment) => !isArrived(order, shipment));
  if (waiting.length === 0 && order.omsData?.shipments?.length) return ending(order);
  return waiting.length > 0 && waiting.every(isPickupShipment) ? "readyForPickup" : "onItsWay";
};

/** How an order stands as a whole, in one word. */
export const orderProgress = (order: OrderDocument): OrderProgress => {
  const { status, paymentStatus, shippingStatus, exportStatus } = order;
  if (status === "cancelled" || status === "replaced") return "cancelled";
  if (status === "failed") return "failed";
  if (status === "completed") return ending(order);
  if (shippingStatus === "shipped") return onTheRoad(order);
  if (shippingStatus === "part_shipped") return "partlyOnItsWay";
  if (exportStatus === "exported") return "packing";
  return paymentStatus === "paid" ? "placed" : "awaitingPayment";
};

/** A station of one parcel or pickup. */
export interface ParcelStep {
  id: "placed" | "packing" | "onItsWay" | "delivered" | "atTheCounter" | "collected" | "cancelled" | "failed";
  isDone: boolean;
  /** The moment it happened, as an ISO text. */
  at?: string;
  /** The days it is expected on. */
  expected?: ArrivalPromise;
}

/**
 * When a parcel should arrive: as it was promised with the order (shipping-26), else on the later day that order
 * management expects. Nothing while the order waits for its payment.
 */
const expectedIn = (order: OrderDocument, shipmentId: string): ArrivalPromise | null => {
  if (orderProgress(order) === "awaitingPayment") return null;
  const promise = arrivalPromise(order.shipments?.find((candidate) => candidate.shipmentId === shipmentId));
  const moment = parcelOf(order, shipmentId)?.expectedDeliveryDate;
  if (!moment) return promise;
  const zone = promise?.zone ?? "UTC";
  const day = dayIn(moment, zone);
  return promise && day <= promise.latest ? promise : { earliest: day, latest: day, zone, reason: "late" };
};

const isOver = (progress: OrderProgress) => ["delivered", "collected", "completed"].includes(progress);

/** The stations of one parcel or pickup from the order to the hand, those behind it first. */
export const parcelSteps = (order: OrderDocument, shipmentId: string, isPickup: boolean): ParcelStep[] => {
  const placed: ParcelStep = { id: "placed", isDone: true, at: order.creationDate };
  const progress = orderProgress(order);
  if (progress === "cancelled" || progress === "failed")
    return [placed, { id: progress, isDone: true, at: order.lastModified }];
  const parcel = parcelOf(order, shipmentId);
  const isDelivered = isOver(progress) || parcel?.status === "delivered";
  const hasLeft =
    isDelivered || parcel?.status === "shipped" || progress === "onItsWay" || progress === "readyForPickup";
  const isPacking = hasLeft || order.exportStatus === "exported";
  const at = isDelivered ? parcel?.actualDeliveryDate : undefined;
  const expected = isDelivered || isPickup ? null : expectedIn(order, shipmentId);
  return [
    placed,
    { id: "packing", isDone: isPacking },
    { id: isPickup ? "atTheCounter" : "onItsWay", isDone: hasLeft },
    { id: isPickup ? "collected" : "delivered", isDone: isDelivered, ...(at && { at }), ...(expected && { expected }) },
  ];
};

const DAY_MS = 86_400_000;

/** When the next parcel of an order should arrive; undefined where nothing is on its way to a door. */
export const nextArrival = (order: OrderDocument): ArrivalPromise | undefined =>
  usedShipments(order)
    .filter((shipment) => !isPickupShipment(shipment) && !isArrived(order, shipment))
    .flatMap(({ shipmentId = "" }) => expectedIn(order, shipmentId) ?? [])
    .toSorted((one, other) => one.latest.localeCompare(other.latest))[0];

/**
 * Whether a parcel should have been there by now: the day it was expected on is over everywhere, and it is on its way.
 */
export const isLate = (order: OrderDocument, now: Date): boolean => {
  const expected = ["packing", "partlyOnItsWay", "onItsWay"].includes(orderProgress(order)) && nextArrival(order);
  return Boolean(expected) && new Date(expected ? expected.latest : 0).getTime() + 2 * DAY_MS < now.getTime();
};

/** Kinds of orders a shopper looks for. */
export const orderGroups = ["unpaid", "placed", "moving", "done", "cancelled"] as const;

/** One of the kinds. */
export type OrderGroup = (typeof orderGroups)[number];

const groupOf: Record<OrderProgress, OrderGroup> = {
  awaitingPayment: "unpaid",
  placed: "placed",
  packing: "placed",
  partlyOnItsWay: "moving",
  onItsWay: "moving",
  readyForPickup: "moving",
  delivered: "done",
  collected: "done",
  completed: "done",
  cancelled: "cancelled",
  failed: "cancelled",
};

/** Which kind an order is of. */
export const orderGroup = (order: OrderDocument): OrderGroup => groupOf[orderProgress(order)];
