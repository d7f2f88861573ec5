import { Formik } from "formik";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { createResendSchema } from "./sign-in-schema.ts";
import c from "./sign-in.styles.ts";

/** Asks where a mail with a link is to go; `children` stand on the button. */
export function MailForm({
  known,
  isLogin = false,
  onSend,
  children,
}: {
  /** The email that is known already, or nothing. */
  known: string;
  /** Whether it is the email that somebody logs in with. */
  isLogin?: boolean;
  onSend: (email: string) => Promise<unknown>;
  children: ReactNode;
}) {
  const intl = useIntl();
  const schema = useMemo(() => createResendSchema(intl), [intl]);
  return (
    <Formik
      initialValues={{ email: known }}
      validationSchema={schema}
      onSubmit={async ({ email }) => void (await onSend(email))}
    >
      {({ isSubmitting }) => (
        <FormBody className={c.form}>
          <EmailField isLogin={isLogin} />
          <button type="submit" className={c.submit} aria-busy={isSubmitting}>
            {children}
          </button>
        </FormBody>
      )}
    </Formik>
  );
}
