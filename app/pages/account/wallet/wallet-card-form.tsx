import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import c from "#app/components/account/account.styles.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import fields from "#app/components/fields/field.styles.ts";
import { CardForm, CardFormError, type CardFormHandle } from "#app/components/payment/card-form.tsx";
import type { NewCard } from "./use-wallet.ts";

/** Adds a card through the processor's fields; the shop itself never sees its number. */
export function WalletCardForm({
  isFirst,
  error,
  isBusy,
  onAdd,
  onClose,
}: {
  /** Whether the wallet is empty; the card is then the default one unless the customer says otherwise. */
  isFirst: boolean;
  error: ShopperMessage | null;
  isBusy: boolean;
  onAdd: (card: NewCard, isDefault: boolean) => Promise<void>;
  onClose: () => void;
}) {
  const card = useRef<CardFormHandle>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isDefault, setDefault] = useState(isFirst);
  const [isReading, setReading] = useState(false);
  const isWaiting = isBusy || isReading;

  useEffect(() => title.current?.focus(), []);

  const submit = async () => {
    if (isWaiting) return;
    setReading(true);
    try {
      const entered = await card.current?.createToken();
      if (entered) await onAdd(entered, isDefault);
    } catch (problem) {
      // The form shows the reason already.
      if (!(problem instanceof CardFormError)) throw problem;
    } finally {
      setReading(false);
    }
  };

  return (
    <form
      className={c.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 className={c.formTitle} ref={title} tabIndex={-1}>
        <FormattedMessage id="savedCards.addTitle" defaultMessage="New card" />
      </h2>
      <PageError message={error} />
      <CardForm ref={card} />
      <label className={fields.check}>
        <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
        <span>
          <FormattedMessage id="savedCards.default" defaultMessage="Make this my default card" />
        </span>
      </label>
      <div className={c.actions}>
        <button type="submit" className={c.button} aria-busy={isWaiting}>
          {isWaiting ? (
            <FormattedMessage id="savedCards.saving" defaultMessage="Saving" />
          ) : (
            <FormattedMessage id="savedCards.save" defaultMessage="Save card" />
          )}
        </button>
        <button type="button" className={c.link} onClick={onClose}>
          <FormattedMessage id="savedCards.cancel" defaultMessage="Cancel" />
        </button>
      </div>
    </form>
  );
}
