import { Fault } from "#sandbox/core/fault.ts";
import { type Deed, daysAfter, type Subscription, type SubscriptionStatus } from "./subscription.ts";

/** How long a action can be taken back. */
export const UNDO_HOURS = 24;

const HOUR_MS = 3_600_000;

/** What an owner changes about a subscription. */
export interface SubscriptionChange {
  quantity?: number;
  intervalDays?: number;
  nextOrderAt?: Date;
}

const running: readonly SubscriptionStatus[] = ["active", "paused", "suspended"];

const wrongStatus = ({ id, status }: Subscription) =>
  new Fault(409, "subscription-status", `The subscription is ${status}.`, { subscriptionId: id, status });

/** @throws Fault 409 `subscription-status` unless it stands so. */
export const refuseStatus = (subscription: Subscription, allowed: readonly SubscriptionStatus[] = running): void => {
  if (!allowed.includes(subscription.status)) throw wrongStatus(subscription);
};

const ahead = (moment: Date, now: Date): Date => {
  if (moment <= now) throw new Fault(400, "bad-request", "'nextOrderDate' must lie ahead.", { path: "nextOrderDate" });
  return moment;
};

const text = (moment: Date | null) => moment?.toISOString() ?? null;
const moment = (given: string | null) => (given === null ? null : new Date(given));

/** After a action of its owner, with what there was before, so that it can be taken back. */
const done = (
  action: Deed["action"],
  before: Subscription,
  change: Partial<Subscription>,
  now: Date,
): Subscription => ({
  ...before,
  ...change,
  modifiedAt: now,
  lastDeed: {
    action,
    at: now.toISOString(),
    before: {
      status: before.status,
      quantity: before.quantity,
      intervalDays: before.intervalDays,
      failures: before.failures,
      nextOrderAt: text(before.nextOrderAt),
      pausedOrderAt: text(before.pausedOrderAt),
      skippedDates: before.skippedDates,
    },
  },
});

/** Leaves the next order out; the one after it is the next. @throws Fault 409 unless it is active. */
export const skipped = (before: Subscription, now: Date): Subscription => {
  refuseStatus(before, ["active"]);
  const { nextOrderAt, intervalDays, skippedDates } = before;
  if (!nextOrderAt) return before;
  const change = {
    failures: 0,
    nextOrderAt: daysAfter(nextOrderAt, intervalDays),
    skippedDates: [...skippedDates, nextOrderAt.toISOString()],
  };
  return done("skip", before, change, now);
};

/** Makes no orders until it is resumed; the next date is kept. @throws Fault 409 unless it is active. */
export const paused = (before: Subscription, now: Date): Subscription => {
  refuseStatus(before, ["active"]);
  return done("pause", before, { status: "paused", nextOrderAt: null, pausedOrderAt: before.nextOrderAt }, now);
};

/**
 * Goes on at the date its pause has kept, or at the wished one. The shop never chooses a date by itself.
 * @throws Fault 409 unless it is paused or suspended; 409 `subscription-date-needed` where no date is kept that lies
 * ahead; 400 for a wish that is past.
 */
export const resumed = (before: Subscription, wished: Date | undefined, now: Date): Subscription => {
  refuseStatus(before, ["paused", "suspended"]);
  const { id, pausedOrderAt, skippedDates } = before;
  const kept = pausedOrderAt && pausedOrderAt > now ? pausedOrderAt : undefined;
  const nextOrderAt = wished ? ahead(wished, now) : kept;
  if (!nextOrderAt)
    throw new Fault(409, "subscription-date-needed", "The subscription needs a 'nextOrderDate' to go on.", {
      subscriptionId: id,
    });
  const change = {
    status: "active" as const,
    failures: 0,
    nextOrderAt,
    pausedOrderAt: null,
    skippedDates: nextOrderAt === kept ? skippedDates : [],
  };
  return done("resume", before, change, now);
};

/** Ends it. @throws Fault 409 where that has happened already. */
export const cancelled = (before: Subscription, now: Date): Subscription => {
  refuseStatus(before);
  return done("cancel", before, { status: "cancelled", nextOrderAt: null, pausedOrderAt: null }, now);
};

/**
 * Changes how much comes, how often and when next. @throws Fault 409 for one that is cancelled, 400 for a moment that
 * is past.
 */
export const altered = (before: Subscription, change: SubscriptionChange, now: Date): Subscription => {
  refuseStatus(before);
  const { nextOrderAt, ...rest } = change;
  if (nextOrderAt === undefined) return done("change", before, rest, now);
  ahead(nextOrderAt, now);
  refuseStatus(before, ["active"]);
  return done("change", before, { ...rest, nextOrderAt, skippedDates: [] }, now);
};

/** The action that can still be taken back: done a short while ago, and what it would bring back is not past. */
export const undoable = ({ lastDeed }: Subscription, now: Date): Deed | undefined => {
  if (!lastDeed || now.getTime() - new Date(lastDeed.at).getTime() > UNDO_HOURS * HOUR_MS) return undefined;
  const { status, nextOrderAt } = lastDeed.before;
  return status === "active" && nextOrderAt !== null && new Date(nextOrderAt) <= now ? undefined : lastDeed;
};

/**
 * As it was before the last action. @throws Fault 409 `subscription-undo` where there is nothing to take back any more.
 */
export const undone = (subscription: Subscription, now: Date): Subscription => {
  const last = undoable(subscription, now);
  if (!last)
    throw new Fault(409, "subscription-undo", "There is nothing to undo, or it is too late.", {
      subscriptionId: subscription.id,
    });
  const { nextOrderAt, pausedOrderAt, ...before } = last.before;
  return {
    ...subscription,
    ...before,
    nextOrderAt: moment(nextOrderAt),
    pausedOrderAt: moment(pausedOrderAt),
    lastDeed: null,
    modifiedAt: now,
  };
};
