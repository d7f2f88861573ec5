import { FormattedMessage, useIntl } from "react-intl";
import { CardShort } from "#app/components/payment/card-words.tsx";
import { useMoney } from "#app/components/basket/use-money.ts";
import type { Schedule } from "./schedules-api.ts";
import c from "./subscription.styles.ts";

/** A day as it is said: with its year where that is not this one. */
export const dayWords = (intl: ReturnType<typeof useIntl>, moment: Date | string): string =>
  intl.formatDate(moment, {
    month: "long",
    day: "numeric",
    ...(new Date(moment).getFullYear() !== new Date().getFullYear() && { year: "numeric" }),
  });

/** What the next order of a subscription takes from which card, and when; nothing while there is no next one. */
export function NextCharge({ schedule }: { schedule: Schedule }) {
  const intl = useIntl();
  const { nextCharge, nextOrderDate, paymentInstrument } = schedule;
  const money = useMoney(nextCharge?.currency);
  if (!nextOrderDate) return null;
  const date = dayWords(intl, nextOrderDate);
  return nextCharge && paymentInstrument?.paymentCard ? (
    <p className={c.charge}>
      <FormattedMessage
        id="subscriptions.charge"
        defaultMessage="{amount} to {card} on {date}"
        values={{ amount: money(nextCharge.amount), card: <CardShort card={paymentInstrument.paymentCard} />, date }}
      />
    </p>
  ) : (
    <p className={c.charge}>
      <FormattedMessage id="subscriptions.next" defaultMessage="Next one ships {date}." values={{ date }} />
    </p>
  );
}
