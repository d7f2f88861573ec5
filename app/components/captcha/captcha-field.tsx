import { useField } from "formik";
import { Captcha } from "./captcha.tsx";
import { useCaptchaKey } from "./use-captcha-key.ts";

/**
 * The captcha of a Formik form: its token is the value `name`, whose rule is `captchaToken`. Shows nothing where the
 * site asks for none. A form whose token is used up sets the value to empty, which takes the tick away.
 */
export const CaptchaField = ({ name = "recaptchaToken", action }: { name?: string; action: string }) => {
  const siteKey = useCaptchaKey();
  const [{ value }, { error, touched }, { setValue }] = useField<string>(name);
  if (siteKey === null) return null;
  return (
    <Captcha
      siteKey={siteKey}
      action={action}
      token={value}
      error={touched ? error : undefined}
      onChange={(token) => void setValue(token)}
    />
  );
};
