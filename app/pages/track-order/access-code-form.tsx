import { Formik } from "formik";
import { useEffect, useMemo, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "#app/components/fields/text-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { KnownOrder, OrderLookUp } from "./use-order-look-up.ts";
import c from "./track-order-page.styles.ts";
import { createCodeSchema } from "./track-order-schema.ts";

/** Opens an order with the code that was mailed to whoever placed it; says nothing about whether there is one. */
export function AccessCodeForm({
  known,
  onOpen,
  onAgain,
}: { known: KnownOrder } & {
  onOpen: OrderLookUp["open"];
  onAgain: OrderLookUp["again"];
}) {
  const intl = useIntl();
  const schema = useMemo(() => createCodeSchema(intl), [intl]);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <div className={c.code} ref={form}>
      <p aria-live="polite">
        <FormattedMessage
          id="track.codeSent"
          defaultMessage="If {email} placed order {orderNo} as a guest, we’ve emailed it a code. It’s good for 15 minutes."
          values={{ ...known }}
        />
      </p>
      <Formik initialValues={{ code: "" }} validationSchema={schema} onSubmit={({ code }) => onOpen(code.trim())}>
        {({ isSubmitting }) => (
          <FormBody className={c.form}>
            <TextField
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              label={intl.formatMessage({ id: "track.code", defaultMessage: "Code from your email" })}
            />
            <button type="submit" className={c.submit} aria-busy={isSubmitting}>
              <FormattedMessage id="track.submit" defaultMessage="Track order" />
            </button>
            <button type="button" className={c.quiet} onClick={onAgain}>
              <FormattedMessage id="track.other" defaultMessage="Another number or email" />
            </button>
          </FormBody>
        )}
      </Formik>
      <p>
        <FormattedMessage
          id="track.noCode"
          defaultMessage="No email? Check the spam folder, the number and the address. Orders placed with an account are in <a>your orders</a>."
          values={{ a: (text) => <Link to="/orders">{text}</Link> }}
        />
      </p>
    </div>
  );
}
