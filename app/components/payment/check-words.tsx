import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import { Note } from "#app/components/ui/note.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { checkInstructionsOf } from "#app/domain/payment/check-instructions.ts";

/** Payee, amount, number, address and deadline of a check; nothing where none is awaited. */
export function CheckWords({ basket }: { basket: BasketDocument }) {
  const money = useMoney(basket.currency);
  const check = checkInstructionsOf(basket);
  if (!check) return null;
  const { payee, address, amount, deadline, orderNo } = check;
  const b = (words: ReactNode) => <b>{words}</b>;
  return (
    <Note>
      <p>
        <FormattedMessage
          id="check.payee"
          defaultMessage="Make out a check for <b>{amount}</b>, payable to <b>{payee}</b>"
          values={{ amount: money(amount), payee, b }}
        />{" "}
        {orderNo ? (
          <FormattedMessage
            id="check.number"
            defaultMessage="Write order <b>{orderNo}</b> on it."
            values={{ orderNo, b }}
          />
        ) : (
          <FormattedMessage id="check.numberLater" defaultMessage="You’ll get an order number to write on it." />
        )}
      </p>
      <p>
        <FormattedMessage
          id="check.address"
          defaultMessage="Send it to {address}, so that it’s here by <b>{day}</b>."
          values={{
            address: address.join(", "),
            day: (
              <FormattedDate
                value={`${deadline}T12:00:00Z`}
                weekday="short"
                month="short"
                day="numeric"
                timeZone="UTC"
              />
            ),
            b,
          }}
        />
      </p>
      <p>
        <FormattedMessage
          id="check.day"
          defaultMessage="We start packing when it’s here, and then email you the day your order arrives."
        />
      </p>
    </Note>
  );
}
