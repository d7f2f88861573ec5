import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import type { GiftMessageProps } from "./gift-message-props.ts";
import { giftOfferId } from "./gift-offer-id.ts";
import c from "./gift-message.styles.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";

const GiftMessageForm = onDemand(() =>
  import(/* webpackChunkName: "gift-message" */ "./gift-message-form.tsx").then((module) => module.GiftMessageForm),
);

/**
 * Offers a card for a parcel, whose box stays ticked while it is written; what is written on it has to be saved before
 * the shopper goes on (bag-37).
 */
export function GiftMessage(props: GiftMessageProps) {
  const { giftMessage } = props.shipment;
  const saved = typeof giftMessage === "string" ? giftMessage : "";
  const [isOpened, setOpened] = useState(false);
  const offer = useRef<HTMLInputElement>(null);
  const isWanted = isOpened || saved !== "";
  const close = () => {
    setOpened(false);
    offer.current?.focus();
  };
  return (
    <div className={c.gift}>
      {saved === "" ? (
        <label className={c.offer}>
          <input
            ref={offer}
            id={giftOfferId(props.shipment.shipmentId)}
            type="checkbox"
            checked={isOpened}
            onChange={(event) => setOpened(event.target.checked)}
          />
          <b>
            <FormattedMessage id="giftMessage.offer" defaultMessage="Add a gift message" />
          </b>
          <small>
            <FormattedMessage
              id="giftMessage.hint"
              defaultMessage="Handwritten, on a card with a window in it. Free."
            />
          </small>
        </label>
      ) : null}
      {isWanted ? (
        <QuietBoundary onFail={() => setOpened(false)}>
          <GiftMessageForm {...props} saved={saved} isOpened={isOpened} onClose={close} />
        </QuietBoundary>
      ) : null}
    </div>
  );
}
