import { Formik } from "formik";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, Link } from "react-router-dom";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CaptchaField } from "#app/components/captcha/captcha-field.tsx";
import { useCaptchaKey } from "#app/components/captcha/use-captcha-key.ts";
import { FocusFirstError } from "#app/components/fields/focus-first-error.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { useRegister } from "#app/hooks/customer/use-register.ts";
import { useReturnPath } from "#app/hooks/customer/use-return-path.ts";
import { noStore } from "#app/route-module.tsx";
import c from "./sign-in.styles.ts";
import { createRegisterSchema } from "./sign-in-schema.ts";

/** Registering is nobody else's business: the page is never kept. */
export const loader = () => data(null, { headers: noStore });

export const meta = () => ({ title: "Create an account", robots: "noindex" });

/** Registration (`/register?redirect=…`): names, email, a password and, where the site asks for one, a captcha; signs in at once. */
export default function RegisterPage() {
  const intl = useIntl();
  const { path, handOn } = useReturnPath();
  const { problem, register } = useRegister(path);
  const asksForCaptcha = useCaptchaKey() !== null;
  const schema = useMemo(() => createRegisterSchema(intl, asksForCaptcha), [asksForCaptcha, intl]);
  return (
    <div className={`wrap ${c.page}`}>
      <div className={c.main}>
        <h1 className={c.title}>
          <FormattedMessage id="register.title" defaultMessage="Create an account" />
        </h1>
        <PageError message={problem} />
        <Formik
          initialValues={{ firstName: "", lastName: "", email: "", password: "", recaptchaToken: "" }}
          validationSchema={schema}
          onSubmit={async (values, { setFieldValue }) => {
            // A refused attempt has used the token up.
            if (!(await register(values))) await setFieldValue("recaptchaToken", "", false);
          }}
        >
          {({ handleSubmit, isSubmitting }) => (
            <form
              className={c.form}
              onSubmit={isSubmitting ? (event) => event.preventDefault() : handleSubmit}
              noValidate
            >
              <div className={c.two}>
                <TextField
                  name="firstName"
                  autoComplete="given-name"
                  label={intl.formatMessage({ id: "register.firstName", defaultMessage: "First Name" })}
                />
                <TextField
                  name="lastName"
                  autoComplete="family-name"
                  label={intl.formatMessage({ id: "register.lastName", defaultMessage: "Last Name" })}
                />
              </div>
              <TextField
                name="email"
                type="email"
                inputMode="email"
                autoComplete="username"
                label={intl.formatMessage({ id: "register.email", defaultMessage: "Email" })}
              />
              <PasswordField
                name="password"
                autoComplete="new-password"
                label={intl.formatMessage({ id: "register.password", defaultMessage: "Password" })}
                hint={intl.formatMessage({
                  id: "register.passwordHint",
                  defaultMessage:
                    "8 characters or more, with a capital and a small letter, a digit and a special character.",
                })}
              />
              <CaptchaField action="register" />
              <button type="submit" className={c.submit} aria-busy={isSubmitting}>
                {isSubmitting ? (
                  <FormattedMessage id="register.busy" defaultMessage="Creating" />
                ) : (
                  <FormattedMessage id="register.submit" defaultMessage="Create account" />
                )}
              </button>
              <FocusFirstError />
            </form>
          )}
        </Formik>
      </div>
      <section className={c.aside}>
        <h2 className={c.asideTitle}>
          <FormattedMessage id="register.known" defaultMessage="Been here before?" />
        </h2>
        <Link className={c.other} to={handOn("/login")}>
          <FormattedMessage id="register.login" defaultMessage="Log in" />
        </Link>
      </section>
    </div>
  );
}
