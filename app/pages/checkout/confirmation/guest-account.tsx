import { Formik } from "formik";
import { useId, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CaptchaField } from "#app/components/captcha/captcha-field.tsx";
import { useCaptchaKey } from "#app/components/captcha/use-captcha-key.ts";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { NewPasswordField } from "#app/components/fields/new-password-field.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { useGuestAccount } from "./use-guest-account.ts";
import { createGuestAccountSchema } from "./guest-account-schema.ts";
import c from "./order-confirmation-page.styles.ts";

/** Offers a guest an account with the order's name and email: one password is all it takes. Nothing for who has one. */
export function GuestAccount({ order }: { order: OrderDocument }) {
  const intl = useIntl();
  const id = useId();
  const { isOffered, isMade, email, error, make } = useGuestAccount(order);
  const asksForCaptcha = useCaptchaKey() !== null;
  const schema = useMemo(() => createGuestAccountSchema(intl, asksForCaptcha), [asksForCaptcha, intl]);
  if (!isOffered && !isMade) return null;
  return (
    <section className={c.account} aria-labelledby={id}>
      <h2 className={c.accountTitle} id={id}>
        <FormattedMessage id="confirmation.account" defaultMessage="Save this order to an account" />
      </h2>
      <div aria-live="polite">
        {isMade ? (
          <Note tone="success">
            <FormattedMessage
              id="confirmation.accountMade"
              defaultMessage="Your account is ready, and this order is in it. <a>See your orders</a>"
              values={{ a: (words) => <Link to="/orders">{words}</Link> }}
            />
          </Note>
        ) : null}
      </div>
      {isMade ? null : (
        <>
          <p>
            <FormattedMessage
              id="confirmation.accountHint"
              defaultMessage="Choose a password, and next time {email} logs you in to your orders, addresses and favorites."
              values={{ email: <b>{email}</b> }}
            />
          </p>
          {error ? (
            <Note tone="error">
              <ShopperWords message={error} />
            </Note>
          ) : null}
          <Formik
            initialValues={{ password: "", recaptchaToken: "" }}
            validationSchema={schema}
            onSubmit={async ({ password, recaptchaToken }, { setFieldValue }) => {
              // A refused attempt has used the token up.
              if (!(await make(password, recaptchaToken))) await setFieldValue("recaptchaToken", "", false);
            }}
          >
            {({ isSubmitting }) => (
              <FormBody className={c.accountForm}>
                <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
                <NewPasswordField label={intl.formatMessage({ id: "register.password", defaultMessage: "Password" })} />
                <CaptchaField action="register" />
                <button type="submit" className={c.accountSubmit} aria-busy={isSubmitting}>
                  <FormattedMessage id="register.submit" defaultMessage="Create account" />
                </button>
              </FormBody>
            )}
          </Formik>
        </>
      )}
    </section>
  );
}
