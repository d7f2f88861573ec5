import { useId, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useMoney } from "#app/components/basket/use-money.ts";
import { CardWords } from "#app/components/payment/card-words.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Modal } from "#app/components/ui/modal.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { addableLines } from "#app/domain/orders/order-document.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useOrderHistory } from "#app/hooks/orders/use-order-history.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import type { AddressChange } from "./address-change.ts";
import c from "./order.styles.ts";

const words = defineMessages({
  title: { id: "order.moreTitle", defaultMessage: "One more in the same package" },
  done: { id: "order.moreDone", defaultMessage: "Added to your order." },
});

/** Puts one more piece of a line into its parcel, once the shopper has seen what that costs and which card pays. */
export function AddMoreDialog({
  order,
  shipmentId,
  accessCode,
  onDone,
  onClose,
}: AddressChange & { shipmentId: string; onClose: () => void }) {
  const intl = useIntl();
  const id = useId();
  const money = useMoney(order.currency);
  const history = useOrderHistory();
  const { isBusy, error, run } = useSubmission();
  const lines = addableLines(order, shipmentId);
  const [chosen, setChosen] = useState(lines[0]?.itemId ?? "");
  const line = lines.find(({ itemId }) => itemId === chosen);
  const orderNo = order.orderNo ?? "";
  const addition = {
    itemId: chosen,
    quantity: (line?.quantity ?? 0) + 1,
    ...(accessCode && { accessCode }),
  };
  const asked = useAnswer(
    line ? `price of ${addition.quantity} ${chosen} in ${orderNo}` : null,
    () => history.additionPrice(orderNo, addition),
    "What more of an order costs could not be asked for.",
  );
  const price = asked.value;
  const problem = error ?? (asked.status === "failed" ? shopperMessage(asked.error) : null);
  const card = order.paymentInstruments?.find(({ paymentMethodId }) => paymentMethodId === "CREDIT_CARD")?.paymentCard;

  const add = (orderTotal: number) =>
    void run(async () => {
      const changed = await history.add(orderNo, { ...addition, orderTotal });
      announce(intl.formatMessage(words.done));
      onDone(changed);
    });

  return (
    <Modal open title={intl.formatMessage(words.title)} onClose={onClose}>
      <div className={c.changeForm} aria-busy={asked.status === "pending" || isBusy}>
        {problem ? (
          <Note tone="error">
            <ShopperWords message={problem} />
          </Note>
        ) : null}
        {lines.length > 1 ? (
          <div className={c.reasons}>
            <label htmlFor={id}>
              <FormattedMessage id="order.moreOf" defaultMessage="One more of" />
            </label>
            <select id={id} className={c.select} value={chosen} onChange={(event) => setChosen(event.target.value)}>
              {lines.map(({ itemId, productName }) => (
                <option key={itemId} value={itemId}>
                  {productName}
                </option>
              ))}
            </select>
          </div>
        ) : (
          <p>
            <b>{line?.productName}</b>
          </p>
        )}
        {price ? (
          <p>
            <FormattedMessage
              id="order.morePrice"
              defaultMessage="{price} more, charged to {card}. It travels in the same package and arrives with it."
              values={{
                price: <b>{money(price.toPay)}</b>,
                card: <CardWords card={card} />,
              }}
            />
          </p>
        ) : null}
        <div className={c.changeActions}>
          {price ? (
            <button type="button" className={c.again} aria-busy={isBusy} onClick={() => add(price.orderTotal)}>
              <FormattedMessage id="order.moreAdd" defaultMessage="Add and pay" />
            </button>
          ) : null}
          <button type="button" className={c.quiet} onClick={onClose}>
            <FormattedMessage id="giftMessage.cancel" defaultMessage="Cancel" />
          </button>
        </div>
      </div>
    </Modal>
  );
}
