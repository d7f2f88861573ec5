import { useIntl } from "react-intl";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { type CountryCode, regionsOf } from "#app/domain/address/regions.ts";
import c from "./place-fields.styles.ts";

/**
 * City, state or province, and postal code (`city`, `stateName`, `postalCode`) in a Formik form, in the words and
 * choices of a country. `section` (`shipping`, `billing`) tells the browser which address to fill in.
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
  const isCanada = country === "CA";
  return (
    <div className={className}>
      <TextField
        name="city"
        autoComplete={fills("address-level2")}
        label={intl.formatMessage({ id: "address.city", defaultMessage: "City" })}
      />
      <SelectField
        name={stateName}
        autoComplete={fills("address-level1")}
        label={
          isCanada
            ? intl.formatMessage({ id: "address.province", defaultMessage: "Province" })
            : intl.formatMessage({ id: "address.state", defaultMessage: "State" })
        }
        placeholder={intl.formatMessage({ id: "address.select", defaultMessage: "Select" })}
        options={regionsOf(country, intl.locale)}
      />
      <TextField
        name="postalCode"
        autoComplete={fills("postal-code")}
        inputMode={isCanada ? "text" : "numeric"}
        label={intl.formatMessage({ id: "address.postalCode", defaultMessage: "Zip/Postal Code" })}
      />
    </div>
  );
}
