import { FormattedDate, FormattedMessage } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import { EGiftCard } from "#app/components/e-gift/e-gift-card.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { amountOf, type EGiftValues, isGiftAmount, mailDayOf } from "#app/domain/e-gift/e-gift.ts";
import c from "./e-gift-cards-page.styles.ts";

/** The card and the mail as they will arrive, while they are being filled in. */
export const EGiftPreview = ({ values }: { values: EGiftValues }) => {
  const { name: siteName, currency } = useSite();
  const money = useMoney(currency);
  const amount = amountOf(values);
  const day = values.when === "day" ? mailDayOf({ c_deliverOn: values.day }) : null;
  const recipient = values.recipientName.trim();
  const sender = values.senderName.trim();
  return (
    <section className={c.preview} aria-labelledby="e-gift-preview">
      <h2 className={c.previewTitle} id="e-gift-preview">
        <FormattedMessage id="eGift.preview" defaultMessage="How it will look" />
      </h2>
      <EGiftCard design={values.design} brand={siteName} amount={money(isGiftAmount(amount) ? amount : undefined)}>
        {recipient ? (
          <span>
            <FormattedMessage id="eGift.previewFor" defaultMessage="For {name}" values={{ name: recipient }} />
          </span>
        ) : null}
      </EGiftCard>
      <div className={c.words}>
        {values.message.trim() ? <p className={c.message}>{values.message}</p> : null}
        {sender ? (
          <p>
            <FormattedMessage id="eGift.previewFrom" defaultMessage="From {name}" values={{ name: sender }} />
          </p>
        ) : null}
        <p className={c.small}>
          {day ? (
            <FormattedMessage
              id="eGift.previewDay"
              defaultMessage="Arrives by email on the morning of {day}."
              values={{
                day: <FormattedDate value={day} weekday="long" month="long" day="numeric" timeZone="UTC" />,
              }}
            />
          ) : (
            <FormattedMessage
              id="eGift.previewNow"
              defaultMessage="Arrives by email as soon as you order, with its number and security code."
            />
          )}
        </p>
      </div>
    </section>
  );
};
