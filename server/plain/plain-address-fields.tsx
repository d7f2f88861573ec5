import { FormattedMessage, useIntl } from "react-intl";
import { regionsOf } from "#app/domain/address/regions.ts";
import { addressForms } from "#config/countries/countries.ts";
import type { SiteConfig } from "#config/sites.ts";
import { type Entries, PlainField, PlainSelect } from "./plain-fields.tsx";

/** The fields of an address in the site's country; `section` tells browsers which of a person's addresses is meant. */
export function PlainAddressFields({
  entries,
  site,
  section,
}: {
  entries: Entries;
  site: SiteConfig;
  section: "shipping" | "billing";
}) {
  const intl = useIntl();
  const { place, region } = addressForms[site.country];
  const city = (
    <PlainField
      {...entries}
      name="city"
      autoComplete={`${section} address-level2`}
      label={<FormattedMessage id="address.city" defaultMessage="City" />}
    />
  );
  const state = (
    <PlainSelect
      {...entries}
      name="stateCode"
      autoComplete={`${section} address-level1`}
      placeholder={intl.formatMessage({ id: "address.select", defaultMessage: "Select" })}
      options={regionsOf(site.country)}
      label={
        region === "province" ? (
          <FormattedMessage id="address.province" defaultMessage="Province" />
        ) : (
          <FormattedMessage id="address.state" defaultMessage="State" />
        )
      }
    />
  );
  const postalCode = (
    <PlainField
      {...entries}
      name="postalCode"
      autoComplete={`${section} postal-code`}
      label={<FormattedMessage id="address.postalCode" defaultMessage="Zip/Postal Code" />}
    />
  );
  return (
    <>
      <div className="two">
        <PlainField
          {...entries}
          name="firstName"
          autoComplete={`${section} given-name`}
          label={<FormattedMessage id="address.firstName" defaultMessage="First Name" />}
        />
        <PlainField
          {...entries}
          name="lastName"
          autoComplete={`${section} family-name`}
          label={<FormattedMessage id="address.lastName" defaultMessage="Last Name" />}
        />
      </div>
      <PlainField
        {...entries}
        name="address1"
        autoComplete={`${section} address-line1`}
        label={<FormattedMessage id="address.street" defaultMessage="Street Address" />}
      />
      <PlainField
        {...entries}
        name="address2"
        autoComplete={`${section} address-line2`}
        label={<FormattedMessage id="plain.unit" defaultMessage="Unit/Suite/Building (optional)" />}
      />
      {place[0] === "postalCode" ? (
        <div className="two">
          {postalCode}
          {city}
        </div>
      ) : (
        <>
          {city}
          <div className="two">
            {state}
            {postalCode}
          </div>
        </>
      )}
      <PlainField
        {...entries}
        name="phone"
        type="tel"
        autoComplete={`${section} tel-national`}
        label={<FormattedMessage id="field.phone" defaultMessage="Phone Number" />}
      />
    </>
  );
}
