import { Formik } from "formik";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, Link } from "react-router-dom";
import { PageError } from "#app/components/basket/page-error.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { useReturnPath } from "#app/hooks/customer/use-return-path.ts";
import { useSignIn } from "#app/hooks/customer/use-sign-in.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/route-module.tsx";
import c from "./sign-in.styles.ts";
import { createLoginSchema } from "./sign-in-schema.ts";

/** Signing in is nobody else's business: the page is never kept. */
export const loader = () => data(null, { headers: noStore });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.login", defaultMessage: "Login" }),
  robots: "noindex",
});

/** Login (`/login?redirect=…`): email and password; the guest's bag comes along. */
export default function LoginPage() {
  const intl = useIntl();
  const { path, handOn } = useReturnPath();
  const { problem, signIn } = useSignIn(path);
  const schema = useMemo(() => createLoginSchema(intl), [intl]);
  const message =
    problem === null
      ? null
      : problem.kind === "other"
        ? problem.message
        : intl.formatMessage({
            id: "login.refused",
            defaultMessage: "Invalid Password. Please check your email address and password.",
          });
  return (
    <div className={`wrap ${c.page}`}>
      <div className={c.main}>
        <h1 className={c.title}>
          <FormattedMessage id="login.title" defaultMessage="Good to see you" />
        </h1>
        <PageError message={message} />
        <Formik
          initialValues={{ email: "", password: "" }}
          validationSchema={schema}
          onSubmit={({ email, password }) => signIn(email, password)}
        >
          {({ isSubmitting, values }) => (
            <FormBody className={c.form}>
              <EmailField isLogin />
              <PasswordField
                name="password"
                autoComplete="current-password"
                label={intl.formatMessage({ id: "login.password", defaultMessage: "Password" })}
              />
              <Link className={c.forgot} to="/new-password-form" state={{ email: values.email }}>
                <FormattedMessage id="login.forgot" defaultMessage="Forgot your password?" />
              </Link>
              <button type="submit" className={c.submit} aria-busy={isSubmitting}>
                {isSubmitting ? (
                  <FormattedMessage id="login.busy" defaultMessage="Signing in" />
                ) : (
                  <FormattedMessage id="login.submit" defaultMessage="Log in" />
                )}
              </button>
            </FormBody>
          )}
        </Formik>
      </div>
      <section className={c.aside}>
        <h2 className={c.asideTitle}>
          <FormattedMessage id="login.new" defaultMessage="New at the window?" />
        </h2>
        <p>
          <FormattedMessage
            id="login.newHint"
            defaultMessage="An account keeps your addresses and your orders in one place. Your bag comes along."
          />
        </p>
        <Link className={c.other} to={handOn("/register")}>
          <FormattedMessage id="login.register" defaultMessage="Create an account" />
        </Link>
      </section>
    </div>
  );
}
