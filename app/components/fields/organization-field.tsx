import { defineMessages, useIntl } from "react-intl";
import { SelectField } from "./select-field.tsx";

/** Kinds of business, by the code that the backend keeps. */
const organizations = defineMessages({
  Business1: { id: "organization.small", defaultMessage: "Business 1-100 employees" },
  Business100: { id: "organization.large", defaultMessage: "Business 100+ employees" },
  Cruise: { id: "organization.hospitality", defaultMessage: "Hotel, Casino, Cruise Line" },
  Youth: { id: "organization.youth", defaultMessage: "Fundraiser" },
  Fundraiser: { id: "organization.fundraiser", defaultMessage: "Non-Youth Fundraiser" },
  Other: { id: "organization.other", defaultMessage: "Other" },
});

/** What kind of company or organization it is. */
export function OrganizationField({ isOptional = false }: { isOptional?: boolean }) {
  const intl = useIntl();
  return (
    <SelectField
      name="organizationType"
      isOptional={isOptional}
      label={intl.formatMessage({ id: "profile.organization", defaultMessage: "Organization Type" })}
      placeholder={intl.formatMessage({ id: "address.select", defaultMessage: "Select" })}
      options={Object.entries(organizations).map(([code, name]) => ({ code, name: intl.formatMessage(name) }))}
    />
  );
}
