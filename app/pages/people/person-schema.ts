import { defineMessages, type IntlShape } from "react-intl";
import { array, object, type ObjectSchema, string } from "yup";
import { createAddressSchema } from "#app/components/address/address-schema.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import { DATE_NAME_LENGTH, type PersonValues, WORDS_LENGTH } from "./person-values.ts";

const words = defineMessages({
  day: { id: "people.noDay", defaultMessage: "That date doesn’t exist." },
  needsMonth: { id: "people.needsMonth", defaultMessage: "Please choose a month." },
  needsDay: { id: "people.needsDay", defaultMessage: "Please choose a day." },
  year: { id: "people.noYear", defaultMessage: "Please enter a year like 1962, or leave it empty." },
  name: { id: "people.needsName", defaultMessage: "Please name the occasion." },
  long: { id: "people.tooLong", defaultMessage: "That’s too long. Please shorten it." },
});

const FIRST_YEAR = 1900;
const LEAP_YEAR = 2000;

/** Whether the calendar has a day; without a year a leap day counts. */
export const isCalendarDay = (month: number, day: number, year = LEAP_YEAR): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** The rules of somebody: an address, and days that exist. */
export const createPersonSchema = (intl: IntlShape, countries: readonly CountryCode[], thisYear: number) => {
  const say = (name: keyof typeof words) => intl.formatMessage(words[name]);
  const isYear = (text: string) => /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= thisYear;
  return createAddressSchema(intl, countries).shape(
    {
      birthMonth: string().when(["birthDay", "birthYear"], ([day, year]: string[], schema) =>
        day || year ? schema.required(say("needsMonth")) : schema,
      ),
      birthDay: string()
        .when("birthMonth", ([month]: string[], schema) => (month ? schema.required(say("needsDay")) : schema))
        .test("day", say("day"), (day, { parent }) => {
          const { birthMonth, birthYear } = parent as PersonValues;
          return (
            !day ||
            !birthMonth ||
            isCalendarDay(Number(birthMonth), Number(day), isYear(birthYear) ? Number(birthYear) : undefined)
          );
        }),
      birthYear: string()
        .trim()
        .test("year", say("year"), (year = "") => year === "" || isYear(year)),
      dates: array().of(
        object({
          name: string().trim().required(say("name")).max(DATE_NAME_LENGTH, say("long")),
          month: string().required(say("needsMonth")),
          day: string()
            .required(say("needsDay"))
            .test("day", say("day"), (day, { parent }) => {
              const { month } = parent as PersonValues["dates"][number];
              return !day || !month || isCalendarDay(Number(month), Number(day));
            }),
        }),
      ),
      likes: string().max(WORDS_LENGTH, say("long")),
      note: string().max(WORDS_LENGTH, say("long")),
    },
    [["birthMonth", "birthDay"]],
  ) as unknown as ObjectSchema<PersonValues>;
};
