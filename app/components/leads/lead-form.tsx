import { Formik, useFormikContext } from "formik";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PlaceFields } from "#app/components/address/place-fields.tsx";
import { VerifyAddressDialog } from "#app/components/address/verify-address-dialog.tsx";
import { CaptchaField } from "#app/components/captcha/captcha-field.tsx";
import { useCaptchaKey } from "#app/components/captcha/use-captcha-key.ts";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { NameFields } from "#app/components/fields/name-fields.tsx";
import { OrganizationField } from "#app/components/fields/organization-field.tsx";
import { PhoneField } from "#app/components/fields/phone-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { FormFailure } from "#app/components/ui/form-failure.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import {
  emptyLead,
  leadCountry,
  type LeadReason,
  type LeadValues,
  needsAddress,
} from "#app/domain/lead/marketing-lead.ts";
import { telephoneHref } from "#config/sites.ts";
import { createLeadSchema } from "./lead-schema.ts";
import { type LeadResult, useLead } from "./use-lead.ts";
import c from "./leads.styles.ts";

/** What was entered and not sent when a sheet closed; it is there again in the next one, for the same shopper. */
const draft: { customerId: string | undefined; values: LeadValues | null } = { customerId: undefined, values: null };

function KeepEntered({ customerId }: { customerId: string | undefined }) {
  const { values } = useFormikContext<LeadValues>();
  useEffect(() => {
    Object.assign(draft, { customerId, values: { ...values, recaptchaToken: "" } });
  }, [customerId, values]);
  return null;
}

/** What is known of the shopper, and what was entered before. */
const useInitialValues = (): { initialValues: LeadValues; customerId: string | undefined } => {
  const { session, customer } = useCustomer();
  const customerId = session?.customerId;
  const initialValues = useMemo(() => {
    if (draft.values && draft.customerId === customerId) return draft.values;
    const organizationType = customer?.["c_organizationType"];
    return {
      ...emptyLead,
      companyName: customer?.companyName ?? "",
      organizationType: typeof organizationType === "string" ? organizationType : "",
      firstName: customer?.firstName ?? "",
      lastName: customer?.lastName ?? "",
      phone: customer?.phoneHome ?? "",
      email: customer?.email ?? "",
    };
  }, [customer, customerId]);
  return { initialValues, customerId };
};

function AddressFields() {
  const intl = useIntl();
  return (
    <>
      <TextField
        name="address1"
        autoComplete="address-line1"
        label={intl.formatMessage({ id: "address.street", defaultMessage: "Street Address" })}
      />
      <TextField
        name="address2"
        isOptional
        autoComplete="address-line2"
        label={intl.formatMessage({ id: "address.unit", defaultMessage: "Unit/Suite/Building" })}
      />
      <PlaceFields country={leadCountry} className={c.one} />
    </>
  );
}

function PhoneFields({ withExtension }: { withExtension: boolean }) {
  const intl = useIntl();
  return (
    <>
      <PhoneField name="phone" autoComplete="tel-national" />
      {withExtension ? (
        <TextField
          name="extension"
          isOptional
          inputMode="numeric"
          autoComplete="tel-extension"
          label={intl.formatMessage({ id: "address.extension", defaultMessage: "Extension" })}
        />
      ) : null}
    </>
  );
}

/** Says where catalogs and concierges are not. */
function OnlyInTheStates() {
  const { country, phone } = useSite();
  if (country === leadCountry) return null;
  return (
    <div className={c.note}>
      <Note>
        <FormattedMessage
          id="lead.onlyStates"
          defaultMessage="This is for companies and groups in the United States. In Canada, call {phone}."
          values={{ phone: <a href={telephoneHref(phone)}>{phone}</a> }}
        />
      </Note>
    </div>
  );
}

/**
 * The one form behind the sheets for companies and groups. What was entered stays when sending fails and when the sheet
 * is closed; a shopper who is signed in finds what we know of her filled in.
 */
export function LeadForm({
  reason,
  submitLabel,
  children,
  onTaken,
}: {
  reason: LeadReason;
  submitLabel: string;
  /** What the form is for, in a sentence. */
  children: ReactNode;
  onTaken: (result: LeadResult) => void;
}) {
  const intl = useIntl();
  const asksForCaptcha = useCaptchaKey() !== null;
  const { send, failures, review } = useLead(reason);
  const { initialValues, customerId } = useInitialValues();
  const root = useRef<HTMLFormElement>(null);
  const schema = useMemo(() => createLeadSchema(intl, reason, asksForCaptcha), [asksForCaptcha, intl, reason]);

  return (
    <>
      <FormFailure count={failures} />
      <p className={c.intro}>{children}</p>
      <OnlyInTheStates />
      <Formik
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={async (values, { setFieldValue }) => {
          const outcome = await send(values);
          if (outcome === "edit") root.current?.querySelector<HTMLElement>("[name=address1]")?.focus();
          else if (outcome === "failed") await setFieldValue("recaptchaToken", "", false);
          else if (outcome !== "close") onTaken(outcome);
        }}
      >
        {({ isSubmitting }) => (
          <FormBody className={c.form} ref={root}>
            <KeepEntered customerId={customerId} />
            <TextField
              name="companyName"
              autoComplete="organization"
              label={intl.formatMessage({ id: "address.company", defaultMessage: "Company or Organization Name" })}
            />
            {needsAddress(reason) ? <OrganizationField /> : null}
            <NameFields className={c.one} />
            {needsAddress(reason) ? (
              <AddressFields />
            ) : (
              <TextField
                name="postalCode"
                autoComplete="postal-code"
                inputMode="numeric"
                label={intl.formatMessage({ id: "lead.zipCode", defaultMessage: "Zip Code" })}
              />
            )}
            <PhoneFields withExtension={needsAddress(reason)} />
            <EmailField />
            <CheckboxField name="wantsOffers">
              <FormattedMessage id="lead.offers" defaultMessage="Email me about business gifts and events, too." />
            </CheckboxField>
            <CaptchaField action="lead" />
            <button type="submit" className={c.submit} aria-busy={isSubmitting} aria-disabled={isSubmitting}>
              {isSubmitting ? <FormattedMessage id="catalogRequest.busy" defaultMessage="Submitting" /> : submitLabel}
            </button>
            {review ? <VerifyAddressDialog {...review} /> : null}
          </FormBody>
        )}
      </Formik>
    </>
  );
}
