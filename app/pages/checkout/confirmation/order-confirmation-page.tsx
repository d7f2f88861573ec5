import { useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { data, useSearchParams } from "react-router-dom";
import type { Order } from "#app/commerce-api/orders.ts";
import { BasketSkeleton } from "#app/components/basket/basket-skeleton.tsx";
import { PageError } from "#app/components/basket/page-error.tsx";
import { OrderParts } from "#app/components/orders/order-parts.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { isEGiftOnly } from "#app/domain/basket/basket-document.ts";
import { checkInstructionsOf } from "#app/domain/payment/check-instructions.ts";
import { imageUrl, srcSet } from "#app/domain/product/image-url.ts";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import { useOrder } from "#app/hooks/checkout/use-order.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { StepTitle } from "../step-title.tsx";
import { lastOrder } from "#app/hooks/checkout/last-order.ts";
import c from "./order-confirmation-page.styles.ts";
import { GuestAccount } from "./guest-account.tsx";

/** An order is its shopper's own; the page is never kept, and the order is loaded in the browser. */
export const loader = () => data(null, { headers: noStore });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.confirmed", defaultMessage: "Order confirmation" }),
  robots: "noindex",
});

const neverChanges = () => () => undefined;

/** The order named in the address, else the last one of this tab; undefined until the browser has been asked. */
const useOrderNumber = (): string | null | undefined => {
  const [search] = useSearchParams();
  const kept = useSyncExternalStore(neverChanges, lastOrder, () => undefined);
  return search.get("orderNo") ?? kept;
};

function ConfirmedOrder({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const products = useBasketProducts(order);
  const name = order.billingAddress?.firstName;
  const picture = products.get(order.productItems?.[0]?.productId ?? "")?.image;
  return (
    <>
      <section className={`on-dark ${c.hero}`}>
        <div className={`wrap ${c.heroInner}`}>
          <div className={c.words}>
            <p className={c.ticket}>
              <FormattedMessage id="confirmation.order" defaultMessage="Order" /> <b>{order.orderNo}</b>
            </p>
            <StepTitle className={c.title}>
              {name ? (
                <FormattedMessage id="confirmation.title" defaultMessage="It’s yours, {name}." values={{ name }} />
              ) : (
                <FormattedMessage id="confirmation.titlePlain" defaultMessage="It’s yours." />
              )}
            </StepTitle>
            <p className={c.lede}>
              {checkInstructionsOf(order) ? (
                <FormattedMessage
                  id="confirmation.ledeCheck"
                  defaultMessage="Thank you! The kitchen starts when your check is here. We’ve emailed the details to {email}."
                  values={{ email: order.customerInfo?.email ?? "" }}
                />
              ) : (
                <FormattedMessage
                  id="confirmation.lede"
                  defaultMessage="Thank you! The kitchen has your order, and we’ve emailed the details to {email}."
                  values={{ email: order.customerInfo?.email ?? "" }}
                />
              )}
            </p>
            <div className={c.actions}>
              <Link className={c.browse} to={`/order-details/${order.orderNo}`}>
                <FormattedMessage id="confirmation.track" defaultMessage="Track this order" />
              </Link>
              <Link className={c.home} to="/">
                <FormattedMessage id="confirmation.browse" defaultMessage="Keep browsing" />
              </Link>
            </div>
          </div>
          {isEGiftOnly(order) ? null : (
            <div className={c.window}>
              {picture ? (
                <img
                  src={imageUrl(picture.src, { width: 365 })}
                  srcSet={srcSet(picture.src, [365, 730])}
                  sizes="365px"
                  alt={picture.alt}
                  width={365}
                  height={365}
                />
              ) : null}
            </div>
          )}
        </div>
      </section>
      <OrderParts order={order} products={products} change={{ onDone: onChange }}>
        <GuestAccount order={order} />
      </OrderParts>
    </>
  );
}

function MissingOrder() {
  return (
    <div className={`wrap ${c.missing}`}>
      <h1 className={c.missingTitle}>
        <FormattedMessage id="confirmation.missing" defaultMessage="We can’t show this order." />
      </h1>
      <p>
        <FormattedMessage
          id="confirmation.missingHint"
          defaultMessage="You can only see an order in the browser you placed it in."
        />
      </p>
      <Link className={c.missingLink} to="/">
        <FormattedMessage id="confirmation.home" defaultMessage="Back To Home" />
      </Link>
    </div>
  );
}

/**
 * Checkout step 4 (`/order-confirmation?orderNo=…`): what has been ordered. A reload shows it again and orders nothing.
 */
export default function OrderConfirmationPage() {
  const { state, replace } = useOrder(useOrderNumber());
  if (state.status === "done")
    return <ConfirmedOrder order={state.order} onChange={(order) => replace({ ...state.order, ...order })} />;
  if (state.status === "missing") return <MissingOrder />;
  return (
    <div className="wrap">
      <h1 className="vh">
        <FormattedMessage id="confirmation.loadingTitle" defaultMessage="Your order" />
      </h1>
      <PageError message={state.status === "error" ? state.message : null} />
      {state.status === "pending" ? (
        <BasketSkeleton label={<FormattedMessage id="order.loading" defaultMessage="Looking up your order." />} />
      ) : null}
    </div>
  );
}
