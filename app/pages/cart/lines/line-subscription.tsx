import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { SubscriptionOffer } from "#app/components/product/subscription-offer.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { subscriptionOptins } from "#app/domain/orders/order-document.ts";
import c from "./cart-item.styles.ts";

/**
 * Lets a line of the bag come again and again: a button that says how it stands, and below it the service's own choice
 * of how often (subscriptions-5).
 */
export function LineSubscription({ productId, name }: { productId: string; name: string }) {
  const { basket } = useBasket();
  const [isOpen, setOpen] = useState(false);
  if (!basket) return null;
  const days = subscriptionOptins(basket).find((optin) => optin.productId === productId)?.intervalDays;
  const values = { name, hidden: (text: React.ReactNode) => <span className="vh">{text}</span> };
  return (
    <>
      <button type="button" className={c.action} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {days === undefined ? (
          <FormattedMessage
            id="cartItem.comeAgain"
            defaultMessage="Subscribe<hidden> – {name}</hidden>"
            values={values}
          />
        ) : (
          <FormattedMessage
            id="cartItem.comesAgain"
            defaultMessage="Ships every {days, number} days<hidden> – {name}</hidden>"
            values={{ ...values, days }}
          />
        )}
      </button>
      {isOpen ? <SubscriptionOffer productId={productId} /> : null}
    </>
  );
}
