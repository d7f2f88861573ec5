import type { Person, PersonAddress, PersonChange } from "#app/commerce-api/people.ts";
import { type AddressFormValues, fromAddressForm, toAddressForm } from "#app/domain/address/address-form-values.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import { allergies, type Allergy } from "#app/domain/people/allergies.ts";

/** Another day of somebody as it is typed. */
export interface DateValues {
  dateId: string;
  name: string;
  month: string;
  day: string;
}

/** What is typed about somebody: the address form, and what else there is to know. */
export interface PersonValues extends AddressFormValues {
  birthMonth: string;
  birthDay: string;
  birthYear: string;
  dates: DateValues[];
  avoids: Record<Allergy, boolean>;
  likes: string;
  note: string;
}

/** Other days somebody may have. */
export const MOST_DATES = 9;

/** The longest name of a day, and the longest words about likes and notes. */
export const DATE_NAME_LENGTH = 50;
export const WORDS_LENGTH = 500;

export const noDate: DateValues = { dateId: "", name: "", month: "", day: "" };

/** What the form shows of somebody, or of an address that is known already. */
export const toPersonForm = (
  person: Person | null,
  address: PersonAddress | undefined,
  country: CountryCode,
): PersonValues => {
  const birthday = person?.dates.find(({ kind }) => kind === "birthday");
  return {
    ...toAddressForm(
      person ? { ...person.addresses[0], firstName: person.firstName, lastName: person.lastName } : address,
      country,
    ),
    birthMonth: birthday ? String(birthday.month) : "",
    birthDay: birthday ? String(birthday.day) : "",
    birthYear: birthday?.year === undefined ? "" : String(birthday.year),
    dates: (person?.dates ?? [])
      .filter(({ kind }) => kind === "other")
      .map(({ dateId, name, month, day }) => ({ dateId, name, month: String(month), day: String(day) })),
    avoids: Object.fromEntries(
      allergies.map((allergy) => [allergy, person?.allergies.includes(allergy) ?? false]),
    ) as Record<Allergy, boolean>,
    likes: person?.likes ?? "",
    note: person?.note ?? "",
  };
};

/** What is kept of it; the other addresses of somebody stay. */
export const fromPersonForm = (
  { birthMonth, birthDay, birthYear, dates, avoids, likes, note, ...typed }: PersonValues,
  person: Person | null,
): PersonChange => {
  const address = fromAddressForm(typed);
  const before = person?.dates.find(({ kind }) => kind === "birthday");
  const birthday = {
    ...(before && { dateId: before.dateId }),
    kind: "birthday" as const,
    name: "",
    month: Number(birthMonth),
    day: Number(birthDay),
    ...(birthYear.trim() !== "" && { year: Number(birthYear) }),
  };
  return {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    addresses: [{ ...address }, ...(person?.addresses.slice(1) ?? [])],
    allergies: allergies.filter((allergy) => avoids[allergy]),
    likes: likes.trim(),
    note: note.trim(),
    dates: [
      ...(birthMonth === "" ? [] : [birthday]),
      ...dates.map(({ dateId, name, month, day }) => ({
        ...(dateId !== "" && { dateId }),
        kind: "other" as const,
        name: name.trim(),
        month: Number(month),
        day: Number(day),
      })),
    ],
  };
};

/** Somebody as they are, to change one thing about them. */
export const personChange = ({
  firstName,
  lastName,
  addresses,
  allergies: of,
  likes,
  note,
  dates,
}: Person): PersonChange => ({
  firstName,
  lastName,
  addresses,
  allergies: of,
  likes,
  note,
  dates: dates.map(({ dateId, kind, name, month, day, year }) => ({
    dateId,
    kind,
    name,
    month,
    day,
    ...(year !== undefined && { year }),
  })),
});

/** Somebody of whom only the address is known. */
export const personOfAddress = (address: PersonAddress): PersonChange => ({
  firstName: address.firstName ?? "",
  lastName: address.lastName ?? "",
  addresses: [address],
  allergies: [],
  likes: "",
  note: "",
  dates: [],
});
