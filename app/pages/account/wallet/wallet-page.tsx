import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router-dom";
import type { Customer } from "#app/commerce-api/customers.ts";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import c from "#app/components/account/account.styles.ts";
import { emptyCup } from "#app/components/ui/empty-cup.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CardWords } from "#app/components/payment/card-words.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { type SavedCard, useWallet } from "./use-wallet.ts";
import s from "./wallet.styles.ts";
import { WalletCardForm } from "./wallet-card-form.tsx";
import { WalletGiftCards } from "./wallet-gift-cards.tsx";
import { WalletCard } from "./wallet-card.tsx";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.wallet", defaultMessage: "Wallet" }),
  robots: "noindex",
});

function Wallet({ customer }: { customer: Customer }) {
  const intl = useIntl();
  const { cards, giftCards, add, remove, makeDefault, paySubscriptionsBy, submission } = useWallet(customer);
  const [now] = useState(() => new Date());
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<SavedCard | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);

  useEffect(() => {
    if (wasAdding.current && !isAdding) addButton.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);

  const say = (text: string) => (isDone: boolean) => {
    if (!isDone) return;
    addButton.current?.focus();
    announce(text);
  };

  if (isAdding)
    return (
      <WalletCardForm
        isFirst={cards.length === 0}
        error={submission.error}
        isBusy={submission.isBusy}
        onClose={() => {
          submission.setError(null);
          setAdding(false);
        }}
        onAdd={async (card, isDefault) => {
          if (!(await add(card, isDefault))) return;
          setAdding(false);
          announce(intl.formatMessage({ id: "savedCards.saved", defaultMessage: "Card saved." }));
        }}
      />
    );

  const addCard = (
    <button
      type="button"
      className={cards.length === 0 ? c.button : s.add}
      ref={addButton}
      onClick={() => {
        submission.setError(null);
        setAdding(true);
      }}
    >
      <Icon name="plus" size="sm" />
      <FormattedMessage id="savedCards.add" defaultMessage="Add a card" />
    </button>
  );

  return (
    <>
      <PageError message={submission.error} />
      {cards.length === 0 ? (
        <div className={c.empty} style={emptyCup}>
          <h2 className={c.emptyTitle}>
            <FormattedMessage id="savedCards.emptyTitle" defaultMessage="No cards yet" />
          </h2>
          <p>
            <FormattedMessage
              id="savedCards.empty"
              defaultMessage="Save a card once and pay in two taps. Its number stays with the card processor."
            />
          </p>
        </div>
      ) : (
        <ul className={c.cards}>
          {cards.map((saved) => (
            <WalletCard
              key={saved.id}
              saved={saved}
              now={now}
              isBusy={submission.isBusy}
              onRemove={() => setLeaving(saved)}
              onMakeDefault={() =>
                void makeDefault(saved).then(
                  say(
                    intl.formatMessage({
                      id: "savedCards.nowDefault",
                      defaultMessage: "Your default card has changed.",
                    }),
                  ),
                )
              }
              onUseForSubscriptions={() =>
                void paySubscriptionsBy(saved).then(
                  say(
                    intl.formatMessage({
                      id: "savedCards.nowSubscriptions",
                      defaultMessage: "This card pays for your subscriptions from now on.",
                    }),
                  ),
                )
              }
            />
          ))}
          <li className={s.place}>{addCard}</li>
        </ul>
      )}
      {cards.length === 0 ? <div>{addCard}</div> : null}
      <WalletGiftCards
        cards={giftCards}
        onRemove={(card) =>
          void remove(card).then(
            say(intl.formatMessage({ id: "wallet.giftRemoved", defaultMessage: "Gift card removed." })),
          )
        }
      />
      {leaving ? (
        <ConfirmDialog
          title={intl.formatMessage({ id: "savedCards.removeTitle", defaultMessage: "Remove this card?" })}
          yes={intl.formatMessage({ id: "savedCards.remove", defaultMessage: "Remove" })}
          no={intl.formatMessage({ id: "savedCards.cancel", defaultMessage: "Cancel" })}
          onClose={() => setLeaving(null)}
          onYes={() => {
            setLeaving(null);
            void remove(leaving).then(
              say(intl.formatMessage({ id: "savedCards.removed", defaultMessage: "Card removed." })),
            );
          }}
        >
          <FormattedMessage
            id="savedCards.removeText"
            defaultMessage="{card} will be removed. Orders already placed will still be charged to it."
            values={{ card: <CardWords card={leaving.card} /> }}
          />
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/**
 * The customer's wallet (`/wallet`): cards on file, masked; add, remove, which is the default and which pays
 * subscriptions (account-24).
 */
export default function WalletPage() {
  return (
    <AccountRoom title={<FormattedMessage id="accountNav.wallet" defaultMessage="Wallet" />}>
      {(customer) => <Wallet customer={customer} />}
    </AccountRoom>
  );
}
