import { type MouseEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { WalletSettings } from "#app/commerce-api/payments.ts";
import { paymentName } from "#app/components/payment/payment-names.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import { confirmationPath } from "#app/hooks/checkout/last-order.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import type { ExpressOutcome, ExpressShop, ExpressWallet } from "#app/integrations/express-shop.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import c from "./express-wallets.styles.ts";
import { loadExpressWallet } from "./load-express-wallet.ts";
import { useExpressShop } from "./use-express-shop.ts";

/** What is bought in a wallet's sheet. */
export interface ExpressPurchase {
  /** What the goods come to, in units. */
  provisional: number;
  /** Gives the id of the bag to be bought, once; called when the sheet opens. */
  open: () => Promise<string>;
  /** The bag has become an order; its confirmation is shown afterwards. */
  onBought?: (order: { basketId: string; orderNo: string }) => Promise<void> | void;
  /** The sheet was closed without an order. */
  onLeft?: (basketId: string) => Promise<void> | void;
}

/** The wallets of an offer that can ask for everything in this browser; a wallet that cannot has no button. */
const useReadyWallets = (offer: Readonly<Record<string, WalletSettings>>) => {
  const { currency } = useSite();
  const { value } = useAnswer(
    `express ${JSON.stringify([offer, currency])}`,
    async () => {
      const loaded = await Promise.all(
        Object.entries(offer).map(async ([id, settings]) => {
          const wallet = await loadExpressWallet(id, settings, currency).catch(() => null);
          return wallet ? [{ id, wallet }] : [];
        }),
      );
      return loaded.flat();
    },
    "A wallet could not be loaded.",
  );
  return value ?? [];
};

/** A sheet that was opened, until what was in it is bought or put away. */
interface OpenedSheet {
  wallet: ExpressWallet;
  /** The shopper has approved, and the shop is ordering. */
  isBuying: boolean;
  /** It is closed. */
  isOver: boolean;
}

/** What a sheet asks of the shop, noting while it orders. */
const noting = (shop: ExpressShop, sheet: OpenedSheet): ExpressShop => {
  const whileBuying = async <T,>(work: () => Promise<T>): Promise<T> => {
    sheet.isBuying = true;
    try {
      return await work();
    } catch (error) {
      sheet.isBuying = false;
      throw error;
    }
  };
  return {
    ...shop,
    buy: (payment) => whileBuying(() => shop.buy(payment)),
    paypal: { ...shop.paypal, contact: (orderId) => whileBuying(() => shop.paypal.contact(orderId)) },
  };
};

/**
 * One row of wallets that buy at once: address, way to ship and price stand in the wallet's own sheet
 * (payment-25). A press while a sheet is open or closing ends it and opens another; only an order under way is waited
 * for (payment-27).
 */
export function ExpressWallets({
  offer,
  purchase,
  onClick,
}: {
  /** Settings by way to pay. */
  offer: Readonly<Record<string, WalletSettings>>;
  purchase: ExpressPurchase;
  /** May hold a click back. */
  onClick?: ((event: MouseEvent) => void) | undefined;
}) {
  const intl = useIntl();
  const id = useId();
  const navigate = useNavigate();
  const shopOf = useExpressShop();
  const ready = useReadyWallets(offer);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<OpenedSheet>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  if (ready.length === 0) return null;
  const nameOf = (methodId: string) => {
    const name = paymentName(methodId);
    return name ? intl.formatMessage(name) : methodId;
  };

  const buy = async (methodId: string, sheet: OpenedSheet, before: Promise<unknown>) => {
    setProblem(null);
    setBusy(methodId);
    let opened: Promise<string> | null = null;
    // What was left in the sheet before is put away first: both may be about the same bag.
    const open = () => (opened ??= before.then(() => purchase.open()));
    const shop = noting(shopOf(methodId, { provisional: purchase.provisional, open }), sheet);
    const outcome = await sheet.wallet.buy(shop).catch((): ExpressOutcome => ({ status: "failed", message: null }));
    const basketId = await Promise.resolve(opened).catch(() => null);
    if (outcome.status === "bought") {
      await navigate(confirmationPath(outcome.orderNo));
      await purchase.onBought?.({ basketId: basketId ?? "", orderNo: outcome.orderNo });
      return;
    }
    sheet.isOver = true;
    if (outcome.status === "failed" && last.current === sheet)
      setProblem(
        outcome.message ??
          intl.formatMessage(
            {
              id: "wallet.error",
              defaultMessage: "{wallet} couldn’t take the payment. You haven’t been charged; please try again.",
            },
            { wallet: nameOf(methodId) },
          ),
      );
    if (basketId) await purchase.onLeft?.(basketId);
    if (last.current === sheet) setBusy(null);
  };

  const press = (methodId: string, wallet: ExpressWallet) => {
    const open = last.current;
    if (open && !open.isOver) {
      if (open.isBuying || !open.wallet.leave) return;
      open.isOver = true;
      open.wallet.leave();
    }
    const sheet: OpenedSheet = { wallet, isBuying: false, isOver: false };
    last.current = sheet;
    turn.current = buy(methodId, sheet, turn.current);
  };

  return (
    <div className={c.wallets}>
      <p className={c.or} id={id}>
        <FormattedMessage id="cart.orPayWith" defaultMessage="or pay with" />
      </p>
      <ul className={c.row} aria-labelledby={id}>
        {ready.map(({ id: methodId, wallet }) => (
          <li key={methodId}>
            <button
              type="button"
              className={c.wallet}
              data-wallet={methodId}
              aria-busy={busy === methodId}
              onClick={(event) => {
                onClick?.(event);
                if (!event.defaultPrevented) press(methodId, wallet);
              }}
            >
              <FormattedMessage
                id="cart.payWith"
                defaultMessage="<hidden>Pay with </hidden>{wallet}"
                values={{
                  wallet: nameOf(methodId),
                  hidden: (text) => <span className="vh">{text}</span>,
                }}
              />
            </button>
          </li>
        ))}
      </ul>
      <div role="alert">{problem ? <p className={c.problem}>{problem}</p> : null}</div>
    </div>
  );
}
