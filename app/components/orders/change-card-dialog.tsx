import { type FormEvent, useId, useRef, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { CardPreview } from "#app/components/card-words/card-preview.tsx";
import { CardSuggestions } from "#app/components/card-words/card-suggestions.tsx";
import { PrintNotes } from "#app/components/card-words/print-notes.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Modal } from "#app/components/ui/modal.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import {
  cleanGiftMessage,
  GIFT_MESSAGE_MAX_LENGTH,
  giftMessageProblem,
  unprintableIn,
} from "#app/domain/basket/gift-message-rules.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useOrderHistory } from "#app/hooks/orders/use-order-history.ts";
import type { AddressChange } from "./address-change.ts";
import c from "./order.styles.ts";

const words = defineMessages({
  title: { id: "order.cardTitle", defaultMessage: "The card in this package" },
  done: { id: "order.cardDone", defaultMessage: "Gift message changed." },
});

/** Asks for other words on the card of a parcel; an empty field takes the card out (bag-36 for what it may hold). */
export function ChangeCardDialog({
  order,
  shipmentId,
  accessCode,
  onDone,
  onClose,
}: AddressChange & { shipmentId: string; onClose: () => void }) {
  const intl = useIntl();
  const id = useId();
  const history = useOrderHistory();
  const field = useRef<HTMLTextAreaElement>(null);
  const { isBusy, error, run } = useSubmission();
  const parcel = order.shipments?.find((candidate) => candidate.shipmentId === shipmentId);
  const kept = parcel?.giftMessage;
  const [typed, setTyped] = useState(typeof kept === "string" ? kept : "");
  const [isRefused, setRefused] = useState(false);
  const text = cleanGiftMessage(typed);
  const problem = giftMessageProblem(text);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(problem !== null);
    if (problem) return field.current?.focus();
    void run(async () => {
      const changed = await history.changeParcel(order.orderNo ?? "", {
        shipmentId,
        giftMessage: text || null,
        ...(accessCode && { accessCode }),
      });
      announce(intl.formatMessage(words.done));
      onDone(changed);
    });
  };

  return (
    <Modal open title={intl.formatMessage(words.title)} onClose={onClose}>
      <form className={c.changeForm} onSubmit={submit} noValidate>
        {error ? (
          <Note tone="error">
            <ShopperWords message={error} />
          </Note>
        ) : null}
        <div className={c.cardField}>
          <label htmlFor={id}>
            <FormattedMessage id="giftMessage.label" defaultMessage="Your message" />
          </label>
          <textarea
            ref={field}
            id={id}
            rows={4}
            value={typed}
            aria-invalid={isRefused && problem !== null}
            aria-describedby={`${id}-words`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p id={`${id}-words`} data-refused={isRefused && problem !== null}>
            {isRefused && problem === "characters" ? (
              <FormattedMessage
                id="giftMessage.unprintable"
                defaultMessage="We can’t print {characters}"
                values={{ characters: <b>{unprintableIn(text).join(" ")}</b> }}
              />
            ) : isRefused && problem === "tooLong" ? (
              <FormattedMessage
                id="giftMessage.tooLong"
                defaultMessage="Please use {most, number} characters or fewer."
                values={{ most: GIFT_MESSAGE_MAX_LENGTH }}
              />
            ) : (
              <FormattedMessage
                id="giftMessage.count"
                defaultMessage="{length, number} of {most, number}"
                values={{ length: text.length, most: GIFT_MESSAGE_MAX_LENGTH }}
              />
            )}
          </p>
        </div>
        <PrintNotes
          words={typed}
          isRefused={isRefused && problem === "characters"}
          onChange={(printable) => {
            setTyped(printable);
            field.current?.focus();
          }}
        />
        <CardSuggestions words={typed} firstName={parcel?.shippingAddress?.firstName ?? ""} onPick={setTyped} />
        <CardPreview words={text} />
        <div className={c.changeActions}>
          <button type="submit" className={c.again} aria-busy={isBusy}>
            <FormattedMessage id="giftMessage.save" defaultMessage="Save message" />
          </button>
          <button type="button" className={c.quiet} onClick={onClose}>
            <FormattedMessage id="giftMessage.cancel" defaultMessage="Cancel" />
          </button>
        </div>
      </form>
    </Modal>
  );
}
