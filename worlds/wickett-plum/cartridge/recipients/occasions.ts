import Holidays from "date-holidays";
import { LRUCache } from "lru-cache";

/** Occasions the shop has sweets for. */
export const occasionIds = [
  "valentines",
  "easter",
  "mothersDay",
  "fathersDay",
  "halloween",
  "thanksgiving",
  "christmas",
] as const;
export type OccasionId = (typeof occasionIds)[number];

/** Where the sweets for an occasion stand; none where the shop has no shelf for it. */
const shelves: Partial<Record<OccasionId, string>> = {
  valentines: "valentines",
  easter: "easter",
  mothersDay: "mothers-day",
  halloween: "halloween",
  thanksgiving: "harvest",
  christmas: "winter-holidays",
};

/** When an occasion is, in the words of `date-holidays`. */
const rules: Record<"US" | "CA", Record<OccasionId, string>> = {
  US: {
    valentines: "02-14",
    easter: "easter",
    mothersDay: "2nd sunday in May",
    fathersDay: "3rd sunday in June",
    halloween: "10-31",
    thanksgiving: "4th thursday in November",
    christmas: "12-25",
  },
  CA: {
    valentines: "02-14",
    easter: "easter",
    mothersDay: "2nd sunday in May",
    fathersDay: "3rd sunday in June",
    halloween: "10-31",
    thanksgiving: "2nd monday in October",
    christmas: "12-25",
  },
};

/** An occasion on its day, `YYYY-MM-DD`. */
export interface Occasion {
  occasion: OccasionId;
  on: string;
  categoryId: string | null;
}

const known = new LRUCache<string, readonly Occasion[]>({ max: 40 });

const occasionsOfYear = (country: "US" | "CA", year: number): readonly Occasion[] => {
  const key = `${country} ${year}`;
  const before = known.get(key);
  if (before) return before;
  const found = occasionIds.flatMap((occasion) => {
    const calendar = new Holidays();
    calendar.setHoliday(rules[country][occasion], { name: { en: occasion }, type: "observance" });
    const [day] = calendar.getHolidays(year);
    return day ? [{ occasion, on: day.date.slice(0, 10), categoryId: shelves[occasion] ?? null }] : [];
  });
  known.set(key, found);
  return found;
};

/**
 * Each occasion once, on its next day after `today` (`YYYY-MM-DD`), in their order: on the day itself nothing can be
 * sent for it any more, so that it is next year's.
 */
export const comingOccasions = (country: "US" | "CA", today: string): Occasion[] => {
  const year = Number(today.slice(0, 4));
  const ahead = [year, year + 1].flatMap((each) => occasionsOfYear(country, each)).filter(({ on }) => on > today);
  return occasionIds
    .flatMap((id) => ahead.find(({ occasion }) => occasion === id) ?? [])
    .sort((one, other) => one.on.localeCompare(other.on));
};
