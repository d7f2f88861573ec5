import { useState } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import c from "#app/components/account/account.styles.ts";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { SavedGiftCard } from "#app/domain/payment/saved-gift-cards.ts";
import s from "./wallet.styles.ts";

/** The gift cards of the wallet, each with what is left on it, and the way to another one. */
export function WalletGiftCards({
  cards,
  onRemove,
}: {
  cards: readonly SavedGiftCard[];
  onRemove: (card: SavedGiftCard) => void;
}) {
  const intl = useIntl();
  const [leaving, setLeaving] = useState<SavedGiftCard | null>(null);
  return (
    <section className={s.giftCards} aria-labelledby="wallet-gift-cards">
      <h2 className={c.formTitle} id="wallet-gift-cards">
        <FormattedMessage id="wallet.giftCards" defaultMessage="Gift cards" />
      </h2>
      {cards.length > 0 ? (
        <ul className={c.cards}>
          {cards.map((card) => (
            <li className={c.card} key={card.id}>
              <h3 className={c.name}>
                <FormattedMessage
                  id="giftBalance.card"
                  defaultMessage="Gift card ending in {digits}"
                  values={{ digits: card.lastDigits }}
                />
              </h3>
              <p>
                <FormattedMessage
                  id="giftBalance.left"
                  defaultMessage="{amount} left"
                  values={{
                    amount: <FormattedNumber value={card.balance} style="currency" currency={card.currency} />,
                  }}
                />
              </p>
              <div className={c.tools}>
                <button type="button" className={c.link} onClick={() => setLeaving(card)}>
                  <FormattedMessage
                    id="giftCards.remove"
                    defaultMessage="Remove<hidden> gift card ending in {digits}</hidden>"
                    values={{
                      digits: card.lastDigits,
                      hidden: (text) => <span className="vh">{text}</span>,
                    }}
                  />
                </button>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <FormattedMessage
            id="wallet.noGiftCards"
            defaultMessage="Look up a card once, keep it here, and use it at checkout in two taps."
          />
        </p>
      )}
      <Link className={s.addGift} to="/gift-card-balance">
        <FormattedMessage id="wallet.addGiftCard" defaultMessage="Add a gift card" />
      </Link>
      {leaving ? (
        <ConfirmDialog
          title={intl.formatMessage({ id: "wallet.removeGiftTitle", defaultMessage: "Remove this gift card?" })}
          yes={intl.formatMessage({ id: "savedCards.remove", defaultMessage: "Remove" })}
          no={intl.formatMessage({ id: "savedCards.cancel", defaultMessage: "Cancel" })}
          onClose={() => setLeaving(null)}
          onYes={() => {
            setLeaving(null);
            onRemove(leaving);
          }}
        >
          <FormattedMessage
            id="wallet.removeGiftText"
            defaultMessage="It will be removed from your wallet but keeps its balance. Save its number and code before you throw the card away."
          />
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
