import { afterLeaving, arrivalMoment } from "#sandbox/platform/shipping/arrival-promise.ts";
import { afterWorkdays } from "#sandbox/platform/shipping/business-days.ts";
import type { Order, OrderPayment, OrderShipment, ShipmentProgress } from "./order.ts";

/** Minutes an order waits before the warehouse takes it: until then it is `new`, afterwards `open` and exported. */
export const EXPORT_AFTER_MINUTES = 60;
/** Hours from export until a parcel leaves, and until a shop has a pickup ready. */
export const PACKING_HOURS = 24;
export const PICKUP_READY_HOURS = 2;
/** Hours a shopper takes to collect. */
export const PICKUP_COLLECTED_HOURS = 24;
/** Days until a check arrives. */
export const CHECK_DAYS = 5;

/** Business days on the road by a method that does not say how long it takes. */
export const DEFAULT_TRANSIT_DAYS = 5;

/** Something that happens to a placed order by itself. */
export type OrderStep = { at: Date } & (
  | { kind: "check-arrives" }
  | { kind: "export" }
  | { kind: "ship"; shipmentId: string }
  | { kind: "deliver"; shipmentId: string }
);

const HOUR_MS = 3_600_000;
const later = (moment: Date | string, hours: number): Date => new Date(new Date(moment).getTime() + hours * HOUR_MS);

const packingHours = (method: OrderShipment["method"]): number => {
  if (method.isEmail) return 0;
  return method.isPickup ? PICKUP_READY_HOURS : PACKING_HOURS;
};

const shipmentStep = ({ id, method, progress }: OrderShipment): OrderStep | null => {
  if (progress.exportedAt === undefined || progress.deliveredAt !== undefined) return null;
  if (progress.shippedAt === undefined)
    return {
      kind: "ship",
      shipmentId: id,
      at: later(progress.exportedAt, packingHours(method)),
    };
  return { kind: "deliver", shipmentId: id, at: arrivalOf({ method, progress }) as Date };
};

/**
 * When a parcel that has left arrives, or a pickup is collected; null before it leaves. It arrives as promised; where
 * nothing was, after the business days its method takes.
 */
export const arrivalOf = ({ method, progress }: Pick<OrderShipment, "method" | "progress">): Date | null => {
  if (progress.shippedAt === undefined) return null;
  if (method.arrival && !method.isPickup) return arrivalMoment(method.arrival);
  if (method.isPickup) return later(progress.shippedAt, PICKUP_COLLECTED_HOURS);
  return method.isEmail
    ? new Date(progress.shippedAt)
    : afterWorkdays(new Date(progress.shippedAt), method.transitDays ?? DEFAULT_TRANSIT_DAYS);
};

/** A parcel that leaves at a moment, with its promise moved where that was too late. */
const leaving = (shipment: OrderShipment, at: Date): OrderShipment => {
  const { arrival } = shipment.method;
  if (!arrival) return shipment;
  const due = shipment.attributes.c_SHIP_DUE_DATE;
  const moved = afterLeaving(arrival, typeof due === "string" ? due : undefined, at);
  return { ...shipment, method: { ...shipment.method, arrival: moved } };
};

/** How far somebody wants an order to go. */
export const orderGoals = ["pay", "export", "ship", "deliver"] as const;
export type OrderGoal = (typeof orderGoals)[number];

const stepsTo: Readonly<Record<OrderGoal, readonly OrderStep["kind"][]>> = {
  pay: ["check-arrives"],
  export: ["check-arrives", "export"],
  ship: ["check-arrives", "export", "ship"],
  deliver: ["check-arrives", "export", "ship", "deliver"],
};

/**
 * What must happen next for an order to come to a goal, what comes before it included; null when it is there, or not
 * placed.
 */
export const stepTowards = (order: Order, goal: OrderGoal): OrderStep | null =>
  openSteps(order).find(({ kind }) => stepsTo[goal].includes(kind)) ?? null;

/**
 * What happens next to an order: a check arrives, the warehouse takes it, its parcels leave and arrive. Null when it is
 * not placed, or done.
 */
export const nextStep = (order: Order): OrderStep | null => openSteps(order)[0] ?? null;

/**
 * The steps an order can take now, the earliest first: one for all of it, or one for each parcel. The moment the
 * warehouse takes it stands once it is known: what is changed about an order meanwhile makes its grace period no
 * longer.
 */
const openSteps = (order: Order): OrderStep[] => {
  if (order.status !== "new" && order.status !== "open") return [];
  if (order.paymentStatus !== "paid") return [{ kind: "check-arrives", at: later(order.createdAt, 24 * CHECK_DAYS) }];
  if (order.exportStatus === "ready")
    return [{ kind: "export", at: order.nextStepAt ?? later(order.modifiedAt, EXPORT_AFTER_MINUTES / 60) }];
  const steps = order.shipments.flatMap((shipment) => shipmentStep(shipment) ?? []);
  return steps.sort((one, other) => one.at.getTime() - other.at.getTime());
};

/** An order whose payments are settled; its tokens are spent. What a check pays is paid when it arrives. */
export const placed = (order: Order, payments: readonly OrderPayment[], now: Date): Order => {
  const owed = payments.filter(({ amountCents }) => amountCents > 0);
  const open = owed.filter(({ status }) => status !== "authorized").length;
  const settled: Order = {
    ...order,
    nextStepAt: null,
    status: "new",
    exportStatus: "ready",
    paymentStatus: open === 0 ? "paid" : open < owed.length ? "part_paid" : "not_paid",
    payments: payments.map((payment) => ({ ...payment, token: null })),
    modifiedAt: now,
  };
  return { ...settled, nextStepAt: nextStep(settled)?.at ?? null };
};

/** The order after a step, with the moment of the next one. Complete once everything has arrived. */
export const afterStep = (order: Order, step: OrderStep): Order => {
  const at = step.at.toISOString();
  const moved = ((): Order => {
    switch (step.kind) {
      case "check-arrives":
        return {
          ...order,
          paymentStatus: "paid" as const,
          payments: order.payments.map((payment) => ({ ...payment, status: "authorized" as const })),
        };
      case "export":
        return {
          ...order,
          status: "open" as const,
          exportStatus: "exported" as const,
          shipments: order.shipments.map((shipment) => ({ ...shipment, progress: { exportedAt: at } })),
        };
      case "ship":
        return withProgress(
          {
            ...order,
            shipments: order.shipments.map((each) => (each.id === step.shipmentId ? leaving(each, step.at) : each)),
          },
          step.shipmentId,
          (shipment) => ({
            shippedAt: at,
            ...(shipment.method.isPickup || shipment.method.isEmail
              ? {}
              : { trackingNumber: trackingNumberOf(order.orderNo, shipment) }),
          }),
        );
      case "deliver":
        return withProgress(order, step.shipmentId, () => ({ deliveredAt: at }));
    }
  })();
  const isDone =
    moved.exportStatus === "exported" && moved.shipments.every(({ progress }) => progress.deliveredAt !== undefined);
  const status = isDone ? "completed" : moved.status;
  const after: Order = { ...moved, nextStepAt: null, modifiedAt: step.at, status };
  return { ...after, nextStepAt: nextStep(after)?.at ?? null };
};

const withProgress = (
  order: Order,
  shipmentId: string,
  change: (shipment: OrderShipment) => ShipmentProgress,
): Order => ({
  ...order,
  shipments: order.shipments.map((shipment) =>
    shipment.id === shipmentId ? { ...shipment, progress: { ...shipment.progress, ...change(shipment) } } : shipment,
  ),
});

/** A parcel's number in the carrier's form, the same whenever it is asked for. */
export const trackingNumberOf = (orderNo: string, { id, method }: Pick<OrderShipment, "id" | "method">): string => {
  const text = `${orderNo}/${id}`;
  let digest = 7;
  for (const character of text) digest = (digest * 31 + character.charCodeAt(0)) % 10_000_000_000;
  const digits = String(digest).padStart(10, "0");
  return method.carrierCode === null ? `94001118${digits}0000` : `1ZWP20${method.carrierCode}${digits}`.slice(0, 18);
};

/** The page that follows a parcel. */
export const trackingUrlOf = (trackingNumber: string): string =>
  trackingNumber.startsWith("1Z")
    ? `https://www.ups.com/track?loc=en_US&tracknum=${trackingNumber}`
    : `https://tools.usps.com/go/TrackConfirmAction?tLabels=${trackingNumber}`;

/** How much of an order is on its way or has arrived. */
export const shippingStatusOf = ({
  shipments,
}: Pick<Order, "shipments">): "not_shipped" | "part_shipped" | "shipped" => {
  const shipped = shipments.filter(({ progress }) => progress.shippedAt !== undefined).length;
  if (shipped === 0) return "not_shipped";
  return shipped < shipments.length ? "part_shipped" : "shipped";
};
