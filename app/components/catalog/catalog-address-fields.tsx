import { useFormikContext } from "formik";
import { useIntl } from "react-intl";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { regionsOf } from "#app/domain/address/regions.ts";
import type { CatalogRequestValues } from "#app/domain/catalog/catalog-request.ts";
import c from "./catalog-request.styles.ts";

/** Where a catalog goes: country, street, unit, city, state and postal code. */
export function CatalogAddressFields() {
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<CatalogRequestValues>();
  const isCanada = values.country === "CA";
  return (
    <>
      <SelectField
        name="country"
        autoComplete="country"
        label={intl.formatMessage({ id: "address.country", defaultMessage: "Country" })}
        options={[
          { code: "US", name: intl.formatMessage({ id: "address.unitedStates", defaultMessage: "United States" }) },
          { code: "CA", name: intl.formatMessage({ id: "address.canada", defaultMessage: "Canada" }) },
        ]}
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
      <div className={c.three}>
        <TextField
          name="city"
          autoComplete="address-level2"
          label={intl.formatMessage({ id: "address.city", defaultMessage: "City" })}
        />
        <SelectField
          name="state"
          autoComplete="address-level1"
          label={
            isCanada
              ? intl.formatMessage({ id: "address.province", defaultMessage: "Province" })
              : intl.formatMessage({ id: "address.state", defaultMessage: "State" })
          }
          placeholder={intl.formatMessage({ id: "address.select", defaultMessage: "Select" })}
          options={regionsOf(values.country)}
        />
        <TextField
          name="postalCode"
          autoComplete="postal-code"
          inputMode={isCanada ? "text" : "numeric"}
          label={intl.formatMessage({ id: "address.postalCode", defaultMessage: "Zip/Postal Code" })}
        />
      </div>
    </>
  );
}
