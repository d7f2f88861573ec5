/** Why nothing arrives on a day between the first and the last (delivery calendar of the backend). */
export type BlockedReason = "no-delivery" | "holiday" | "heat-hold" | "warehouse-closed";

/** The days a way to ship offers for a wish, as the backend says them (`2026-12-24`). */
export interface WishedDays {
  first: string;
  last: string;
  /** Days between them on which nothing arrives. */
  blocked: readonly string[];
  /** Why, where the backend says so; the name of a holiday is the backend's. */
  reasons: ReadonlyMap<string, { reason: BlockedReason; holiday?: string }>;
}

/** What is said about when a parcel shall arrive: a day, at once, or nothing of both. */
export interface DeliveryWish {
  day: string | null;
  isNow: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const known: ReadonlySet<string> = new Set<BlockedReason>(["no-delivery", "holiday", "heat-hold", "warehouse-closed"]);

const reasonsOf = (value: unknown): WishedDays["reasons"] =>
  new Map(
    Object.entries(typeof value === "object" && value !== null ? value : {}).flatMap(([day, why]) => {
      const { reason, holiday } = (why ?? {}) as { reason?: unknown; holiday?: unknown };
      if (typeof reason !== "string" || !known.has(reason)) return [];
      return [
        [day, { reason: reason as BlockedReason, ...(typeof holiday === "string" && holiday && { holiday }) }] as const,
      ];
    }),
  );

/** The days that can be wished for with a way to ship; none where it offers none. */
export const wishedDays = (method: Record<string, unknown> | undefined): WishedDays | null => {
  const first = method?.["c_dateWantedRangeStart"];
  const last = method?.["c_dateWantedRangeEnd"];
  const blocked = method?.["c_blockedDates"];
  if (typeof first !== "string" || typeof last !== "string" || !DAY.test(first) || !DAY.test(last)) return null;
  return {
    first,
    last,
    blocked: Array.isArray(blocked) ? blocked.filter((day) => typeof day === "string") : [],
    reasons: reasonsOf(method?.["c_blockedReasons"]),
  };
};

/** Whether a parcel can arrive on a day. */
export const isPossibleDay = (day: string, { first, last, blocked }: WishedDays): boolean =>
  DAY.test(day) && day >= first && day <= last && !blocked.includes(day);

/** Why a day is greyed. */
export type GreyedReason = BlockedReason | "past" | "too-soon" | "too-late";

/** Why a day cannot be wished for; null for one that can. `today` tells what is past. */
export const greyedReason = (
  day: string,
  days: WishedDays,
  today: string,
): { reason: GreyedReason; holiday?: string } | null => {
  if (isPossibleDay(day, days)) return null;
  if (day < today) return { reason: "past" };
  if (day < days.first) return { reason: "too-soon" };
  if (day > days.last) return { reason: "too-late" };
  return days.reasons.get(day) ?? { reason: "no-delivery" };
};

/** Whether what melts is held back from some days, so that it does not travel over a weekend. */
export const hasHeatHold = ({ reasons }: WishedDays): boolean =>
  [...reasons.values()].some(({ reason }) => reason === "heat-hold");

/** What a shipment says about when it shall arrive (shipping-23): `c_DATE_WANTED`, `c_shipnow`. */
export const wishOf = (shipment: Record<string, unknown> | undefined): DeliveryWish => {
  const day = shipment?.["c_DATE_WANTED"];
  return { day: typeof day === "string" && DAY.test(day) ? day : null, isNow: shipment?.["c_shipnow"] === true };
};

/** What a shipment is told about a wish; null takes a member away. */
export const wishedShipment = ({ day, isNow }: DeliveryWish, days: WishedDays | null) => ({
  c_DATE_WANTED: day,
  c_isCalendarSelection: day ? true : null,
  c_dateWantedRangeStart: day && days ? days.first : null,
  c_dateWantedRangeEnd: day && days ? days.last : null,
  c_shipnow: isNow && !day ? true : null,
});

/** The days on which several parcels can arrive together; none where one of them can be wished for on no day. */
export const commonDays = (each: readonly (WishedDays | null)[]): WishedDays | null => {
  const lists = each.flatMap((days) => days ?? []);
  const [one] = lists;
  if (!one || lists.length < each.length) return null;
  const first = lists.reduce((latest, days) => (days.first > latest ? days.first : latest), one.first);
  const last = lists.reduce((earliest, days) => (days.last < earliest ? days.last : earliest), one.last);
  if (first > last) return null;
  const within = ([day]: [string, unknown]) => day >= first && day <= last;
  return {
    first,
    last,
    blocked: [...new Set(lists.flatMap(({ blocked }) => blocked))].filter((day) => within([day, null])).sort(),
    reasons: new Map(lists.flatMap(({ reasons }) => [...reasons].filter(within))),
  };
};

/** The longest instructions for who brings a parcel, in characters. */
export const INSTRUCTIONS_MAX_LENGTH = 250;

/** Whether instructions can be printed on a label: printable ASCII and line ends only (shipping-24). */
export const isPrintable = (text: string): boolean => /^[\x20-\x7e\r\n]*$/.test(text);
