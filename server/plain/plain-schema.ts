import type { IntlShape } from "react-intl";
import { ValidationError } from "yup";
import { createAddressSchema } from "#app/components/address/address-schema.ts";
import { type AddressFormValues, toAddressForm } from "#app/domain/address/address-form-values.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import { email } from "#app/validation/field-schemas.ts";
import type { Entries } from "./plain-fields.tsx";

/** What is asked for where a parcel or a bill goes. */
export const shippingFields = [
  "email",
  "firstName",
  "lastName",
  "address1",
  "address2",
  "city",
  "stateCode",
  "postalCode",
  "phone",
] as const;

/** What somebody typed on the page of an address: the address, or what is wrong with it, in the order of the fields. */
export const readAddress = (
  intl: IntlShape,
  country: CountryCode,
  values: Readonly<Record<string, string>>,
): { email: string; address: AddressFormValues } | Entries => {
  const typed = { ...toAddressForm(values, country), countryCode: country, isPoBox: false };
  const schema = createAddressSchema(intl, [country]);
  const found = new Map<string, string>();
  const note = (check: () => unknown, name?: string) => {
    try {
      check();
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const all = error.inner.length > 0 ? error.inner : [error];
      for (const { path, message } of all) {
        const field = name ?? path ?? "";
        if (!found.has(field)) found.set(field, message);
      }
    }
  };
  note(() => email(intl).validateSync(values["email"] ?? "", { abortEarly: false }), "email");
  note(() => schema.validateSync(typed, { abortEarly: false }));
  if (found.size === 0) return { email: (values["email"] ?? "").trim(), address: typed };
  const problems = Object.fromEntries(
    shippingFields.flatMap((name): [string, string][] => {
      const message = found.get(name);
      return message === undefined ? [] : [[name, message]];
    }),
  );
  return { values, problems };
};
