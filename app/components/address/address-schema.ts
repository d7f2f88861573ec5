import type { IntlShape } from "react-intl";
import { boolean, object, type ObjectSchema, string } from "yup";
import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";
import { type CountryCode, regionsOf } from "#app/domain/address/regions.ts";
import { phoneDigits } from "#app/domain/address/phone-digits.ts";
import * as fields from "#app/validation/field-schemas.ts";

/** The rules of a shipping or billing address in the countries a shop offers (address-9). */
export const createAddressSchema = (intl: IntlShape, countries: readonly CountryCode[]) =>
  object({
    firstName: fields.personName(intl),
    lastName: fields.personName(intl),
    companyName: fields.companyName(intl),
    countryCode: fields.country(intl, countries),
    isPoBox: boolean(),
    address1: fields.street(intl),
    address2: fields.unit(intl),
    city: fields.city(intl),
    stateCode: string().when("countryCode", ([code]: CountryCode[]) =>
      fields.region(
        intl,
        code ?? "US",
        regionsOf(code ?? "US").map((region) => region.code),
      ),
    ),
    postalCode: string().when("countryCode", ([code]: CountryCode[]) => fields.postalCode(intl, code ?? "US")),
    phone: fields.phone(intl, phoneDigits),
    extension: fields.extension(intl),
    isResidence: boolean(),
  }) as unknown as ObjectSchema<AddressFormValues>;
