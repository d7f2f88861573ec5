import { createIntl } from "react-intl";
import type { Schema } from "yup";
import * as fields from "./field-schemas.ts";
import * as place from "./place-schemas.ts";

const intl = createIntl({ locale: "en-US", onError: () => undefined });

/** The message a shopper sees for a value, as Formik asks for it: empty text counts as absent. */
const messageFor = (schema: Schema, value: string): string | null => {
  try {
    schema.validateSync(value === "" ? undefined : value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

const required = "This field is required.";
const firstSign = "Please begin with a letter or a number.";
const city = "A city can have letters, spaces, apostrophes, hyphens, and . , / # only.";
const most = (count: number) => `Please use ${count} characters or fewer.`;
const address = "Invalid address";
const zip = "Please enter a valid zip code";
const postal = "Please enter a valid postal code";
const phone = "Phone number must have 10 digits";
const email = "Please enter a valid email address.";
const password = "Please enter a valid password.";

describe("fields take and refuse", () => {
  test.each<[string, Schema, string, string | null]>([
    ["a first name", fields.personName(intl), "June", null],
    ["an accented name", fields.personName(intl), "Élodie", null],
    ["a name that begins with a digit", fields.personName(intl), "3rd", null],
    ["no name", fields.personName(intl), "", required],
    ["a name of blanks", fields.personName(intl), "   ", required],
    ["a name that begins with a sign", fields.personName(intl), "-June", firstSign],
    ["a name of 50 characters", fields.personName(intl), "J".repeat(50), null],
    ["a name of 51 characters", fields.personName(intl), "J".repeat(51), most(50)],
    ["no company", fields.companyName(intl), "", null],
    ["a company of 30 characters", fields.companyName(intl), "C".repeat(30), null],
    ["a company of 31 characters", fields.companyName(intl), "C".repeat(31), most(30)],
    ["a company that begins with a sign", fields.companyName(intl), "*Acme", firstSign],
    ["a street", fields.street(intl), "2218 Harrison", null],
    ["no street", fields.street(intl), "", required],
    ["a street without a letter", fields.street(intl), "2218", address],
    ["a street of 60 characters", fields.street(intl), "S".repeat(60), null],
    ["a street of 61 characters", fields.street(intl), "S".repeat(61), address],
    ["no unit", fields.unit(intl), "", null],
    ["a unit", fields.unit(intl), "Suite 4 (rear)", null],
    ["a unit with empty parentheses", fields.unit(intl), "Suite ()", address],
    ["a unit of 60 characters", fields.unit(intl), "4".repeat(60), null],
    ["a unit of 61 characters", fields.unit(intl), "4".repeat(61), address],
    ["a city", fields.city(intl), "St. John's/N,#-E", null],
    ["no city", fields.city(intl), "", required],
    ["a city of 16 characters", fields.city(intl), "C".repeat(16), null],
    ["a city of 17 characters", fields.city(intl), "C".repeat(17), most(16)],
    ["a city with a digit", fields.city(intl), "Area 51", city],
    ["an offered country", fields.country(intl, ["US"]), "US", null],
    ["a country not offered", fields.country(intl, ["US"]), "CA", "Please select a country."],
    ["no country", fields.country(intl, ["US"]), "", "Please select a country."],
    ["a state", place.region(intl, "US"), "NY", null],
    ["the placeholder of the states", place.region(intl, "US"), "", "Please select a state."],
    ["a state that does not exist", place.region(intl, "US"), "QQ", "Please select a state."],
    ["no province", place.region(intl, "CA"), "", "Please select a province."],
    ["a zip code of 5 digits", place.postalCode(intl, "US"), "94110", null],
    ["a zip code of 5+4 digits", place.postalCode(intl, "US"), "94110-2115", null],
    ["a zip code of 9 digits", place.postalCode(intl, "US"), "941102115", null],
    ["a zip code of 4 digits", place.postalCode(intl, "US"), "9411", zip],
    ["a zip code of 6 digits", place.postalCode(intl, "US"), "941102", zip],
    ["a zip code of letters", place.postalCode(intl, "US"), "ABCDE", zip],
    ["no zip code", place.postalCode(intl, "US"), "", required],
    ["a Canadian postal code", place.postalCode(intl, "CA"), "k1a 0b1", null],
    ["a Canadian postal code without a space", place.postalCode(intl, "CA"), "K1A0B1", null],
    ["a zip code in Canada", place.postalCode(intl, "CA"), "94110", postal],
    ["a phone number with signs", fields.phone(intl), "(415) 555-0117", null],
    ["a phone number with the country code written", fields.phone(intl), "+1 415 555 0117", null],
    ["a phone number of 9 digits", fields.phone(intl), "415555011", phone],
    ["a phone number with a 1 before it", fields.phone(intl), "14155550117", null],
    ["a phone number with 1 and signs", fields.phone(intl), "1 (415) 555-0117", null],
    ["a phone number of 11 digits", fields.phone(intl), "41555501170", phone],
    ["a phone number of 12 digits", fields.phone(intl), "141555501170", phone],
    ["no phone number", fields.phone(intl), "", required],
    ["no extension", fields.extension(intl), "", null],
    ["an extension of 6 digits", fields.extension(intl), "123456", null],
    ["an extension of 7 digits", fields.extension(intl), "1234567", most(6)],
    ["an extension of letters", fields.extension(intl), "12a", "An extension has digits only."],
    ["an email address", fields.email(intl), "june@marlowe.example", null],
    ["an email address with blanks around it", fields.email(intl), " june@marlowe.example ", null],
    ["an email address without a dot", fields.email(intl), "june@marlowe", email],
    ["an email address without a domain", fields.email(intl), "june@", email],
    ["two email addresses", fields.email(intl), "a@b.co, c@d.co", email],
    ["an email address of 50 characters", fields.email(intl), `${"j".repeat(41)}@plum.com`, null],
    ["an email address of 51 characters", fields.email(intl), `${"j".repeat(42)}@plum.com`, email],
    ["no email address", fields.email(intl), "", required],
    ["a password", fields.newPassword(intl), "Plum-1234", null],
    ["a password of 7 characters", fields.newPassword(intl), "Plum-12", password],
    ["a password without a capital", fields.newPassword(intl), "plum-1234", password],
    ["a password without a small letter", fields.newPassword(intl), "PLUM-1234", password],
    ["a password without a digit", fields.newPassword(intl), "Plum-jam-pot", password],
    ["a password without a special character", fields.newPassword(intl), "Plum12345", password],
    ["a password of 65 characters", fields.newPassword(intl), `Plum-1${"x".repeat(59)}`, password],
    ["no password", fields.newPassword(intl), "", required],
  ])("%s", (_name, schema, value, message) => {
    expect(messageFor(schema, value)).toBe(message);
  });
});
