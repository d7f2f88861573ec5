import { weekdays, type Weekday } from "#app/domain/stores/shop.ts";

/** Something that happens in a shop every week; the time is the shop's own (`HH:MM`). */
export interface ShopEvent {
  title: string;
  text: string;
  weekday: Weekday;
  time: string;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * What happens in one shop, from the managed item `shop-events`, in the order of the week; what cannot be read is left
 * out.
 */
export const shopEvents = (item: Record<string, unknown> | null, storeId: string): ShopEvent[] => {
  const listed = Array.isArray(item?.["events"]) ? (item["events"] as Record<string, unknown>[]) : [];
  return listed
    .flatMap(({ title, text, weekday, time, storeIds }): ShopEvent[] => {
      const day = weekdays.find((each) => each === weekday);
      const isHere = Array.isArray(storeIds) && storeIds.includes(storeId);
      if (!isHere || !day || !isText(title) || !isText(time) || !/^\d\d:\d\d$/.test(time)) return [];
      return [{ title, text: isText(text) ? text : "", weekday: day, time }];
    })
    .sort((a, b) => weekdays.indexOf(a.weekday) - weekdays.indexOf(b.weekday) || a.time.localeCompare(b.time));
};
