import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import type { BasketGiftCertificate } from "#app/domain/basket/basket-document.ts";
import { designOf, mailDayOf } from "#app/domain/e-gift/e-gift.ts";
import { EGiftCard } from "./e-gift-card.tsx";
import c from "./e-gift-lines.styles.ts";

/** When a card is mailed, and where to. */
export const MailedWhen = ({ gift }: { gift: BasketGiftCertificate }) => {
  const day = mailDayOf(gift);
  const to = gift.recipientEmail;
  return day ? (
    <FormattedMessage
      id="eGift.mailedOn"
      defaultMessage="By email to {to} on {day}"
      values={{
        to,
        day: <FormattedDate value={day} weekday="short" month="short" day="numeric" year="numeric" timeZone="UTC" />,
      }}
    />
  ) : (
    <FormattedMessage id="eGift.mailedNow" defaultMessage="By email to {to}, as soon as it’s ordered" values={{ to }} />
  );
};

/** The e-gift cards of a bag or an order; `below` is what can be done about one. */
export const EGiftLines = ({
  gifts,
  currency,
  below,
}: {
  gifts: readonly BasketGiftCertificate[];
  currency?: string;
  below?: (gift: BasketGiftCertificate) => ReactNode;
}) => {
  const money = useMoney(currency);
  return (
    <ul className={c.lines}>
      {gifts.map((gift, index) => (
        <li key={gift.giftCertificateItemId ?? index} className={c.line}>
          <EGiftCard design={designOf(gift)} />
          <div className={c.words}>
            <b className={c.name}>
              <FormattedMessage
                id="eGift.lineName"
                defaultMessage="E-gift card for {name}"
                values={{ name: gift.recipientName ?? gift.recipientEmail }}
              />
            </b>
            <span className={c.facts}>
              <MailedWhen gift={gift} />
            </span>
            {gift.message ? (
              <span className={c.message}>
                <FormattedMessage id="eGift.words" defaultMessage="“{words}”" values={{ words: gift.message }} />
              </span>
            ) : null}
          </div>
          <span className={c.price}>{money(gift.amount)}</span>
          {below?.(gift)}
        </li>
      ))}
    </ul>
  );
};
