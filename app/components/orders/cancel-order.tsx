import { useId, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import type { Order } from "#app/commerce-api/orders.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { isCancellable, type OrderDocument } from "#app/domain/orders/order-document.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useOrderHistory } from "#app/hooks/orders/use-order-history.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import c from "./order.styles.ts";

const words = defineMessages({
  title: { id: "order.cancelTitle", defaultMessage: "Cancel this order?" },
  yes: { id: "order.cancelYes", defaultMessage: "Cancel the order" },
  no: { id: "order.cancelNo", defaultMessage: "Keep it" },
  done: { id: "order.cancelDone", defaultMessage: "Your order has been canceled." },
});

/** The backend's reasons in the shopper's words; one it has made up itself is shown as it is. */
const reasonWords = defineMessages({
  "Not specified": { id: "order.reason.none", defaultMessage: "I’d rather not say" },
  "Changed my mind": { id: "order.reason.mind", defaultMessage: "I changed my mind" },
  "Ordered by mistake": { id: "order.reason.mistake", defaultMessage: "I ordered by mistake" },
  "Wrong item": { id: "order.reason.item", defaultMessage: "It’s the wrong item" },
});

/** 'Cancel order' as long as nothing of it has left; asks why before it does. `onDone` is told the cancelled order. */
export function CancelOrder({
  order,
  accessCode,
  onDone,
}: {
  order: OrderDocument;
  /** The mailed code of a guest who is not in the session that ordered. */
  accessCode?: string;
  onDone: (order: Order) => void;
}) {
  const intl = useIntl();
  const id = useId();
  const history = useOrderHistory();
  const { isBusy, error, run } = useSubmission();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");

  const question = useAnswer(
    isAsking ? "reasons to cancel" : null,
    () => history.cancelReasons(),
    "No reasons to cancel.",
  );
  const reasons = question.value ?? [];

  if (!isCancellable(order)) return null;

  const cancel = () => {
    setAsking(false);
    void run(async () => {
      const chosen = reason || (reasons[0] ?? "Not specified");
      const cancelled = await history.cancel(order.orderNo ?? "", {
        reason: chosen,
        ...(accessCode && { accessCode }),
      });
      announce(intl.formatMessage(words.done));
      onDone(cancelled);
    });
  };

  return (
    <>
      <button type="button" className={c.cancel} aria-busy={isBusy} onClick={() => setAsking(true)}>
        <FormattedMessage id="order.cancel" defaultMessage="Cancel order" />
      </button>
      {error ? (
        <Note tone="error">
          <ShopperWords message={error} />
        </Note>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={intl.formatMessage(words.title)}
          yes={intl.formatMessage(words.yes)}
          no={intl.formatMessage(words.no)}
          onYes={cancel}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage
            id="order.cancelWords"
            defaultMessage="Nothing has left the kitchen yet. You’ll get back whatever you’ve paid."
          />
          <span className={c.reasons}>
            <label htmlFor={id}>
              <FormattedMessage id="order.cancelReason" defaultMessage="Reason" />
            </label>
            <select id={id} className={c.select} value={reason} onChange={({ target }) => setReason(target.value)}>
              {reasons.map((each) => (
                <option key={each} value={each}>
                  {each in reasonWords ? intl.formatMessage(reasonWords[each as keyof typeof reasonWords]) : each}
                </option>
              ))}
            </select>
          </span>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
