import type { IntlShape } from "react-intl";
import { boolean, type ObjectSchema, string } from "yup";
import { createAddressSchema } from "#app/components/address/address-schema.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import { tooLong } from "#app/validation/field-schemas.ts";
import type { BookEntryValues } from "./use-addresses.ts";

/** The longest name of an entry, in characters. */
const NAME_MAX_LENGTH = 50;

/** The rules of an entry of the address book: an address, and a name that may be left out. */
export const createAddressEntrySchema = (intl: IntlShape, countries: readonly CountryCode[]) =>
  createAddressSchema(intl, countries).shape({
    addressId: string().trim().max(NAME_MAX_LENGTH, tooLong(intl, NAME_MAX_LENGTH)),
    preferred: boolean(),
  }) as unknown as ObjectSchema<BookEntryValues>;
