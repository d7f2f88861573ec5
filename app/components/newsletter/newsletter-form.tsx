import { Formik } from "formik";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { track } from "#app/analytics/track.ts";
import { signUpForNewsletter } from "#app/commerce-api/newsletter.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CaptchaField } from "#app/components/captcha/captcha-field.tsx";
import { useCaptchaKey } from "#app/components/captcha/use-captcha-key.ts";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { NameFields } from "#app/components/fields/name-fields.tsx";
import { PhoneField } from "#app/components/fields/phone-field.tsx";
import { Prefill } from "#app/components/fields/prefill.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { FormThanks } from "#app/components/ui/form-thanks.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { showPhone } from "#app/domain/address/phone-number.ts";
import { formatBirthday } from "#app/domain/format/contact-formats.ts";
import { emptyNewsletter } from "#app/domain/newsletter/newsletter-values.ts";
import { useMounted } from "#app/browser/use-mounted.ts";
import { NewsletterLists } from "./newsletter-lists.tsx";
import { createNewsletterSchema, LISTS, listsProblem } from "./newsletter-schema.ts";
import { newsletterWords as words } from "./newsletter-words.ts";
import { useKnownReader } from "./use-known-reader.ts";
import c from "./newsletter.styles.ts";

/** Where the form goes in a browser without scripts. */
const PLAIN = "/plain/newsletter";

const initialValues = { ...emptyNewsletter, recaptchaToken: "" };

/**
 * The newsletter's form (key `email-signup-form`). It can be sent once everything required is there, something is
 * chosen and the captcha is ticked; a customer finds her own data in it, and what she hears about already.
 */
export function NewsletterForm() {
  const intl = useIntl();
  const { transports } = useCommerceApi();
  const asksForCaptcha = useCaptchaKey() !== null;
  const isMounted = useMounted();
  const reader = useKnownReader();
  const [problem, setProblem] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  const schema = useMemo(() => createNewsletterSchema(intl, asksForCaptcha), [asksForCaptcha, intl]);

  if (isTaken)
    return (
      <FormThanks title={<FormattedMessage {...words.thanks} />}>
        <p>
          <FormattedMessage {...words.welcome} />
        </p>
        <Link to="/" className={c.shop}>
          <FormattedMessage {...words.continue} />
        </Link>
      </FormThanks>
    );

  const send = async (values: typeof initialValues): Promise<boolean> => {
    setProblem(null);
    try {
      await signUpForNewsletter(transports.site, values);
    } catch {
      setProblem(intl.formatMessage(words.failed));
      return false;
    }
    track({ event: "form_submit", form: "newsletter" });
    setTaken(true);
    return true;
  };

  return (
    <>
      <PageError message={problem} />
      <Formik
        initialValues={initialValues}
        validationSchema={schema}
        validate={(values) => {
          const lists = listsProblem(intl, values);
          return lists === undefined ? {} : { [LISTS]: lists };
        }}
        onSubmit={async (values, { setFieldValue }) => {
          if (!(await send(values))) await setFieldValue("recaptchaToken", "", false);
        }}
      >
        {({ isSubmitting, values }) => (
          <FormBody className={c.form} action={PLAIN}>
            <Prefill values={reader.values} />
            <div className={c.two}>
              <EmailField />
              <PhoneField name="phoneNumber" isOptional format={showPhone} />
            </div>
            <NameFields className={c.two} />
            <div className={c.two}>
              <TextField name="zipCode" autoComplete="postal-code" label={intl.formatMessage(words.zip)} />
              <TextField
                name="birthDay"
                inputMode="numeric"
                autoComplete="bday"
                label={intl.formatMessage(words.birthday)}
                hint={intl.formatMessage(words.birthdayHint)}
                format={formatBirthday}
              />
            </div>
            <NewsletterLists known={reader.lists} />
            <CaptchaField action="newsletter" />
            <p className={c.small}>
              <Link className={c.link} to="/company-info/privacy-policy">
                <FormattedMessage {...words.privacy} />
              </Link>
            </p>
            <button
              type="submit"
              className={c.submit}
              disabled={isMounted && !(schema.isValidSync(values) && listsProblem(intl, values) === undefined)}
              aria-busy={isSubmitting}
            >
              {isSubmitting ? (
                <FormattedMessage id="newsletter.busy" defaultMessage="Signing you up" />
              ) : (
                <FormattedMessage {...words.submit} />
              )}
            </button>
          </FormBody>
        )}
      </Formik>
    </>
  );
}
