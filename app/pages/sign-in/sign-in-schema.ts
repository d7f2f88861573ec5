import type { IntlShape } from "react-intl";
import { object } from "yup";
import { captchaToken, email, loginCode, newPassword, password, personName } from "#app/validation/field-schemas.ts";

/** The rules of the login form. */
export const createLoginSchema = (intl: IntlShape) => object({ email: email(intl), password: password(intl) });

/** The rules of the registration form, with a captcha where the site asks for one. */
export const createRegisterSchema = (intl: IntlShape, asksForCaptcha: boolean) =>
  object({
    firstName: personName(intl),
    lastName: personName(intl),
    email: email(intl),
    password: newPassword(intl),
    recaptchaToken: captchaToken(intl, asksForCaptcha),
  });

/** The form that takes a mailed code. */
export const createCodeSchema = (intl: IntlShape) => object({ code: loginCode(intl) });

/** The forms that have a mail sent: a confirmation once more, or the link for a new password. */
export const createResendSchema = (intl: IntlShape) => object({ email: email(intl) });

/** The form that sets a new password. */
export const createNewPasswordSchema = (intl: IntlShape) => object({ password: newPassword(intl) });
