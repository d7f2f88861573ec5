import type { IntlShape } from "react-intl";
import { object } from "yup";
import { newPassword } from "#app/validation/field-schemas.ts";

/** The form that makes an account of a guest's order: a new password is all it takes. */
export const createGuestAccountSchema = (intl: IntlShape) => object({ password: newPassword(intl) });
