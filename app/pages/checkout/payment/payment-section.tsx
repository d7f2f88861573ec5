import { type Ref, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import fields from "#app/components/fields/field.styles.ts";
import { CardForm, type CardFormHandle } from "#app/components/payment/card-form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { BasketPaymentInstrument } from "#app/domain/basket/basket-document.ts";
import { CardExpiry, CardMask, CardWords } from "#app/components/payment/card-words.tsx";
import c from "./payment-section.styles.ts";

/** The card that pays: the one entered before, until the shopper wants another, else the card form. */
export function PaymentSection({
  ref,
  saved,
  isEntering,
  onChange,
  keeps,
}: {
  ref: Ref<CardFormHandle>;
  saved: BasketPaymentInstrument | undefined;
  isEntering: boolean;
  /** The shopper wants another card, or after all the one before. */
  onChange: (isEntering: boolean) => void;
  /** Whether the card is to be kept for the customer; left out for guests. */
  keeps?: { isTicked: boolean; onTick: (isTicked: boolean) => void } | undefined;
}) {
  const id = useId();
  // A card that has just been saved is on its way to the review: nothing is offered for it on the page that is left.
  const [hadCard, setHadCard] = useState(saved !== undefined);
  return (
    <section className={c.section} aria-labelledby={id}>
      <h2 className="vh" id={id}>
        <FormattedMessage id="payment.title" defaultMessage="Card" />
      </h2>
      {isEntering ? (
        <>
          <CardForm ref={ref} />
          {keeps ? (
            <label className={fields.check}>
              <input
                type="checkbox"
                checked={keeps.isTicked}
                onChange={(event) => keeps.onTick(event.target.checked)}
              />
              <span>
                <FormattedMessage id="payment.save" defaultMessage="Save this card for later" />
              </span>
            </label>
          ) : null}
          {saved && hadCard ? (
            <button type="button" className={c.change} onClick={() => onChange(false)}>
              <FormattedMessage
                id="payment.keep"
                defaultMessage="Keep {card}"
                values={{ card: <CardWords card={saved.paymentCard} /> }}
              />
            </button>
          ) : null}
        </>
      ) : (
        <div className={c.saved}>
          <Icon name="card" />
          <p className={c.words}>
            <b>
              <CardWords card={saved?.paymentCard} />
            </b>
            <small>
              <CardMask card={saved?.paymentCard} /> <CardExpiry card={saved?.paymentCard} />
            </small>
          </p>
          <button
            type="button"
            className={c.change}
            onClick={() => {
              setHadCard(true);
              onChange(true);
            }}
          >
            <FormattedMessage id="payment.change" defaultMessage="Use another card" />
          </button>
        </div>
      )}
    </section>
  );
}
