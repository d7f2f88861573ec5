import { Formik } from "formik";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "#app/components/fields/text-field.tsx";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import type { KnownOrder } from "./use-order-look-up.ts";
import c from "./track-order-page.styles.ts";
import { createTrackSchema } from "./track-order-schema.ts";

/** Asks for what somebody knows of an order, its number and the email: the code that opens it is mailed there. */
export function TrackOrderForm({ onAsk }: { onAsk: (known: KnownOrder) => Promise<void> }) {
  const intl = useIntl();
  const schema = useMemo(() => createTrackSchema(intl), [intl]);
  return (
    <Formik initialValues={{ orderNo: "", email: "" }} validationSchema={schema} onSubmit={onAsk}>
      {({ isSubmitting }) => (
        <FormBody className={c.form}>
          <TextField
            name="orderNo"
            autoComplete="off"
            label={intl.formatMessage({ id: "track.number", defaultMessage: "Order number" })}
          />
          <EmailField />
          <button type="submit" className={c.submit} aria-busy={isSubmitting}>
            <FormattedMessage id="track.send" defaultMessage="Email me a code" />
          </button>
        </FormBody>
      )}
    </Formik>
  );
}
