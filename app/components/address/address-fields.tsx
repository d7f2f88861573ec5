import { useFormikContext } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { PhoneField } from "#app/components/fields/phone-field.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";
import { withPoBox, withResidence } from "#app/domain/address/po-box.ts";
import { countryName } from "#app/domain/address/country-name.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import { telephones } from "#config/countries/formats.ts";
import c from "./address-fields.styles.ts";
import { PlaceFields } from "./place-fields.tsx";
import { StreetField } from "./street-field.tsx";

type Extra = "companyName" | "address2" | "countryCode" | "extension";

const texts = ["companyName", "address2", "extension"] as const;

const focus = (element: HTMLElement | null) => element?.focus();

function AddLink({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <button type="button" className={c.add} aria-expanded={false} onClick={onOpen}>
      <Icon name="plus" size="xs" />
      {label}
    </button>
  );
}

/**
 * The fields of an address inside a Formik form of `AddressFormValues`. Seven fields at first; company, unit, extension
 * and country open in place and take the focus. `section` (`shipping`, `billing`) tells the browser which address to
 * fill in.
 */
export function AddressFields({ section, countries }: { section: string; countries: readonly CountryCode[] }) {
  const intl = useIntl();
  const { values, setValues, setFieldValue } = useFormikContext<AddressFormValues>();
  const [opened, setOpened] = useState<readonly Extra[]>(() => texts.filter((extra) => values[extra] !== ""));
  const [justOpened, setJustOpened] = useState<Extra | null>(null);
  const isOpen = (extra: Extra) => opened.includes(extra);
  const open = (extra: Extra) => () => {
    setOpened([...opened, extra]);
    setJustOpened(extra);
  };
  const opening = (extra: Extra) => (justOpened === extra ? focus : undefined);
  const fills = (token: string) => `${section} ${token}`;
  const nameOf = (code: string) => countryName(code, intl.locale);
  const labels = {
    company: intl.formatMessage({ id: "address.company", defaultMessage: "Company or Organization Name" }),
    unit: intl.formatMessage({ id: "address.unit", defaultMessage: "Unit/Suite/Building" }),
    extension: intl.formatMessage({ id: "address.extension", defaultMessage: "Extension" }),
  };

  const togglePoBox = () => {
    setOpened(opened.filter((extra) => extra !== "address2"));
    void setValues(withPoBox(values, !values.isPoBox));
  };

  return (
    <div className={c.fields}>
      <div className={c.two}>
        <TextField
          name="firstName"
          autoComplete={fills("given-name")}
          label={intl.formatMessage({ id: "address.firstName", defaultMessage: "First Name" })}
        />
        <TextField
          name="lastName"
          autoComplete={fills("family-name")}
          label={intl.formatMessage({ id: "address.lastName", defaultMessage: "Last Name" })}
        />
      </div>
      {isOpen("companyName") ? (
        <TextField
          name="companyName"
          isOptional
          autoComplete={fills("organization")}
          label={labels.company}
          ref={opening("companyName")}
        />
      ) : (
        <AddLink label={labels.company} onOpen={open("companyName")} />
      )}
      {isOpen("countryCode") ? (
        <SelectField
          name="countryCode"
          autoComplete={fills("country")}
          label={intl.formatMessage({ id: "address.country", defaultMessage: "Country" })}
          options={countries.map((code) => ({ code, name: nameOf(code) }))}
          ref={opening("countryCode")}
          onChoose={() => void setFieldValue("stateCode", "")}
        />
      ) : null}
      <StreetField
        autoComplete={fills("address-line1")}
        label={intl.formatMessage({ id: "address.street", defaultMessage: "Street Address" })}
      />
      {!values.isPoBox && isOpen("address2") ? (
        <TextField
          name="address2"
          isOptional
          autoComplete={fills("address-line2")}
          label={labels.unit}
          ref={opening("address2")}
        />
      ) : null}
      <div className={c.more}>
        {values.isPoBox || isOpen("address2") ? null : <AddLink label={labels.unit} onOpen={open("address2")} />}
        <button type="button" className={c.add} aria-pressed={values.isPoBox} onClick={togglePoBox}>
          <FormattedMessage id="address.usePoBox" defaultMessage="Use PO Box" />
        </button>
        {isOpen("countryCode") ? null : countries.length > 1 ? (
          <button type="button" className={c.add} aria-expanded={false} onClick={open("countryCode")}>
            <FormattedMessage
              id="address.changeCountry"
              defaultMessage="Country: {country} (Change)"
              values={{ country: nameOf(values.countryCode) }}
            />
          </button>
        ) : (
          <span className={c.country}>
            <FormattedMessage
              id="address.onlyCountry"
              defaultMessage="Country: {country}"
              values={{ country: nameOf(values.countryCode) }}
            />
          </span>
        )}
      </div>
      <PlaceFields country={values.countryCode} stateName="stateCode" section={section} />
      <div className={c.two}>
        <PhoneField
          name="phone"
          autoComplete={fills("tel-national")}
          format={telephones[values.countryCode].show}
          hint={intl.formatMessage({
            id: "address.phoneHint",
            defaultMessage: "In case of a question about your order.",
          })}
        />
        {isOpen("extension") ? (
          <TextField
            name="extension"
            isOptional
            inputMode="numeric"
            autoComplete={fills("tel-extension")}
            label={labels.extension}
            ref={opening("extension")}
          />
        ) : (
          <div className={c.beside}>
            <AddLink label={labels.extension} onOpen={open("extension")} />
          </div>
        )}
      </div>
      <CheckboxField name="isResidence" onTick={(isTicked) => void setValues(withResidence(values, isTicked))}>
        <FormattedMessage id="address.residence" defaultMessage="This address is a residence" />
      </CheckboxField>
    </div>
  );
}
