/** The days a way to ship offers for a wish, as the backend says them (`2026-12-24`). */
export interface WishedDays {
  first: string;
  last: string;
  /** Days between them on which nothing arrives. */
  blocked: readonly string[];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days that can be wished for with a way to ship; none where it offers none. */
export const wishedDays = (method: Record<string, unknown> | undefined): WishedDays | null => {
  const first = method?.["c_dateWantedRangeStart"];
  const last = method?.["c_dateWantedRangeEnd"];
  const blocked = method?.["c_blockedDates"];
  if (typeof first !== "string" || typeof last !== "string" || !DAY.test(first) || !DAY.test(last)) return null;
  return { first, last, blocked: Array.isArray(blocked) ? blocked.filter((day) => typeof day === "string") : [] };
};

/** Why a day cannot be wished for; null for one that can. */
export const wishedDayProblem = (day: string, { first, last, blocked }: WishedDays): "outside" | "blocked" | null => {
  if (!DAY.test(day) || day < first || day > last) return "outside";
  return blocked.includes(day) ? "blocked" : null;
};

/** The longest instructions for who brings a parcel, in characters. */
export const INSTRUCTIONS_MAX_LENGTH = 250;

/** Whether instructions can be printed on a label: printable ASCII and line ends only (specification 2, section 5). */
export const isPrintable = (text: string): boolean => /^[\x20-\x7e\r\n]*$/.test(text);
