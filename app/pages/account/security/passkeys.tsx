import { Formik } from "formik";
import { useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import c from "#app/components/account/account.styles.ts";
import { FormError } from "#app/components/account/form-error.tsx";
import { MailedCodeField, MailedCodeNote } from "#app/components/account/mailed-code.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useListed } from "../use-listed.ts";
import { createPasskeySchema } from "./security-schema.ts";
import s from "./security.styles.ts";
import { useNewPasskey } from "./use-new-passkey.ts";

interface Passkey {
  id: string;
  name: string;
  createdAt?: string;
  lastUsedAt?: string;
}

function NewPasskey({ email, onDone }: { email: string; onDone: (name: string | null) => void }) {
  const intl = useIntl();
  const { problem, isCodeSent, sendCode, create } = useNewPasskey();
  const schema = useMemo(() => createPasskeySchema(intl, isCodeSent), [intl, isCodeSent]);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isCodeSent) code.current?.focus();
  }, [isCodeSent]);
  return (
    <Formik
      initialValues={{ name: "", code: "" }}
      validationSchema={schema}
      onSubmit={async (values, form) => {
        if (!isCodeSent) {
          await sendCode();
          await form.setTouched({});
        } else if (await create(values)) onDone(values.name.trim());
      }}
    >
      {({ isSubmitting }) => (
        <FormBody className={c.form}>
          <FormError message={problem} />
          <TextField
            name="name"
            label={intl.formatMessage({ id: "passkeys.name", defaultMessage: "Name" })}
            hint={intl.formatMessage({
              id: "passkeys.nameHint",
              defaultMessage: "For example My phone. Up to 32 characters.",
            })}
            autoComplete="off"
          />
          <MailedCodeNote email={email} isSent={isCodeSent} />
          {isCodeSent ? <MailedCodeField ref={code} /> : null}
          <div className={c.actions}>
            <button type="submit" className={c.button} aria-busy={isSubmitting}>
              {isCodeSent ? (
                <FormattedMessage id="passkeys.create" defaultMessage="Create passkey" />
              ) : (
                <FormattedMessage id="codeLogin.send" defaultMessage="Send me a code" />
              )}
            </button>
            {isCodeSent ? (
              <button type="button" className={s.act} onClick={() => void sendCode()}>
                <FormattedMessage id="codeLogin.again" defaultMessage="Send a new code" />
              </button>
            ) : null}
            <button type="button" className={s.act} onClick={() => onDone(null)}>
              <FormattedMessage id="passkeys.cancel" defaultMessage="Cancel" />
            </button>
          </div>
        </FormBody>
      )}
    </Formik>
  );
}

function PasskeyEntry({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const intl = useIntl();
  const { name, createdAt, lastUsedAt } = passkey;
  const day = (moment: string) => intl.formatDate(moment, { dateStyle: "medium" });
  return (
    <li className={s.entry}>
      <div className={s.facts}>
        <span className={s.name}>{name}</span>
        <span className={c.small}>
          {lastUsedAt ? (
            <FormattedMessage
              id="devices.lastUsed"
              defaultMessage="Last used {moment}"
              values={{ moment: day(lastUsedAt) }}
            />
          ) : createdAt ? (
            <FormattedMessage
              id="passkeys.made"
              defaultMessage="Created {day}, not used yet"
              values={{ day: day(createdAt) }}
            />
          ) : null}
        </span>
      </div>
      <button
        type="button"
        className={s.act}
        onClick={onRemove}
        aria-label={intl.formatMessage({ id: "passkeys.removeNamed", defaultMessage: "Remove {name}" }, { name })}
      >
        <FormattedMessage id="passkeys.remove" defaultMessage="Remove" />
      </button>
    </li>
  );
}

/** The customer's passkeys: a list, a way to a new one, and out of each. */
export function Passkeys({ email }: { email: string }) {
  const intl = useIntl();
  const { transports } = useCommerceApi();
  const { state, reload } = useListed<Passkey>("passkeys");
  const { error, run } = useSubmission();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const [done, setDone] = useState("");

  const remove = async ({ id, name }: Passkey) => {
    setLeaving(null);
    await run(async () => {
      await transports.site({ method: "DELETE", path: `passkeys/${id}` });
      setDone(
        intl.formatMessage({ id: "passkeys.removed", defaultMessage: "{name} no longer logs you in." }, { name }),
      );
    });
    await reload();
  };
  const finish = async (name: string | null) => {
    setAdding(false);
    if (name === null) return;
    setDone(
      intl.formatMessage(
        { id: "passkeys.added", defaultMessage: "{name} is ready. Log in with it next time." },
        { name },
      ),
    );
    await reload();
  };

  return (
    <>
      <p>
        <FormattedMessage
          id="passkeys.hint"
          defaultMessage="Log in with your fingerprint, your face or your device’s PIN. Nothing to remember, nothing to steal."
        />
      </p>
      <FormError message={error} />
      {state.status === "pending" ? <LoadingFallback /> : null}
      {state.status === "error" ? (
        <Note tone="error">
          <ShopperWords message={state.message} />
        </Note>
      ) : null}
      <div aria-live="polite">{done ? <Note tone="success">{done}</Note> : null}</div>
      {state.status === "done" && state.entries.length > 0 ? (
        <ul className={s.list}>
          {state.entries.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      ) : null}
      {isAdding ? (
        <NewPasskey email={email} onDone={(name) => void finish(name)} />
      ) : (
        <div className={c.actions}>
          <button
            type="button"
            className={c.lineButton}
            onClick={() => {
              setDone("");
              setAdding(true);
            }}
          >
            <FormattedMessage id="passkeys.add" defaultMessage="Add a passkey" />
          </button>
        </div>
      )}
      {leaving ? (
        <ConfirmDialog
          title={intl.formatMessage({ id: "passkeys.removeTitle", defaultMessage: "Remove this passkey?" })}
          yes={intl.formatMessage({ id: "passkeys.removeYes", defaultMessage: "Remove" })}
          no={intl.formatMessage({ id: "passkeys.removeNo", defaultMessage: "Keep" })}
          onYes={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          <FormattedMessage
            id="passkeys.removeText"
            defaultMessage="{name} will no longer log you in. Your password still will."
            values={{ name: leaving.name }}
          />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
