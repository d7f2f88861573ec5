/** What the shop reads of a store of the Shopper Stores API; its own attributes begin with `c_`. */
export interface StoreDocument {
  id: string;
  name?: string;
  address1?: string;
  address2?: string;
  city?: string;
  stateCode?: string;
  postalCode?: string;
  countryCode?: string;
  phone?: string;
  image?: string;
  [custom: string]: unknown;
}

/** One of our shops as its page and the list of shops show it: plain JSON. */
export interface Shop {
  id: string;
  name: string;
  /** Street, and what stands below it. */
  street: string[];
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: string;
  phone?: string;
  isTemporarilyClosed?: true;
  /** Its front: an address of the image service, and what is to be seen. */
  picture?: { url: string; alt: string };
  /** Monday to Sunday; times as `HH:MM` in the shop's own zone, none on a closed day. */
  hours?: { day: Weekday; spans: { open: string; close: string }[] }[];
  /** Where it stands, in degrees. */
  place?: { latitude: number; longitude: number };
  /** Opening times of single days (`YYYY-MM-DD`) that are not like their weekday. */
  holidayHours?: Readonly<Record<string, { open: string; close: string }[]>>;
}

/** Days as the backend names them, Monday first. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];

/** A moment on that day of the week in UTC, to name the day in the shopper's language. */
export const momentOnDay = (day: Weekday): Date => new Date(Date.UTC(1970, 0, 5 + weekdays.indexOf(day)));

/** A moment at that time of day (`HH:MM`) in UTC, to write the time in the shopper's way. */
export const momentAtTime = (time: string): Date => new Date(`1970-01-01T${time}:00Z`);
