import { Formik } from "formik";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router-dom";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CaptchaField } from "#app/components/captcha/captcha-field.tsx";
import { useCaptchaKey } from "#app/components/captcha/use-captcha-key.ts";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { NameFields } from "#app/components/fields/name-fields.tsx";
import { NewPasswordField } from "#app/components/fields/new-password-field.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { useRegister } from "./use-register.ts";
import { useReturnPath } from "./use-return-path.ts";
import { PanelPhoto } from "#app/components/ui/panel-photo.tsx";
import table from "#app/static/table-for-two.webp";
import c from "./sign-in.styles.ts";
import { createRegisterSchema } from "./sign-in-schema.ts";

/** Registering is nobody else's business: the page is never kept. */
export const loader = () => data(null, { headers: noStore });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.register", defaultMessage: "Create an account" }),
  robots: "noindex",
});

/**
 * Registration (`/register?redirect=…`): names, email, a password and, where the site asks for one, a captcha; signs in
 * at once.
 */
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
          {({ isSubmitting }) => (
            <FormBody className={c.form}>
              <NameFields className={c.two} />
              <EmailField isLogin />
              <NewPasswordField label={intl.formatMessage({ id: "register.password", defaultMessage: "Password" })} />
              <CaptchaField action="register" />
              <button type="submit" className={c.submit} aria-busy={isSubmitting}>
                {isSubmitting ? (
                  <FormattedMessage id="register.busy" defaultMessage="Creating" />
                ) : (
                  <FormattedMessage id="register.submit" defaultMessage="Create account" />
                )}
              </button>
            </FormBody>
          )}
        </Formik>
      </div>
      <section className={c.aside}>
        <div className={c.asideWords}>
          <h2 className={c.asideTitle}>
            <FormattedMessage id="register.known" defaultMessage="Been here before?" />
          </h2>
          <Link className={c.other} to={handOn("/login")}>
            <FormattedMessage id="register.login" defaultMessage="Log in" />
          </Link>
        </div>
        <PanelPhoto src={table} width={960} height={720} />
      </section>
    </div>
  );
}
