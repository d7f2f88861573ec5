import type { IntlShape } from "react-intl";
import { boolean, type ObjectSchema } from "yup";
import { createAddressSchema } from "#app/components/address/address-schema.ts";
import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";
import type { CountryCode } from "#app/domain/address/regions.ts";
import { email } from "#app/validation/field-schemas.ts";

/** What is typed on the shipping step. */
export type ShippingFormValues = AddressFormValues & { email: string; useAsBilling: boolean };

/** The rules of the shipping step: an email address and an address. */
export const createShippingSchema = (intl: IntlShape, countries: readonly CountryCode[]) =>
  createAddressSchema(intl, countries).shape({
    email: email(intl),
    useAsBilling: boolean(),
  }) as unknown as ObjectSchema<ShippingFormValues>;
