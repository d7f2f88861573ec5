import { Formik } from "formik";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import c from "#app/components/account/account.styles.ts";
import { FormError } from "#app/components/account/form-error.tsx";
import { MailedCodeField, MailedCodeNote } from "#app/components/account/mailed-code.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { proofProblem } from "./code-problem.ts";
import { createClosingSchema } from "./security-schema.ts";
import s from "./security.styles.ts";

interface Preview {
  days: number;
  closesAt: string;
  openOrders: number;
  activeSubscriptions: number;
}

function WhatHappens({ days, openOrders, activeSubscriptions }: Omit<Preview, "closesAt">) {
  return (
    <ul className={s.consequences}>
      <li>
        <FormattedMessage
          id="closing.days"
          defaultMessage="You have {days} days to come back. Log in, and everything will be as it was."
          values={{ days }}
        />
      </li>
      <li>
        <FormattedMessage
          id="closing.erased"
          defaultMessage="After that we erase your profile, addresses, cards, wishlist and consents. We keep your orders on record, as the law requires."
        />
      </li>
      {activeSubscriptions > 0 ? (
        <li>
          <FormattedMessage
            id="closing.subscriptions"
            defaultMessage="{count, plural, one {Your subscription is} other {Your # subscriptions are}} paused right away: nothing more ships or is charged."
            values={{ count: activeSubscriptions }}
          />
        </li>
      ) : null}
      {openOrders > 0 ? (
        <li>
          <FormattedMessage
            id="closing.orders"
            defaultMessage="{count, plural, one {The order that is on its way will still arrive} other {The # orders that are on their way will still arrive}}. We’ll email you about it."
            values={{ count: openOrders }}
          />
        </li>
      ) : null}
      <li>
        <FormattedMessage id="closing.loggedOut" defaultMessage="You are logged out on every device." />
      </li>
    </ul>
  );
}

function ClosingForm({ preview, email, onCancel }: { preview: Preview; email: string; onCancel: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { transports } = useCommerceApi();
  const { enter } = useCustomer();
  const [isByCode, setByCode] = useState(false);
  const [problem, setProblem] = useState<ShopperMessage | null>(null);
  const schema = useMemo(() => createClosingSchema(intl, isByCode), [intl, isByCode]);

  const sendCode = async () => {
    setProblem(null);
    try {
      await transports.site({ method: "POST", path: "account-closing/code" });
      setByCode(true);
    } catch (error) {
      setProblem(proofProblem(intl, error));
    }
  };
  const close = async ({ password, code }: { password: string; code: string }) => {
    setProblem(null);
    try {
      const body = isByCode ? { code: code.trim() } : { password };
      const farewell = { accountClosesAt: preview.closesAt };
      await enter("account-closing", body, farewell);
      await navigate("/login", { replace: true, state: farewell });
    } catch (error) {
      setProblem(proofProblem(intl, error));
    }
  };

  return (
    <Formik
      key={String(isByCode)}
      initialValues={{ password: "", code: "" }}
      validationSchema={schema}
      onSubmit={(values) => close(values)}
    >
      {({ isSubmitting }) => (
        <FormBody className={c.form}>
          <FormError message={problem} />
          <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
          <WhatHappens {...preview} />
          <MailedCodeNote email={email} isSent={isByCode} />
          {isByCode ? (
            <MailedCodeField />
          ) : (
            <PasswordField
              name="password"
              autoComplete="current-password"
              label={intl.formatMessage({ id: "profile.currentPassword", defaultMessage: "Current password" })}
            />
          )}
          <button type="button" className={s.act} onClick={() => void sendCode()}>
            {isByCode ? (
              <FormattedMessage id="codeLogin.again" defaultMessage="Send a new code" />
            ) : (
              <FormattedMessage id="closing.byCode" defaultMessage="Email me a code instead" />
            )}
          </button>
          <div className={c.actions}>
            <button type="submit" className={c.button} aria-busy={isSubmitting}>
              <FormattedMessage id="closing.close" defaultMessage="Close my account now" />
            </button>
            <button type="button" className={s.act} onClick={onCancel}>
              <FormattedMessage id="closing.keep" defaultMessage="Keep my account" />
            </button>
          </div>
        </FormBody>
      )}
    </Formik>
  );
}

/** Closes the account after a second look: what happens is said, and the password or a code asked for. */
export function CloseAccount({ email }: { email: string }) {
  const { transports } = useCommerceApi();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState<ShopperMessage | null>(null);
  const [isBusy, setBusy] = useState(false);

  const look = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      setPreview((await transports.site({ method: "GET", path: "account-closing" })) as Preview);
    } catch (failure) {
      setError(shopperMessage(failure));
    }
    setBusy(false);
  };

  if (preview) return <ClosingForm preview={preview} email={email} onCancel={() => setPreview(null)} />;
  return (
    <>
      <p>
        <FormattedMessage
          id="closing.hint"
          defaultMessage="Had enough sweets? See what happens first. Nothing is closed yet."
        />
      </p>
      <FormError message={error} />
      <div className={c.actions}>
        <button type="button" className={c.lineButton} aria-busy={isBusy} onClick={() => void look()}>
          <FormattedMessage id="closing.start" defaultMessage="Close my account" />
        </button>
      </div>
    </>
  );
}
