import { defineMessages, type IntlShape } from "react-intl";
import type { Occasion, PersonDate } from "#app/commerce-api/people.ts";

const occasions = defineMessages({
  valentines: { id: "occasion.valentines", defaultMessage: "Valentine’s Day" },
  easter: { id: "occasion.easter", defaultMessage: "Easter" },
  mothersDay: { id: "occasion.mothersDay", defaultMessage: "Mother’s Day" },
  fathersDay: { id: "occasion.fathersDay", defaultMessage: "Father’s Day" },
  halloween: { id: "occasion.halloween", defaultMessage: "Halloween" },
  thanksgiving: { id: "occasion.thanksgiving", defaultMessage: "Thanksgiving" },
  christmas: { id: "occasion.christmas", defaultMessage: "Christmas" },
});

const words = defineMessages({
  birthday: { id: "people.birthday", defaultMessage: "Birthday" },
});

/** An occasion of the shop by its name. */
export const occasionName = (intl: IntlShape, { occasion }: Pick<Occasion, "occasion">): string =>
  intl.formatMessage(occasions[occasion]);

/** A day of somebody by its name. */
export const dateName = (intl: IntlShape, { kind, name }: Pick<PersonDate, "kind" | "name">): string =>
  kind === "birthday" ? intl.formatMessage(words.birthday) : name;

/** A day `YYYY-MM-DD` as 'December 3'. */
export const longDay = (intl: IntlShape, day: string): string =>
  intl.formatDate(`${day}T12:00:00Z`, { month: "long", day: "numeric", timeZone: "UTC" });

/** Whole days from one day `YYYY-MM-DD` to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** How far a day is: 'today', 'tomorrow', 'in 11 days'. */
export const howFar = (intl: IntlShape, today: string, on: string): string =>
  new Intl.RelativeTimeFormat(intl.locale, { numeric: "auto" }).format(daysBetween(today, on), "day");
