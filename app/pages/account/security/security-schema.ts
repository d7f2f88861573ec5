import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { loginCode, password } from "#app/validation/field-schemas.ts";

/** The form for a new passkey; the code is asked for once it has been sent. */
export const createPasskeySchema = (intl: IntlShape, isCodeSent: boolean) =>
  object({
    name: string()
      .trim()
      .required(intl.formatMessage({ id: "passkeys.nameRequired", defaultMessage: "Please give it a name." }))
      .max(32, intl.formatMessage({ id: "passkeys.nameLong", defaultMessage: "Please use at most 32 characters." })),
    ...(isCodeSent && { code: loginCode(intl) }),
  });

/** The proof that the owner closes the account: the password, or a mailed code. */
export const createClosingSchema = (intl: IntlShape, isByCode: boolean) =>
  isByCode ? object({ code: loginCode(intl) }) : object({ password: password(intl) });
