import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { SubscriptionOffer } from "#app/components/product/subscription-offer.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { subscriptionOptins } from "#app/domain/orders/order-document.ts";
import c from "./cart-item.styles.ts";

/**
 * Lets a line of the bag come again and again: how it stands, as a button, and below it the service's own choice of how
 * often (subscriptions-5). Nothing until the shopper asks for it.
 */
export function LineSubscription({
  productId,
  name,
  isOpen,
  onOpen,
}: {
  productId: string;
  name: string;
  /** Whether the choice is shown. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  const { basket } = useBasket();
  if (!basket) return null;
  const days = subscriptionOptins(basket).find((optin) => optin.productId === productId)?.intervalDays;
  const values = { name, days, hidden: (text: ReactNode) => <span className="vh">{text}</span> };
  return (
    <>
      {days === undefined ? null : (
        <button
          type="button"
          className={`${c.action} ${c.comeAgain}`}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          <FormattedMessage
            id="cartItem.comesAgain"
            defaultMessage="Ships every {days, number} days<hidden> – {name}</hidden>"
            values={values}
          />
        </button>
      )}
      {isOpen ? (
        <div className={c.offer}>
          <SubscriptionOffer productId={productId} />
        </div>
      ) : null}
    </>
  );
}
