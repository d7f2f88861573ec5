import { Formik } from "formik";
import { type ReactNode, useMemo, useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router-dom";
import { PageError } from "#app/components/basket/page-error.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { usePassedState } from "#app/browser/use-passed-state.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { useReturnPath } from "./use-return-path.ts";
import { useSignIn } from "./use-sign-in.ts";
import { CodeLogin } from "./code-login.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";
import { PanelPhoto } from "#app/components/ui/panel-photo.tsx";
import table from "#app/static/table-for-two.webp";
import c from "./sign-in.styles.ts";
import { createLoginSchema } from "./sign-in-schema.ts";

/** Signing in is nobody else's business: the page is never kept. */
export const loader = () => data(null, { headers: noStore });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.login", defaultMessage: "Login" }),
  robots: "noindex",
});

/** What else may be done with the email that was typed so far. */
type OtherWays = (email: string) => ReactNode;

function PasswordLogin({ email, path, children }: { email: string; path: string; children: OtherWays }) {
  const intl = useIntl();
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
    <>
      <PageError message={message} />
      <Formik
        initialValues={{ email, password: "" }}
        validationSchema={schema}
        onSubmit={(values) => signIn(values.email, values.password)}
      >
        {({ isSubmitting, values }) => (
          <>
            <FormBody className={c.form}>
              <EmailField isLogin offersPasskeys />
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
            {children(values.email)}
          </>
        )}
      </Formik>
    </>
  );
}

/** Says that the account has just been closed, and until when it can be had back. */
function ClosedNote() {
  const { accountClosesAt } = usePassedState<{ accountClosesAt: string }>();
  if (!accountClosesAt) return null;
  return (
    <output>
      <Note tone="success">
        <FormattedMessage
          id="login.closed"
          defaultMessage="Your account is closed. Log in by {day} to get everything back. We’ve emailed you this, too."
          values={{ day: <FormattedDate value={accountClosesAt} dateStyle="long" /> }}
        />
      </Note>
    </output>
  );
}

/** Login (`/login?redirect=…`): email and password, a mailed code or a passkey; the guest's bag comes along. */
export default function LoginPage() {
  const { path, handOn } = useReturnPath();
  const { codeLogin } = useSite();
  // Whoever comes here because a session has ended need not type who it was.
  const { email: known = "", byCode = false } = usePassedState<{ email: string; byCode: boolean }>();
  const [typedEmail, setEmail] = useState<string | null>(null);
  const email = typedEmail ?? known;
  const [wantsCode, setByCode] = useState<boolean | null>(null);
  const isByCode = codeLogin && (wantsCode ?? byCode);
  return (
    <div className={`wrap ${c.page}`}>
      <div className={c.main}>
        <h1 className={c.title}>
          <FormattedMessage id="login.title" defaultMessage="Good to see you" />
        </h1>
        <ClosedNote />
        {isByCode ? (
          <CodeLogin key={known} email={email} path={path} onBack={() => setByCode(false)} />
        ) : (
          <PasswordLogin key={known} email={email} path={path}>
            {(typed) => (
              <div className={c.instead}>
                {codeLogin ? (
                  <button
                    type="button"
                    className={c.line}
                    onClick={() => {
                      setEmail(typed);
                      setByCode(true);
                    }}
                  >
                    <FormattedMessage id="login.byCode" defaultMessage="Email me a code" />
                  </button>
                ) : null}
                <PasskeyLogin path={path} />
              </div>
            )}
          </PasswordLogin>
        )}
      </div>
      <section className={c.aside}>
        <div className={c.asideWords}>
          <h2 className={c.asideTitle}>
            <FormattedMessage id="login.new" defaultMessage="New at the window?" />
          </h2>
          <p>
            <FormattedMessage
              id="login.newHint"
              defaultMessage="An account keeps your addresses and orders in one place. Your bag comes with you."
            />
          </p>
          <Link className={c.other} to={handOn("/register")}>
            <FormattedMessage id="login.register" defaultMessage="Create an account" />
          </Link>
        </div>
        <PanelPhoto src={table} width={960} height={720} />
      </section>
    </div>
  );
}
