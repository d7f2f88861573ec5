import { Formik } from "formik";
import { useMemo } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { object, string } from "yup";
import { FocusFirstError } from "#app/components/fields/focus-first-error.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import type { KnownOrder } from "#app/hooks/orders/use-order-look-up.ts";
import { email, password as required } from "#app/validation/field-schemas.ts";
import c from "./track-order-page.styles.ts";

/** The rules of the form: everything is needed, and a number holds letters and digits alone. */
const createTrackSchema = (intl: IntlShape) =>
  object({
    orderNo: required(intl).matches(/^\s*[\w-]{1,50}\s*$/, {
      message: intl.formatMessage({ id: "track.invalidNumber", defaultMessage: "Please enter a valid order number." }),
      excludeEmptyString: true,
    }),
    email: email(intl),
    postalCode: string()
      .trim()
      .required(intl.formatMessage({ id: "track.needsZip", defaultMessage: "Please enter a valid zip code." }))
      .max(10, intl.formatMessage({ id: "track.needsZip", defaultMessage: "Please enter a valid zip code." })),
  });

/** Asks for what somebody knows of an order: its number, the email and the postal code it is billed to. */
export function TrackOrderForm({ onLookUp }: { onLookUp: (known: KnownOrder) => Promise<void> }) {
  const intl = useIntl();
  const schema = useMemo(() => createTrackSchema(intl), [intl]);
  return (
    <Formik initialValues={{ orderNo: "", email: "", postalCode: "" }} validationSchema={schema} onSubmit={onLookUp}>
      {({ handleSubmit, isSubmitting }) => (
        <form className={c.form} onSubmit={isSubmitting ? (event) => event.preventDefault() : handleSubmit} noValidate>
          <TextField
            name="orderNo"
            autoComplete="off"
            label={intl.formatMessage({ id: "track.number", defaultMessage: "Order Number" })}
          />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={intl.formatMessage({ id: "login.email", defaultMessage: "Email" })}
          />
          <TextField
            name="postalCode"
            autoComplete="billing postal-code"
            label={intl.formatMessage({ id: "track.zip", defaultMessage: "Billing Zip/Postal Code" })}
          />
          <button type="submit" className={c.submit} aria-busy={isSubmitting}>
            <FormattedMessage id="track.submit" defaultMessage="Track order" />
          </button>
          <FocusFirstError />
        </form>
      )}
    </Formik>
  );
}
