import { FormattedMessage } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { giftInstruments, openAmount } from "#app/domain/payment/payment-instruments.ts";
import { fresh, PlainField } from "./plain-fields.tsx";
import { Money, PlainGiftCard } from "./plain-parts.tsx";

/** Gift cards that pay for a bag, what they leave to be paid, and the form for another one. */
export function PlainGiftCards({ bag }: { bag: Basket }) {
  const used = giftInstruments(bag);
  const left = openAmount(bag);
  const { currency } = bag;
  return (
    <section aria-labelledby="gift-cards">
      <h2 id="gift-cards">
        <FormattedMessage id="giftCards.title" defaultMessage="Gift cards" />
      </h2>
      {used.map((instrument) => (
        <p key={instrument.paymentInstrumentId}>
          <PlainGiftCard instrument={instrument} currency={currency} />
        </p>
      ))}
      {used.length > 0 ? (
        <p>
          <FormattedMessage
            id="giftCards.left"
            defaultMessage="That leaves <b>{amount}</b> to pay."
            values={{ amount: <Money amount={left} currency={currency} />, b: (text) => <b>{text}</b> }}
          />
        </p>
      ) : null}
      {left > 0 ? (
        <form method="post" action="/plain/gift-card">
          <PlainField
            name="number"
            label={<FormattedMessage id="giftCards.number" defaultMessage="Gift Card Number" />}
            inputMode="numeric"
            autoComplete="off"
            maxLength={25}
            {...fresh()}
          />
          <PlainField
            name="code"
            label={<FormattedMessage id="giftCards.code" defaultMessage="Gift Card Code" />}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            {...fresh()}
          />
          <button className="quiet">
            <FormattedMessage id="giftCards.apply" defaultMessage="Apply" />
          </button>
        </form>
      ) : (
        <form method="post" action="/plain/payment">
          <button name="way" value="gift-cards">
            <FormattedMessage id="plain.toReview" defaultMessage="Continue to Review" />
          </button>
        </form>
      )}
    </section>
  );
}
