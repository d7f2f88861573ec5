import type { IntlShape } from "react-intl";
import { boolean, object, type ObjectSchema, string } from "yup";
import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";
import { type CountryCode, defaultCountry } from "#config/countries/countries.ts";
import * as fields from "#app/validation/field-schemas.ts";
import * as place from "#app/validation/place-schemas.ts";

/** The rules of a shipping or billing address in the countries a shop offers (address-9). */
export const createAddressSchema = (intl: IntlShape, countries: readonly CountryCode[]) => {
  const [own = defaultCountry] = countries;
  return object({
    firstName: fields.personName(intl),
    lastName: fields.personName(intl),
    companyName: fields.companyName(intl),
    countryCode: fields.country(intl, countries),
    isPoBox: boolean(),
    address1: fields.street(intl),
    address2: fields.unit(intl),
    city: fields.city(intl),
    stateCode: string().when("countryCode", ([code = own]: CountryCode[]) => place.region(intl, code)),
    postalCode: string().when("countryCode", ([code = own]: CountryCode[]) => place.postalCode(intl, code)),
    phone: string().when("countryCode", ([code = own]: CountryCode[]) => place.phoneOf(intl, code)),
    extension: fields.extension(intl),
    isResidence: boolean(),
  }) as unknown as ObjectSchema<AddressFormValues>;
};
