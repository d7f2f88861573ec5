import { Formik } from "formik";
import { useMemo, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { track } from "#app/analytics/track.ts";
import { sendContactMessage } from "#app/commerce-api/contact.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { PhoneField } from "#app/components/fields/phone-field.tsx";
import { Prefill } from "#app/components/fields/prefill.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { TextAreaField } from "#app/components/fields/text-area-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { FormThanks } from "#app/components/ui/form-thanks.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import {
  contactFormAddress,
  contactTopics,
  type ContactValues,
  emptyContact,
  hiddenContactFields,
} from "#app/domain/contact/contact-form.ts";
import { useShellData } from "#app/contexts/shell-data.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { createContactSchema } from "./contact-schema.ts";
import { useContactPrefill } from "./use-contact-prefill.ts";
import c from "./contact.styles.ts";

const topics = defineMessages({
  "General Information": { id: "contact.general", defaultMessage: "General Information" },
  "Order Status": { id: "contact.order", defaultMessage: "Order Status" },
  "My Account": { id: "contact.account", defaultMessage: "My Account" },
  Other: { id: "contact.other", defaultMessage: "Other" },
});

/** What stands in place of the form once it has come back. */
const Thanks = ({ again }: { again: string }) => (
  <FormThanks title={<FormattedMessage id="contact.thanks" defaultMessage="Thanks for contacting us!" />}>
    <p>
      <FormattedMessage
        id="contact.next"
        defaultMessage="We are here to help... Please allow two business days for a response."
      />
    </p>
    <Link className={c.another} to={again}>
      <FormattedMessage id="contact.another" defaultMessage="Write another message" />
    </Link>
  </FormThanks>
);

/**
 * The contact form (key `contact-us-form`): a plain form that browsers post to the service desk named by the site's
 * preferences, which leads back here with `submit=true`. With scripts the shop's server posts it, so that a failure is
 * said here and nothing typed is lost.
 */
export function ContactForm() {
  const intl = useIntl();
  const site = useSite();
  const { transports } = useCommerceApi();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { contactFormUrl, contactFormOrgId } = useShellData().preferences;
  const { values: known, remember } = useContactPrefill();
  const [problem, setProblem] = useState<string | null>(null);
  const schema = useMemo(() => createContactSchema(intl), [intl]);
  const address = contactFormAddress(contactFormUrl);
  if (new URLSearchParams(search).get("submit") === "true") return <Thanks again={pathname} />;
  // Telephone and mail stand beside the form.
  if (address === undefined) return null;

  const send = async (values: ContactValues) => {
    setProblem(null);
    remember(values.email.trim());
    try {
      await sendContactMessage(transports.site, values, pathname);
    } catch {
      setProblem(
        intl.formatMessage({
          id: "contact.failed",
          defaultMessage: "Sorry there was a problem submitting your request, please try again",
        }),
      );
      return;
    }
    track({ event: "form_submit", form: "contact" });
    await navigate(`${pathname}?submit=true`);
  };

  const hidden = hiddenContactFields({
    organizationId: typeof contactFormOrgId === "string" ? contactFormOrgId : "",
    origin: site.origin,
    path: pathname,
  });
  return (
    <>
      <PageError message={problem} />
      <Formik initialValues={emptyContact} validationSchema={schema} onSubmit={send}>
        {({ isSubmitting }) => (
          <FormBody className={c.form} action={address}>
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Prefill values={known} />
            <div className={c.two}>
              <TextField
                name="first_name"
                autoComplete="given-name"
                label={intl.formatMessage({ id: "field.firstName", defaultMessage: "First Name" })}
              />
              <TextField
                name="last_name"
                autoComplete="family-name"
                label={intl.formatMessage({ id: "field.lastName", defaultMessage: "Last Name" })}
              />
            </div>
            <div className={c.two}>
              <EmailField />
              <PhoneField name="phone" isOptional />
            </div>
            <div className={c.two}>
              <SelectField
                name="type"
                label={intl.formatMessage({ id: "contact.topic", defaultMessage: "What’s it about?" })}
                options={contactTopics.map((code) => ({ code, name: intl.formatMessage(topics[code]) }))}
              />
              <TextField
                name="order_number"
                isOptional
                label={intl.formatMessage({ id: "contact.orderNumber", defaultMessage: "Order number" })}
              />
            </div>
            <TextAreaField
              name="description"
              label={intl.formatMessage({ id: "contact.comment", defaultMessage: "Your message" })}
            />
            <button type="submit" className={c.submit} disabled={isSubmitting} aria-busy={isSubmitting}>
              {isSubmitting ? (
                <FormattedMessage id="contact.busy" defaultMessage="Submitting" />
              ) : (
                <FormattedMessage id="contact.submit" defaultMessage="Submit" />
              )}
            </button>
          </FormBody>
        )}
      </Formik>
    </>
  );
}
