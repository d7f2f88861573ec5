import type { IntlShape } from "react-intl";
import { boolean, lazy, object } from "yup";
import { createAddressSchema } from "#app/components/address/address-schema.ts";
import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";
import type { CountryCode } from "#config/countries/countries.ts";

/** What is typed on the payment step. */
export type BillingFormValues = AddressFormValues & { isSameAsShipping: boolean };

/**
 * The rules of the payment step: while the billing address is the shipping address nothing else is asked for. The card
 * has its own rules.
 */
export const createBillingSchema = (intl: IntlShape, countries: readonly CountryCode[]) =>
  lazy(({ isSameAsShipping }: BillingFormValues) =>
    isSameAsShipping ? object({ isSameAsShipping: boolean() }) : createAddressSchema(intl, countries),
  );
