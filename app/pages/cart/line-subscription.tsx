import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { SubscriptionOffer } from "#app/components/product/subscription-offer.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { basketKind } from "#app/domain/basket/basket-kind.ts";
import { subscriptionOptins } from "#app/domain/orders/order-document.ts";
import { useShellData } from "#app/shell-data.ts";
import c from "./cart-item.styles.ts";

/**
 * Lets a line of the bag come again and again: a button that says how it stands, and below it the service's own choice of how often
 * (specification 2, sections 5 and 9). Not for bags to several people, and not where no service is set up.
 */
export function LineSubscription({ productId, name }: { productId: string; name: string }) {
  const { basket } = useBasket();
  const { subscriptions } = useSite();
  const { preferences } = useShellData();
  const [isOpen, setOpen] = useState(false);
  if (!basket || !subscriptions || !preferences.OrderGrooveMerchantID || basketKind(basket) === "multiShip")
    return null;
  const days = subscriptionOptins(basket).find((optin) => optin.productId === productId)?.intervalDays;
  const values = { name, hidden: (text: React.ReactNode) => <span className="vh">{text}</span> };
  return (
    <>
      <button type="button" className={c.action} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {days === undefined ? (
          <FormattedMessage
            id="cartItem.comeAgain"
            defaultMessage="Get<hidden> {name}</hidden> regularly"
            values={values}
          />
        ) : (
          <FormattedMessage
            id="cartItem.comesAgain"
            defaultMessage="Comes<hidden> {name}</hidden> every {days, number} days"
            values={{ ...values, days }}
          />
        )}
      </button>
      {isOpen ? <SubscriptionOffer productId={productId} /> : null}
    </>
  );
}
