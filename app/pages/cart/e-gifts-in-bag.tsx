import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { EGiftGroup } from "#app/components/e-gift/e-gift-group.tsx";
import c from "#app/components/e-gift/e-gift-lines.styles.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import type { BasketGiftCertificate } from "#app/domain/basket/basket-document.ts";
import { useEGifts } from "#app/hooks/basket/use-e-gifts.ts";
import { RemoveItemDialog } from "./lines/remove-item-dialog.tsx";

/** The e-gift cards in the bag, each with the ways to change it and to take it out. */
export function EGiftsInBag({ gifts, currency }: { gifts: readonly BasketGiftCertificate[]; currency?: string }) {
  const intl = useIntl();
  const { remove } = useEGifts();
  const [asked, setAsked] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ id: string; message: ShopperMessage } | null>(null);

  const nameOf = ({ recipientName, recipientEmail }: BasketGiftCertificate) =>
    intl.formatMessage(
      { id: "eGift.lineName", defaultMessage: "E-gift card for {name}" },
      { name: recipientName ?? recipientEmail ?? "" },
    );

  const takeOut = async (id: string, gift: BasketGiftCertificate) => {
    setAsked(null);
    setProblem(null);
    // The line and its buttons go at once, so the focus moves to the page's title.
    setTimeout(() => document.querySelector<HTMLElement>("h1")?.focus());
    announce(
      intl.formatMessage(
        { id: "cart.removed", defaultMessage: "{name} was removed from your bag." },
        { name: nameOf(gift) },
      ),
    );
    try {
      await remove(id, gift.amount ?? 0);
    } catch (error) {
      setProblem({ id, message: shopperMessage(error) });
    }
  };

  return (
    <EGiftGroup
      gifts={gifts}
      currency={currency}
      below={(gift) => {
        const id = gift.giftCertificateItemId ?? "";
        const name = nameOf(gift);
        const hidden = (words: ReactNode) => <span className="vh">{words}</span>;
        return (
          <>
            <div className={c.actions}>
              <Link className={c.action} to={`/e-gift-cards?edit=${encodeURIComponent(id)}`}>
                <FormattedMessage
                  id="review.edit"
                  defaultMessage="Edit<hidden> {name}</hidden>"
                  values={{ name, hidden }}
                />
              </Link>
              <button type="button" className={c.action} onClick={() => setAsked(id)}>
                <FormattedMessage
                  id="eGift.remove"
                  defaultMessage="Remove<hidden> {name}</hidden>"
                  values={{ name, hidden }}
                />
              </button>
            </div>
            {problem?.id === id ? (
              <div className={c.problem}>
                <Note tone="error">
                  <ShopperWords message={problem.message} />
                </Note>
              </div>
            ) : null}
            {asked === id ? (
              <RemoveItemDialog name={name} onRemove={() => void takeOut(id, gift)} onClose={() => setAsked(null)} />
            ) : null}
          </>
        );
      }}
    />
  );
}
