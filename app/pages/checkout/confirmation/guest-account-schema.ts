import type { IntlShape } from "react-intl";
import { object } from "yup";
import { captchaToken, newPassword } from "#app/validation/field-schemas.ts";

/**
 * The form that makes an account of a guest's order: a new password is all it takes, and a captcha where the site asks
 * for one.
 */
export const createGuestAccountSchema = (intl: IntlShape, asksForCaptcha: boolean) =>
  object({ password: newPassword(intl), recaptchaToken: captchaToken(intl, asksForCaptcha) });
