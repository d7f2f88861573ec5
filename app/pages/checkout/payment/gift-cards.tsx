import { useId, useRef, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { useMoney } from "#app/components/basket/use-money.ts";
import { FieldError } from "#app/components/fields/field-error.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import {
  giftInstruments,
  GIFT_CARD_CODE_PATTERN,
  GIFT_CARD_NUMBER_PATTERN,
  openAmount,
} from "#app/domain/payment/payment-instruments.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { savedGiftCards } from "#app/domain/payment/saved-gift-cards.ts";
import { useGiftCards } from "./use-gift-cards.ts";
import c from "./gift-cards.styles.ts";

type Field = "number" | "code";

const messages = defineMessages({
  required: { id: "giftCards.required", defaultMessage: "This field is required." },
  number: { id: "giftCards.numberForm", defaultMessage: "A gift card number has 19 to 21 digits." },
  code: { id: "giftCards.codeForm", defaultMessage: "A gift card code has 4 digits." },
});

const problemOf = (field: Field, text: string, pattern: RegExp) => {
  if (text === "") return messages.required;
  return pattern.test(text) ? null : messages[field];
};

/**
 * Gift cards that pay for the bag, several one after the other, and the fields for another one: 19 to 21 digits
 * and a code of 4 (gift-1). What is typed is forgotten once it is sent.
 */
export function GiftCards({ basket }: { basket: Basket }) {
  const intl = useIntl();
  const money = useMoney(basket.currency);
  const id = useId();
  const { apply, applySaved, remove, isBusy, problem } = useGiftCards();
  const { customer } = useCustomer();
  const used = giftInstruments(basket);
  const left = openAmount(basket);
  // A card that pays already, is empty, or holds other money cannot pay.
  const offered = savedGiftCards(customer ?? {}).filter(
    ({ balance, currency, lastDigits }) =>
      balance > 0 &&
      currency === basket.currency &&
      !used.some(({ maskedGiftCertificateCode = "" }) => maskedGiftCertificateCode.endsWith(lastDigits)),
  );
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState({ number: "", code: "" });
  const [isTold, setTold] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const faults = {
    number: problemOf("number", typed.number, GIFT_CARD_NUMBER_PATTERN),
    code: problemOf("code", typed.code, GIFT_CARD_CODE_PATTERN),
  };

  const send = async () => {
    setTold(true);
    if (faults.number) return number.current?.focus();
    if (faults.code) return code.current?.focus();
    if (!(await apply(typed.number, typed.code))) return number.current?.focus();
    setTyped({ number: "", code: "" });
    setTold(false);
    setOpen(false);
  };

  const field = (name: Field, label: string, ref: typeof number, most: number) => {
    const fault = isTold ? faults[name] : null;
    return (
      <div className={c.field}>
        <label className={c.label} htmlFor={`${id}-${name}`}>
          {label}
        </label>
        <input
          ref={ref}
          id={`${id}-${name}`}
          className={c.input}
          value={typed[name]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={most}
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-${name}-error` : undefined}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value.replaceAll(/[\s-]/g, "") })}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void send();
          }}
        />
        <FieldError id={`${id}-${name}-error`} message={fault ? intl.formatMessage(fault) : undefined} />
      </div>
    );
  };

  return (
    <section className={c.section} aria-labelledby={`${id}-title`}>
      <h2 className={c.title} id={`${id}-title`}>
        <FormattedMessage id="giftCards.title" defaultMessage="Gift cards" />
      </h2>
      {used.length > 0 ? (
        <ul className={c.used}>
          {used.map(({ paymentInstrumentId = "", maskedGiftCertificateCode = "", amount = 0 }) => (
            <li key={paymentInstrumentId}>
              <FormattedMessage
                id="giftCards.used"
                defaultMessage="Gift card ending in {digits} pays {amount}"
                values={{ digits: maskedGiftCertificateCode.slice(-4), amount: money(amount) }}
              />
              <button type="button" className={c.remove} onClick={() => void remove(paymentInstrumentId)}>
                <FormattedMessage
                  id="giftCards.remove"
                  defaultMessage="Remove<hidden> gift card ending in {digits}</hidden>"
                  values={{
                    digits: maskedGiftCertificateCode.slice(-4),
                    hidden: (text) => <span className="vh">{text}</span>,
                  }}
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {used.length > 0 && left > 0 ? (
        <p>
          <FormattedMessage
            id="giftCards.left"
            defaultMessage="That leaves <b>{amount}</b> to pay."
            values={{ amount: money(left), b: (words) => <b>{words}</b> }}
          />
        </p>
      ) : null}
      {offered.length > 0 && left > 0 ? (
        <ul
          className={c.saved}
          aria-label={intl.formatMessage({ id: "giftCards.saved", defaultMessage: "In your wallet" })}
        >
          {offered.map((card) => (
            <li key={card.id}>
              <FormattedMessage
                id="giftCards.savedCard"
                defaultMessage="Gift card ending in {digits}, {amount} left"
                values={{ digits: card.lastDigits, amount: money(card.balance) }}
              />
              <button type="button" className={c.apply} aria-busy={isBusy} onClick={() => void applySaved(card)}>
                <FormattedMessage
                  id="giftCards.useSaved"
                  defaultMessage="Use<hidden> gift card ending in {digits}</hidden>"
                  values={{ digits: card.lastDigits, hidden: (text) => <span className="vh">{text}</span> }}
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div role="alert">
        {problem ? (
          <p className={c.problem}>
            <ShopperWords message={problem} />
          </p>
        ) : null}
      </div>
      {isOpen ? (
        <div className={c.fields}>
          {field(
            "number",
            intl.formatMessage({ id: "giftCards.number", defaultMessage: "Gift Card Number" }),
            number,
            25,
          )}
          {field("code", intl.formatMessage({ id: "giftCards.code", defaultMessage: "Gift Card Code" }), code, 4)}
          <button type="button" className={c.apply} aria-busy={isBusy} onClick={() => void send()}>
            <FormattedMessage id="giftCards.apply" defaultMessage="Apply" />
          </button>
        </div>
      ) : (
        <button type="button" className={c.open} aria-expanded={false} onClick={() => setOpen(true)}>
          {used.length > 0 ? (
            <FormattedMessage id="giftCards.another" defaultMessage="Use another gift card" />
          ) : (
            <FormattedMessage id="giftCards.open" defaultMessage="Use a gift card" />
          )}
        </button>
      )}
    </section>
  );
}
