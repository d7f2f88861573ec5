import { useFormikContext } from "formik";
import { useIntl } from "react-intl";
import { PlaceFields } from "#app/components/address/place-fields.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { countryName } from "#app/domain/address/country-name.ts";
import { catalogCountries, type CatalogRequestValues } from "#app/domain/catalog/catalog-request.ts";
import c from "./catalog-request.styles.ts";

/** Where a catalog goes: country, street, unit, city, state and postal code. */
export function CatalogAddressFields() {
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<CatalogRequestValues>();
  return (
    <>
      <SelectField
        name="country"
        autoComplete="country"
        label={intl.formatMessage({ id: "address.country", defaultMessage: "Country" })}
        options={catalogCountries.map((code) => ({ code, name: countryName(code, intl.locale) }))}
        onChoose={() => void setFieldValue("state", "")}
      />
      <div className={c.street}>
        <TextField
          name="streetAddress"
          autoComplete="address-line1"
          label={intl.formatMessage({ id: "address.street", defaultMessage: "Street Address" })}
        />
        <TextField
          name="unitSuiteBuilding"
          isOptional
          autoComplete="address-line2"
          label={intl.formatMessage({ id: "address.unit", defaultMessage: "Unit/Suite/Building" })}
        />
      </div>
      <PlaceFields country={values.country} />
    </>
  );
}
