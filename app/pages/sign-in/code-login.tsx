import { Formik } from "formik";
import { useEffect, useMemo, useRef } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { MailedCodeField } from "#app/components/account/mailed-code.tsx";
import { PageError } from "#app/components/basket/page-error.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { MailForm } from "./mail-form.tsx";
import { createCodeSchema } from "./sign-in-schema.ts";
import c from "./sign-in.styles.ts";
import { useCodeLogin } from "./use-code-login.ts";

const problems = defineMessages({
  "wrong-code": {
    id: "codeLogin.wrong",
    defaultMessage: "This code is wrong or has expired. Check it, or get a new one.",
  },
  "too-many-codes": {
    id: "codeLogin.tooManyCodes",
    defaultMessage: "We’ve already sent you several codes. Please wait ten minutes before you ask for another.",
  },
  "too-many-tries": {
    id: "codeLogin.tooManyTries",
    defaultMessage: "Too many wrong codes. Please wait ten minutes, or log in with your password.",
  },
});

function CodeForm({ onLogIn, isSentAgain }: { onLogIn: (code: string) => Promise<void>; isSentAgain: boolean }) {
  const intl = useIntl();
  const schema = useMemo(() => createCodeSchema(intl), [intl]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isSentAgain]);
  return (
    <Formik initialValues={{ code: "" }} validationSchema={schema} onSubmit={({ code }) => onLogIn(code)}>
      {({ isSubmitting }) => (
        <FormBody className={c.form}>
          <MailedCodeField ref={field} />
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
  );
}

/** Logging in by a mailed code: first the email, then the code. */
export function CodeLogin({ email, path, onBack }: { email: string; path: string; onBack: () => void }) {
  const intl = useIntl();
  const { sentTo, isSentAgain, problem, send, logIn, startOver } = useCodeLogin(path);
  const message =
    problem === null ? null : problem.kind === "other" ? problem.message : intl.formatMessage(problems[problem.kind]);
  return (
    <>
      <PageError message={message} />
      <div aria-live="polite">
        {sentTo === null ? (
          <p>
            <FormattedMessage
              id="codeLogin.ask"
              defaultMessage="Enter your email, and we’ll send you a code. No password needed."
            />
          </p>
        ) : (
          <Note tone="success">
            {isSentAgain ? (
              <FormattedMessage
                id="codeLogin.sentAgain"
                defaultMessage="A new code is on its way to {email}. Earlier codes no longer work."
                values={{ email: sentTo }}
              />
            ) : (
              <FormattedMessage
                id="codeLogin.sent"
                defaultMessage="If {email} has an account, a code is on its way. It’s good for ten minutes."
                values={{ email: sentTo }}
              />
            )}
          </Note>
        )}
      </div>
      {sentTo === null ? (
        <MailForm known={email} isLogin onSend={send}>
          <FormattedMessage id="codeLogin.send" defaultMessage="Send me a code" />
        </MailForm>
      ) : (
        <>
          <CodeForm onLogIn={logIn} isSentAgain={isSentAgain} />
          <div className={c.ways}>
            <button type="button" className={c.way} onClick={() => void send(sentTo)}>
              <FormattedMessage id="codeLogin.again" defaultMessage="Send a new code" />
            </button>
            <button type="button" className={c.way} onClick={startOver}>
              <FormattedMessage id="codeLogin.other" defaultMessage="Use another email" />
            </button>
          </div>
        </>
      )}
      <button type="button" className={c.forgot} onClick={onBack}>
        <FormattedMessage id="codeLogin.password" defaultMessage="Log in with your password" />
      </button>
    </>
  );
}
