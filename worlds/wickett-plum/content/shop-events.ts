import { type ContentItem, item } from "./content-item.ts";

/** Something that happens in shops every week: on a day (`saturday`) at a time (`HH:MM`, the shop's own). */
interface ShopEvent {
  title: string;
  text: string;
  weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
  time: string;
  /** Shops where it happens. */
  storeIds: string[];
}

const events: ShopEvent[] = [
  {
    title: "Toffee before breakfast",
    text: "The first slab of the day is broken at the counter. Whoever is there gets a corner.",
    weekday: "saturday",
    time: "10:30",
    storeIds: ["1001", "1002", "1006", "1017", "1020", "2001"],
  },
  {
    title: "Bring your own box",
    text: "Hand us any clean tin or box and we fill it by weight, ribbon included.",
    weekday: "wednesday",
    time: "15:00",
    storeIds: ["1001", "1004", "1009", "2001", "2004"],
  },
  {
    title: "The truffle hour",
    text: "Five truffles, five teas, one patient host. Twelve chairs; call to keep one.",
    weekday: "thursday",
    time: "17:30",
    storeIds: ["1004", "1017", "1020", "2004"],
  },
];

/** What happens in the shops, key `shop-events`; their pages show what concerns them. */
export const shopEvents: ContentItem = item(
  "shop-events",
  "What happens in the shops",
  { events: events.map((event) => ({ ...event })) },
  "shop-events",
);
