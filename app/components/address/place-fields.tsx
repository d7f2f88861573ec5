import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { regionsOf } from "#app/domain/address/regions.ts";
import { addressForms, type CountryCode } from "#config/countries/countries.ts";
import { postalWords } from "#config/countries/postal-words.ts";
import type { PlaceField } from "#config/countries/country.ts";
import c from "./place-fields.styles.ts";

/**
 * City, state or province, and postal code (`city`, `stateName`, `postalCode`) in a Formik form: the fields that a
 * country asks for, in its order, words and choices. `section` (`shipping`, `billing`) tells the browser which address
 * to fill in.
 */
export function PlaceFields({
  country,
  stateName = "state",
  section,
  className = c.place,
}: {
  country: CountryCode;
  stateName?: "state" | "stateCode";
  section?: string;
  /** Lays them out; side by side where there is room, unless said otherwise. */
  className?: string;
}) {
  const intl = useIntl();
  const fills = (token: string) => (section ? `${section} ${token}` : token);
  const { place, region } = addressForms[country];
  const fields: Record<PlaceField, () => ReactNode> = {
    city: () => (
      <TextField
        key="city"
        name="city"
        autoComplete={fills("address-level2")}
        label={intl.formatMessage({ id: "address.city", defaultMessage: "City" })}
      />
    ),
    stateCode: () => (
      <SelectField
        key="state"
        name={stateName}
        autoComplete={fills("address-level1")}
        label={
          region === "province"
            ? intl.formatMessage({ id: "address.province", defaultMessage: "Province" })
            : intl.formatMessage({ id: "address.state", defaultMessage: "State" })
        }
        placeholder={intl.formatMessage({ id: "address.select", defaultMessage: "Select" })}
        options={regionsOf(country, intl.locale)}
      />
    ),
    postalCode: () => (
      <TextField
        key="postalCode"
        name="postalCode"
        autoComplete={fills("postal-code")}
        inputMode={postalWords[country].letters ? "text" : "numeric"}
        label={intl.formatMessage({ id: "address.postalCode", defaultMessage: "Zip/Postal Code" })}
      />
    ),
  };
  return <div className={className}>{place.map((field) => fields[field]())}</div>;
}
