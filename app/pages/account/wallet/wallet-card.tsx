import { FormattedMessage } from "react-intl";
import c from "#app/components/account/account.styles.ts";
import { CardMark } from "./card-mark.tsx";
import { CardExpiry, CardWords } from "#app/components/payment/card-words.tsx";
import { cardExpiryState } from "./card-expiry-state.ts";
import type { SavedCard } from "./use-wallet.ts";

/** One card of the wallet: brand and last digits, how long it is good, and what may be done with it. */
export function WalletCard({
  saved,
  now,
  isBusy,
  onRemove,
  onMakeDefault,
  onUseForSubscriptions,
}: {
  saved: SavedCard;
  now: Date;
  isBusy: boolean;
  onRemove: () => void;
  onMakeDefault: () => void;
  onUseForSubscriptions: () => void;
}) {
  const { card, isDefault, paysSubscriptions } = saved;
  const state = cardExpiryState(card, now);
  const about = (
    <span className="vh">
      {" "}
      <CardWords card={card} />
    </span>
  );
  return (
    <li className={c.card}>
      <div className={c.head}>
        <CardMark cardType={card?.cardType} />
        <h2 className={c.name}>
          <CardWords card={card} />
        </h2>
        {isDefault ? (
          <span className={c.badge}>
            <FormattedMessage id="savedCards.isDefault" defaultMessage="Default" />
          </span>
        ) : null}
        {paysSubscriptions ? (
          <span className={c.badge}>
            <FormattedMessage id="savedCards.paysSubscriptions" defaultMessage="Pays for subscriptions" />
          </span>
        ) : null}
      </div>
      <p>
        {card.holder ? (
          <>
            {card.holder}
            <br />
          </>
        ) : null}
        <CardExpiry card={card} />
      </p>
      {state === "expired" ? (
        <p className={c.bad}>
          <FormattedMessage id="savedCards.expired" defaultMessage="Card is expired" />
        </p>
      ) : null}
      {state === "soon" ? (
        <p>
          <span className={c.warn}>
            <FormattedMessage id="savedCards.expiresSoon" defaultMessage="Expires soon" />
          </span>
        </p>
      ) : null}
      <div className={c.tools}>
        {isDefault || state === "expired" ? null : (
          <button type="button" className={c.link} disabled={isBusy} onClick={onMakeDefault}>
            <FormattedMessage id="savedCards.makeDefault" defaultMessage="Make default" />
            {about}
          </button>
        )}
        {paysSubscriptions || state === "expired" ? null : (
          <button type="button" className={c.link} disabled={isBusy} onClick={onUseForSubscriptions}>
            <FormattedMessage id="savedCards.useForSubscriptions" defaultMessage="Use for subscriptions" />
            {about}
          </button>
        )}
        <button type="button" className={c.link} onClick={onRemove}>
          <FormattedMessage id="savedCards.remove" defaultMessage="Remove" />
          {about}
        </button>
      </div>
    </li>
  );
}
