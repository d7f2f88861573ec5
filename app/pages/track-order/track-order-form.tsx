import { Formik } from "formik";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "#app/components/fields/text-field.tsx";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import type { KnownOrder } from "./use-order-look-up.ts";
import c from "./track-order-page.styles.ts";
import { createTrackSchema } from "./track-order-schema.ts";

/** Asks for what somebody knows of an order: its number, the email and the postal code it is billed to. */
export function TrackOrderForm({ onLookUp }: { onLookUp: (known: KnownOrder) => Promise<void> }) {
  const intl = useIntl();
  const schema = useMemo(() => createTrackSchema(intl), [intl]);
  return (
    <Formik initialValues={{ orderNo: "", email: "", postalCode: "" }} validationSchema={schema} onSubmit={onLookUp}>
      {({ isSubmitting }) => (
        <FormBody className={c.form}>
          <TextField
            name="orderNo"
            autoComplete="off"
            label={intl.formatMessage({ id: "track.number", defaultMessage: "Order number" })}
          />
          <EmailField />
          <TextField
            name="postalCode"
            autoComplete="billing postal-code"
            label={intl.formatMessage({ id: "track.zip", defaultMessage: "Billing Zip/Postal Code" })}
          />
          <button type="submit" className={c.submit} aria-busy={isSubmitting}>
            <FormattedMessage id="track.submit" defaultMessage="Track order" />
          </button>
        </FormBody>
      )}
    </Formik>
  );
}
