import loadable from "@loadable/component";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Optional } from "#app/components/ui/optional.tsx";
import type { GiftMessageProps } from "./gift-message-props.ts";
import c from "./gift-message.styles.ts";

const GiftMessageForm = loadable(() => import(/* webpackChunkName: "gift-message" */ "./gift-message-form.tsx"), {
  resolveComponent: (module) => module.GiftMessageForm,
});

/** Offers a card for a parcel; what is written on it has to be saved before the shopper goes on (specification 2, section 5). */
export function GiftMessage(props: GiftMessageProps) {
  const { giftMessage } = props.shipment;
  const saved = typeof giftMessage === "string" ? giftMessage : "";
  const [isOpened, setOpened] = useState(false);
  const isWanted = isOpened || saved !== "";
  return (
    <div className={c.gift}>
      {isWanted ? null : (
        <label className={c.offer}>
          <input type="checkbox" checked={false} onChange={() => setOpened(true)} />
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
      )}
      {isWanted ? (
        <Optional onFail={() => setOpened(false)}>
          <GiftMessageForm {...props} saved={saved} isOpened={isOpened} onClose={() => setOpened(false)} />
        </Optional>
      ) : null}
    </div>
  );
}
