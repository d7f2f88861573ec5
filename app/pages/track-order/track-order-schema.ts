import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { email, password as required } from "#app/validation/field-schemas.ts";

/** The rules of the form: everything is needed, and a number holds letters and digits alone. */
export const createTrackSchema = (intl: IntlShape) =>
  object({
    orderNo: required(intl).matches(/^\s*[\w-]{1,50}\s*$/, {
      message: intl.formatMessage({ id: "track.invalidNumber", defaultMessage: "Please enter a valid order number." }),
      excludeEmptyString: true,
    }),
    email: email(intl),
  });

/** The rules of the form for a mailed code: six digits. */
export const createCodeSchema = (intl: IntlShape) =>
  object({
    code: string()
      .trim()
      .matches(/^\d{6}$/, intl.formatMessage({ id: "track.codeShape", defaultMessage: "The code has six digits." }))
      .required(intl.formatMessage({ id: "track.codeShape", defaultMessage: "The code has six digits." })),
  });
