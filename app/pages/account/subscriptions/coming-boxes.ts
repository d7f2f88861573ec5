import type { Schedule } from "./schedules-api.ts";

/** One date of a subscription: a box that leaves, one that was left out, one that waits for the end of a pause. */
export interface ComingBox {
  at: Date;
  kind: "next" | "later" | "skipped" | "paused";
}

/** Dates on the line; of those left out the latest two. */
const MOST = 4;
const MOST_SKIPPED = 2;

const DAY_MS = 86_400_000;

/** The dates of a subscription that lie ahead, the nearest first; none for one that ended or has no date. */
export const comingBoxes = ({
  status,
  nextOrderDate,
  keptOrderDate,
  skippedDates,
  intervalDays,
}: Schedule): ComingBox[] => {
  const first = status === "active" ? nextOrderDate : status === "paused" ? keptOrderDate : undefined;
  if (!first) return [];
  const skipped = (skippedDates ?? []).slice(-MOST_SKIPPED);
  const start = new Date(first).getTime();
  const boxes = Array.from({ length: MOST - skipped.length }, (_, place): ComingBox => ({
    at: new Date(start + place * intervalDays * DAY_MS),
    kind: status === "paused" ? "paused" : place === 0 ? "next" : "later",
  }));
  return [...skipped.map((day): ComingBox => ({ at: new Date(day), kind: "skipped" })), ...boxes];
};

/** When the box after the next one leaves: the next one, if this one is skipped. */
export const afterSkipping = ({ nextOrderDate, intervalDays }: Schedule): Date | undefined =>
  nextOrderDate === undefined ? undefined : new Date(new Date(nextOrderDate).getTime() + intervalDays * DAY_MS);
