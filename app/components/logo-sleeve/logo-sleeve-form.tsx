import { Formik } from "formik";
import { useMemo, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { track } from "#app/analytics/track.ts";
import { useNow } from "#app/browser/use-now.ts";
import { sendLogoSleeve } from "#app/commerce-api/logo-sleeves.ts";
import { CaptchaField } from "#app/components/captcha/captcha-field.tsx";
import { useCaptchaKey } from "#app/components/captcha/use-captcha-key.ts";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { NameFields } from "#app/components/fields/name-fields.tsx";
import { PhoneField } from "#app/components/fields/phone-field.tsx";
import { Prefill } from "#app/components/fields/prefill.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { TextAreaField } from "#app/components/fields/text-area-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { FormFailure } from "#app/components/ui/form-failure.tsx";
import { FormThanks } from "#app/components/ui/form-thanks.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { formatPhone } from "#config/countries/north-american-phone.ts";
import { todayText } from "#app/domain/checkout/calendar-days.ts";
import { emptySleeve, logoSleeveBody, sleeveFinishes, type SleeveValues } from "#app/domain/logo-sleeve/logo-sleeve.ts";
import { LogoField } from "./logo-field.tsx";
import { createLogoSleeveSchema } from "./logo-sleeve-schema.ts";
import c from "./logo-sleeve.styles.ts";

const HOUR_MS = 3_600_000;

const finishes = defineMessages({
  "one-color": { id: "logoSleeve.oneColor", defaultMessage: "Printed in one color" },
  foil: { id: "logoSleeve.foil", defaultMessage: "Stamped in foil" },
});

/** What stands in place of the form once it has been taken. */
const Thanks = () => (
  <FormThanks title={<FormattedMessage id="logoSleeve.thanks" defaultMessage="Sweet Success" />}>
    <p>
      <FormattedMessage
        id="logoSleeve.next"
        defaultMessage="We have received your submission, and our Candy Concierge team will be in touch within 48 business hours."
      />
    </p>
    <Link to="/" className={c.shop}>
      <FormattedMessage id="catalogRequest.continue" defaultMessage="Continue Shopping" />
    </Link>
  </FormThanks>
);

function PersonFields() {
  const intl = useIntl();
  return (
    <>
      <TextField
        name="companyName"
        autoComplete="organization"
        label={intl.formatMessage({ id: "address.company", defaultMessage: "Company or Organization Name" })}
      />
      <NameFields className={c.two} />
      <div className={c.two}>
        <EmailField />
        <PhoneField name="phone" autoComplete="tel-national" />
      </div>
    </>
  );
}

function SleeveFields() {
  const intl = useIntl();
  const now = useNow(HOUR_MS);
  return (
    <>
      <div className={c.two}>
        <SelectField
          name="finish"
          label={intl.formatMessage({ id: "logoSleeve.finish", defaultMessage: "How should we print it?" })}
          placeholder={intl.formatMessage({ id: "address.select", defaultMessage: "Select" })}
          options={sleeveFinishes.map((code) => ({ code, name: intl.formatMessage(finishes[code]) }))}
        />
        <TextField
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          label={intl.formatMessage({ id: "logoSleeve.quantity", defaultMessage: "How many boxes?" })}
        />
      </div>
      <div className={c.two}>
        <TextField
          name="neededBy"
          type="date"
          isOptional
          min={now === null ? undefined : todayText(new Date(now))}
          label={intl.formatMessage({ id: "logoSleeve.neededBy", defaultMessage: "Needed by" })}
        />
      </div>
      <LogoField />
      <TextAreaField
        name="comment"
        isOptional
        rows={4}
        label={intl.formatMessage({ id: "logoSleeve.notes", defaultMessage: "Notes" })}
        hint={intl.formatMessage({
          id: "logoSleeve.notesHint",
          defaultMessage: "Which boxes, what for, which color: anything that helps.",
        })}
      />
    </>
  );
}

/**
 * The form for sleeves with a logo (key `logo-sleeve-form`). What was entered stays when sending fails, the file too.
 */
export function LogoSleeveForm() {
  const intl = useIntl();
  const { transports } = useCommerceApi();
  const { customer } = useCustomer();
  const asksForCaptcha = useCaptchaKey() !== null;
  const [failures, setFailures] = useState(0);
  const [isTaken, setTaken] = useState(false);
  const schema = useMemo(() => createLogoSleeveSchema(intl, asksForCaptcha), [asksForCaptcha, intl]);
  const prefilled = useMemo(() => {
    if (!customer) return null;
    const { companyName = "", firstName = "", lastName = "", email = "", phoneHome = "" } = customer;
    return { companyName, firstName, lastName, email, phone: formatPhone(phoneHome) };
  }, [customer]);
  if (isTaken) return <Thanks />;

  const send = async (values: SleeveValues): Promise<boolean> => {
    try {
      await sendLogoSleeve(transports.site, logoSleeveBody(values));
    } catch {
      setFailures((count) => count + 1);
      return false;
    }
    track({ event: "form_submit", form: "logo_sleeve" });
    setTaken(true);
    return true;
  };

  return (
    <>
      <FormFailure count={failures} />
      <Formik
        initialValues={emptySleeve}
        validationSchema={schema}
        onSubmit={async (values, { setFieldValue }) => {
          if (!(await send(values))) await setFieldValue("recaptchaToken", "", false);
        }}
      >
        {({ isSubmitting }) => (
          <FormBody className={c.form}>
            <Prefill values={prefilled} />
            <PersonFields />
            <SleeveFields />
            <CaptchaField action="sleeve" />
            <button type="submit" className={c.submit} aria-busy={isSubmitting} aria-disabled={isSubmitting}>
              {isSubmitting ? (
                <FormattedMessage id="catalogRequest.busy" defaultMessage="Submitting" />
              ) : (
                <FormattedMessage id="catalogRequest.submit" defaultMessage="Submit" />
              )}
            </button>
          </FormBody>
        )}
      </Formik>
    </>
  );
}
