import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { FieldError } from "#app/components/fields/field-error.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { type CardEntryErrors, type CardEntryField, cardEntryErrors } from "#app/domain/payment/card-entry.ts";
import {
  type CardFieldName,
  CardFieldsError,
  type CardFieldsStatus,
  type CardToken,
} from "#app/integrations/card-fields.ts";
import { type CardBrand, cardBrand, isKnownCardCode } from "#app/domain/payment/card-brand.ts";
import { readExpiry } from "#app/domain/payment/card-expiry.ts";
import { CardExpiryField } from "./card-expiry-field.tsx";
import { CardMarks, CardSafety } from "./card-marks.tsx";
import { type CardFormFault, cardEntryMessage, cardFormFaultMessages } from "./card-form-messages.ts";
import c from "./card-form.styles.ts";
import { useCardFields } from "./use-card-fields.ts";

/** A card ready for `payments`: the signed token, the context it belongs to, and the name on the card. */
export interface EnteredCard extends CardToken {
  holder: string;
}

/** Why `createToken` gave no card. The form already shows the reason and has moved the focus to it. */
export class CardFormError extends Error {
  /** @param kind `invalid`: a field is refused; the others: the card as a whole could not be read */
  constructor(readonly kind: "invalid" | CardFormFault) {
    super(`The card was not read: ${kind}`);
    this.name = "CardFormError";
  }
}

/** What a page can ask of the card form. */
export interface CardFormHandle {
  /**
   * Checks the card and turns it into a token that lives 15 minutes and pays once.
   * @throws CardFormError after showing the reason in the form
   */
  createToken: () => Promise<EnteredCard>;
}

export interface CardFormProps {
  ref?: Ref<CardFormHandle>;
  /** Told about `loading`, `ready` and `failed`; a page may disable its submit button unless `ready`. */
  onStatusChange?: (status: CardFieldsStatus) => void;
}

const labels = defineMessages({
  number: { id: "cardForm.number", defaultMessage: "Card Number" },
  securityCode: { id: "cardForm.securityCode", defaultMessage: "Security Code" },
});

const fieldOrder: CardEntryField[] = ["holder", "number", "expiry", "securityCode"];
/** Fields by what the processor calls them where it refuses one. */
const locations: Readonly<Record<string, CardEntryField>> = { expirationMonth: "expiry", expirationYear: "expiry" };
const frameFields = ["number", "securityCode"] as const;
const inFrame = (field: CardEntryField): field is CardFieldName => frameFields.some((framed) => framed === field);

/**
 * Card entry: number and security code live in the processor's frames, the rest are fields of the page
 * (payment-8). It is not a `<form>`; place it inside one, and Enter in a frame submits that form.
 */
export function CardForm({ ref, onStatusChange }: CardFormProps) {
  const intl = useIntl();
  const { payments } = useCommerceApi();
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [holder, setHolder] = useState("");
  const [expiry, setExpiry] = useState("");
  const [brand, setBrand] = useState<CardBrand | null>(null);
  const [errors, setErrors] = useState<CardEntryErrors>({});
  const [fault, setFault] = useState<CardFormFault | null>(null);

  const settle = (field: CardEntryField) => {
    setFault(null);
    setErrors(({ [field]: _settled, ...others }) => others);
    if (inFrame(field)) fields.current?.describe(field, "");
    const { cardCode } = states();
    setBrand(cardCode !== null && isKnownCardCode(cardCode) ? cardBrand(cardCode) : null);
  };

  const { status, containers, states, fields } = useCardFields({
    loadCaptureContext: async () => (await payments.cardContext()).captureContext,
    titles: { number: intl.formatMessage(labels.number), securityCode: intl.formatMessage(labels.securityCode) },
    onChange: settle,
    onSubmitRequest: () => root.current?.closest("form")?.requestSubmit(),
  });

  useEffect(() => onStatusChange?.(status), [status, onStatusChange]);

  const show = (found: CardEntryErrors) => {
    setErrors(found);
    for (const field of frameFields) {
      const error = found[field];
      fields.current?.describe(field, error ? intl.formatMessage(cardEntryMessage(field, error)) : "");
    }
    const first = fieldOrder.find((field) => found[field]);
    if (first && inFrame(first)) fields.current?.focus(first);
    else if (first) document.getElementById(`${id}-${first}`)?.focus();
  };

  const refuse = (error: unknown): CardFormError => {
    if (!(error instanceof CardFieldsError)) {
      setFault("failed");
      return new CardFormError("failed");
    }
    const refused = fieldOrder.filter((field) => error.fields.some((named) => (locations[named] ?? named) === field));
    if (!error.renewed && refused.length > 0) {
      show(Object.fromEntries(refused.map((field) => [field, "refused"])));
      return new CardFormError("invalid");
    }
    const reason = error.renewed ? "renewed" : "failed";
    setFault(reason);
    return new CardFormError(reason);
  };

  useImperativeHandle(ref, () => ({
    async createToken() {
      if (status === "failed" || !fields.current) throw new CardFormError("unavailable");
      setFault(status === "loading" ? "loading" : null);
      if (status === "loading") throw new CardFormError("loading");
      const now = new Date();
      const found = cardEntryErrors({ ...states(), expiry, holder }, now);
      show(found);
      if (Object.keys(found).length > 0) throw new CardFormError("invalid");
      try {
        const token = await fields.current.createToken(readExpiry(expiry, now) ?? undefined);
        return { ...token, holder: holder.trim() };
      } catch (error) {
        throw refuse(error);
      }
    },
  }));

  /** The button goes away while the fields load, so the focus moves to the form. */
  const retry = () => {
    root.current?.focus();
    fields.current?.retry();
  };

  const message = (field: CardEntryField): string | undefined => {
    const error = errors[field];
    return error && intl.formatMessage(cardEntryMessage(field, error));
  };
  const frame = (field: CardFieldName) => (
    <div className={c.field}>
      <span className={c.label} aria-hidden="true" onClick={() => fields.current?.focus(field)}>
        <FormattedMessage {...labels[field]} />
      </span>
      <div
        ref={containers[field]}
        className={c.frame}
        data-invalid={Boolean(errors[field])}
        data-loading={status === "loading"}
        data-card-field={field}
      />
      <FieldError id={`${id}-${field}-error`} message={message(field)} />
    </div>
  );

  return (
    <fieldset ref={root} className={c.form} tabIndex={-1} aria-busy={status === "loading"}>
      <legend className="vh">
        <FormattedMessage id="cardForm.legend" defaultMessage="Card details" />
      </legend>
      <output className="vh">
        {status === "loading" ? (
          <FormattedMessage id="cardForm.loading" defaultMessage="Card fields are loading." />
        ) : null}
      </output>
      <div role="alert">
        {fault ? (
          <p className={c.fault}>
            <FormattedMessage {...cardFormFaultMessages[fault]} />
          </p>
        ) : null}
        {status === "failed" ? (
          <div className={c.unavailable}>
            <FormattedMessage {...cardFormFaultMessages.unavailable} />
            <button type="button" className={c.retry} onClick={retry}>
              <FormattedMessage id="cardForm.retry" defaultMessage="Retry" />
            </button>
          </div>
        ) : null}
      </div>
      <div className={c.fields} hidden={status === "failed"}>
        <div className={c.field}>
          <label className={c.label} htmlFor={`${id}-holder`}>
            <FormattedMessage id="cardForm.holder" defaultMessage="Name on Card" />
          </label>
          <input
            id={`${id}-holder`}
            className={c.input}
            value={holder}
            autoComplete="cc-name"
            maxLength={60}
            required
            aria-invalid={Boolean(errors.holder)}
            aria-describedby={errors.holder ? `${id}-holder-error` : undefined}
            onChange={(event) => {
              setHolder(event.target.value);
              settle("holder");
            }}
          />
          <FieldError id={`${id}-holder-error`} message={message("holder")} />
        </div>
        <div className={c.number}>
          {frame("number")}
          <CardMarks brand={brand} />
        </div>
        <div className={c.pair}>
          <CardExpiryField
            id={`${id}-expiry`}
            value={expiry}
            error={message("expiry")}
            onChange={(value) => {
              setExpiry(value);
              settle("expiry");
            }}
          />
          {frame("securityCode")}
        </div>
        <CardSafety />
      </div>
    </fieldset>
  );
}
