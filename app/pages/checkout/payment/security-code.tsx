import { type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FieldError } from "#app/components/fields/field-error.tsx";
import { CardFormError } from "#app/components/payment/card-form.tsx";
import {
  type CardFormFault,
  cardEntryMessage,
  cardFormFaultMessages,
} from "#app/components/payment/card-form-messages.ts";
import c from "#app/components/payment/card-form.styles.ts";
import { CardWords } from "#app/components/payment/card-words.tsx";
import { useCardFields } from "#app/components/payment/use-card-fields.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { BasketPaymentInstrument } from "#app/domain/basket/basket-document.ts";
import { securityCodeLength } from "#app/domain/payment/card-brand.ts";
import { type CardEntryError, securityCodeError } from "#app/domain/payment/card-entry.ts";
import { CardFieldsError, type CardToken } from "#app/integrations/card-fields.ts";

const FIELD = "securityCode";

/** What a page can ask of the security code. */
export interface SecurityCodeHandle {
  /** Checks the code and turns it into a token. @throws CardFormError after showing the reason. */
  createToken: () => Promise<CardToken>;
}

/**
 * The security code of a saved card, typed again before the card pays: 3 digits, 4 for American Express (payment-14).
 * It lives in the processor's frame, so that the page never sees it.
 */
export function SecurityCode({
  ref,
  card,
}: {
  ref: Ref<SecurityCodeHandle>;
  card: BasketPaymentInstrument["paymentCard"];
}) {
  const intl = useIntl();
  const id = useId();
  const { payments } = useCommerceApi();
  const root = useRef<HTMLFieldSetElement>(null);
  const [error, setError] = useState<CardEntryError | null>(null);
  const [fault, setFault] = useState<CardFormFault | null>(null);
  const length = securityCodeLength(card?.cardType);
  const title = intl.formatMessage({ id: "cardForm.securityCode", defaultMessage: "Security Code" });

  const show = (found: CardEntryError | null) => {
    setError(found);
    fields.current?.describe(FIELD, found ? intl.formatMessage(cardEntryMessage(FIELD, found)) : "");
    if (found) fields.current?.focus("securityCode");
  };

  const { status, containers, states, fields } = useCardFields({
    loadCaptureContext: async () => (await payments.cardContext()).captureContext,
    titles: { number: title, securityCode: title },
    codeLength: length,
    onChange: () => {
      setFault(null);
      setError(null);
      fields.current?.describe("securityCode", "");
    },
    onSubmitRequest: () => root.current?.closest("form")?.requestSubmit(),
  });

  const fail = (reason: CardFormFault): CardFormError => {
    setFault(reason);
    return new CardFormError(reason);
  };

  useImperativeHandle(ref, () => ({
    async createToken() {
      if (status === "loading") throw fail("loading");
      if (status === "failed" || !fields.current) throw fail("unavailable");
      const found = securityCodeError(states().securityCode);
      show(found);
      if (found) throw new CardFormError("invalid");
      try {
        return await fields.current.createToken();
      } catch (failure) {
        if (failure instanceof CardFieldsError && !failure.renewed && failure.fields.includes("securityCode")) {
          show("refused");
          throw new CardFormError("invalid");
        }
        throw fail(failure instanceof CardFieldsError && failure.renewed ? "renewed" : "failed");
      }
    },
  }));

  const shown = fault ?? (status === "failed" ? "unavailable" : null);
  return (
    <fieldset ref={root} className={c.form} tabIndex={-1} aria-busy={status === "loading"}>
      <legend className="vh">
        <FormattedMessage
          id="securityCode.legend"
          defaultMessage="Security code of {card}"
          values={{ card: <CardWords card={card} /> }}
        />
      </legend>
      <div role="alert">
        {shown ? (
          <p className={c.fault}>
            <FormattedMessage {...cardFormFaultMessages[shown]} />
          </p>
        ) : null}
      </div>
      <div className={c.pair}>
        <div className={c.field}>
          <span className={c.label} aria-hidden="true" onClick={() => fields.current?.focus("securityCode")}>
            {title}
          </span>
          <div
            ref={containers[FIELD]}
            className={c.frame}
            data-invalid={error !== null}
            data-loading={status === "loading"}
            data-card-field="securityCode"
          />
          <FieldError
            id={`${id}-error`}
            message={error ? intl.formatMessage(cardEntryMessage(FIELD, error)) : undefined}
          />
          <p className={c.hint}>
            <FormattedMessage
              id="securityCode.hint"
              defaultMessage="The {length} digits on your card; we never store them."
              values={{ length: String(length) }}
            />
          </p>
        </div>
        {status === "failed" ? (
          <button type="button" className={c.retry} onClick={() => fields.current?.retry()}>
            <FormattedMessage id="cardForm.retry" defaultMessage="Retry" />
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}
