import { type MouseEvent, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { paymentName } from "#app/components/payment/payment-names.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { permittedStep, stepPaths } from "#app/domain/checkout/checkout-step.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import c from "./express-wallets.styles.ts";

const none: string[] = [];

/** Wallets that may be shown beside the bag (`c_showInCart`); nothing while they are not known. */
const useExpressWallets = (basketId: string): string[] => {
  const { payments } = useCommerceApi();
  const { value } = useAnswer(
    `express wallets ${basketId}`,
    async () => {
      const { paymentMethods, wallets } = await payments.methods(basketId);
      const shown = paymentMethods.filter(({ id, c_showInCart: isShown }) => isShown === true && wallets[id]);
      return shown.map(({ id }) => id);
    },
    "The wallets beside the bag could not be asked for.",
  );
  return value ?? none;
};

/**
 * The wallets beside the bag. By one it is straight to
 * payment when it is known where the bag goes, else by way of the address. The wallet is asked once the total is final,
 * so that the shopper agrees to one amount and once.
 */
export function ExpressWallets({
  basket,
  onClick,
}: {
  basket: BasketDocument;
  /** May hold a click back. */
  onClick: (event: MouseEvent) => void;
}) {
  const intl = useIntl();
  const id = useId();
  const ids = useExpressWallets(basket.basketId ?? "");
  if (ids.length === 0) return null;
  const path = stepPaths[permittedStep("payment", basket)];
  return (
    <div className={c.wallets}>
      <p className={c.or} id={id}>
        <FormattedMessage id="cart.orPayWith" defaultMessage="or pay with" />
      </p>
      <ul className={c.row} aria-labelledby={id}>
        {ids.map((wallet) => {
          const name = paymentName(wallet);
          return (
            <li key={wallet}>
              <Link className={c.wallet} data-wallet={wallet} to={path} state={{ wallet }} onClick={onClick}>
                <FormattedMessage
                  id="cart.payWith"
                  defaultMessage="<hidden>Pay with </hidden>{wallet}"
                  values={{
                    wallet: name ? intl.formatMessage(name) : wallet,
                    hidden: (words) => <span className="vh">{words}</span>,
                  }}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
