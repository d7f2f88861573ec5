import type { IntlShape } from "react-intl";
import { boolean, object, type ObjectSchema } from "yup";
import { createAddressSchema } from "#app/components/address/address-schema.ts";
import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import type { PickupContact } from "#app/domain/basket/pickup-contact.ts";
import { email, personName, phone } from "#app/validation/field-schemas.ts";

/** What is typed on the shipping step. */
export type ShippingFormValues = AddressFormValues & {
  email: string;
  useAsBilling: boolean;
  addToAddressBook: boolean;
  pickup: PickupContact;
};

/** The rules of the shipping step: an email address, an address for a parcel, and who comes to a shop. */
export const createShippingSchema = (
  intl: IntlShape,
  countries: readonly CountryCode[],
  { hasParcel, hasPickup }: { hasParcel: boolean; hasPickup: boolean },
) =>
  (hasParcel ? createAddressSchema(intl, countries) : object()).shape({
    email: email(intl),
    useAsBilling: boolean(),
    addToAddressBook: boolean(),
    ...(hasPickup && {
      pickup: object({ firstName: personName(intl), lastName: personName(intl), phone: phone(intl) }),
    }),
  }) as unknown as ObjectSchema<ShippingFormValues>;
