import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ArrivalDays } from "#app/components/delivery/arrival-days.tsx";
import type { CheckInstructions } from "#app/domain/payment/check-instructions.ts";

/**
 * Payee, amount, number, address and deadline of a check, and that nothing is packed before it is here; as paragraphs,
 * with scripts and without. `amount` is what to show for the sum.
 */
export function CheckWords({ check, amount }: { check: CheckInstructions; amount: ReactNode }) {
  const { payee, address, deadline, orderNo } = check;
  const b = (words: ReactNode) => <b>{words}</b>;
  return (
    <>
      <p>
        <FormattedMessage
          id="check.payee"
          defaultMessage="Make out a check for <b>{amount}</b>, payable to <b>{payee}</b>"
          values={{ amount, payee, b }}
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
            day: <ArrivalDays promise={{ earliest: deadline, latest: deadline, zone: "" }} />,
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
    </>
  );
}
