import { Formik } from "formik";
import { useId, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "#app/components/fields/text-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import type { FoundOrder, OrderLookUp } from "./use-order-look-up.ts";
import c from "./track-order-page.styles.ts";
import { createCodeSchema } from "./track-order-schema.ts";

/**
 * Opens the whole order with a code that is mailed to whoever placed it: addresses, payment, and the way to cancel it.
 */
export function AccessCodeForm({
  found,
  isCodeSent,
  onSend,
  onLookUp,
}: {
  found: FoundOrder;
  isCodeSent: boolean;
  onSend: () => Promise<void>;
  onLookUp: OrderLookUp["lookUp"];
}) {
  const intl = useIntl();
  const id = useId();
  const schema = useMemo(() => createCodeSchema(intl), [intl]);
  return (
    <section className={c.more} aria-labelledby={id}>
      <h2 className={c.moreTitle} id={id}>
        <FormattedMessage id="track.more" defaultMessage="See everything, or cancel it" />
      </h2>
      <p aria-live="polite">
        {isCodeSent ? (
          <FormattedMessage
            id="track.codeSent"
            defaultMessage="If {email} placed this order as a guest, we’ve emailed it a code. It’s good for 15 minutes."
            values={{ email: found.known.email }}
          />
        ) : (
          <FormattedMessage
            id="track.codeHint"
            defaultMessage="Addresses and payment are shown with a code that we email you."
          />
        )}
      </p>
      {isCodeSent ? (
        <Formik
          initialValues={{ code: "" }}
          validationSchema={schema}
          onSubmit={({ code }) => onLookUp(found.known, code.trim())}
        >
          {({ isSubmitting }) => (
            <FormBody className={c.form}>
              <TextField
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                label={intl.formatMessage({ id: "track.code", defaultMessage: "Code from your email" })}
              />
              <button type="submit" className={c.submit} aria-busy={isSubmitting}>
                <FormattedMessage id="track.open" defaultMessage="Show everything" />
              </button>
            </FormBody>
          )}
        </Formik>
      ) : (
        <button type="button" className={c.submit} onClick={() => void onSend()}>
          <FormattedMessage id="track.send" defaultMessage="Send me a code" />
        </button>
      )}
    </section>
  );
}
