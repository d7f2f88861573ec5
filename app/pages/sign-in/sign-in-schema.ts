import type { IntlShape } from "react-intl";
import { object } from "yup";
import { email, newPassword, password, personName } from "#app/validation/field-schemas.ts";

/** The rules of the login form. */
export const createLoginSchema = (intl: IntlShape) => object({ email: email(intl), password: password(intl) });

/** The rules of the registration form. */
export const createRegisterSchema = (intl: IntlShape) =>
  object({
    firstName: personName(intl),
    lastName: personName(intl),
    email: email(intl),
    password: newPassword(intl),
  });

/** The form that has a confirmation mailed once more. */
export const createResendSchema = (intl: IntlShape) => object({ email: email(intl) });
