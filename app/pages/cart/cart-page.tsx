import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, Link, useLocation } from "react-router-dom";
import { BasketSkeleton } from "#app/components/basket/basket-skeleton.tsx";
import { BasketTotals } from "#app/components/basket/basket-totals.tsx";
import { DiscountNudge } from "#app/components/basket/discount-nudge.tsx";
import { OrderSummary } from "#app/components/basket/order-summary.tsx";
import { PageError } from "#app/components/basket/page-error.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { type BasketDocument, isEmptyBasket, pieceCount } from "#app/domain/basket/basket-document.ts";
import { appliedCoupons } from "#app/domain/basket/coupons.ts";
import { lineGroups } from "#app/domain/basket/line-groups.ts";
import { approachingDiscount } from "#app/domain/basket/order-summary.ts";
import { checkoutEntryPath } from "#app/domain/checkout/checkout-step.ts";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import { useFreshBasket } from "#app/hooks/basket/use-fresh-basket.ts";
import { useStockCheck } from "#app/hooks/basket/use-stock-check.ts";
import { useShops } from "#app/hooks/stores/use-shops.ts";
import { noStore } from "#app/route-module.tsx";
import c from "./cart-page.styles.ts";
import { CartShipment } from "./cart-shipment.tsx";
import { PromoCodeForm } from "./promo-code-form.tsx";

/** The bag belongs to one shopper: the page is never kept, and the bag itself is loaded in the browser. */
export const loader = () => data(null, { headers: noStore });

export const meta = () => ({ title: "Your bag", robots: "noindex" });

function EmptyCart() {
  return (
    <div className={c.empty}>
      <p className={c.emptyTitle}>
        <FormattedMessage id="cart.empty" defaultMessage="Nothing in here yet." />
      </p>
      <p>
        <FormattedMessage
          id="cart.emptyHint"
          defaultMessage="Your bag is empty, which is a state of affairs we can help with."
        />
      </p>
      <Link className={c.browse} to="/">
        <FormattedMessage id="cart.browse" defaultMessage="Find something sweet" />
      </Link>
    </div>
  );
}

function FilledCart({ basket, onRemoved }: { basket: BasketDocument; onRemoved: (name: string) => void }) {
  const products = useBasketProducts(basket);
  const stock = useStockCheck(basket, products);
  const groups = lineGroups(basket);
  const shops = useShops(groups.flatMap(({ shopId }) => shopId || []));
  const discount = approachingDiscount(basket);
  const isBlocked = stock.soldOut.size > 0;

  return (
    <div className={c.columns}>
      <div>
        {discount ? <DiscountNudge discount={discount} currency={basket.currency} /> : null}
        {groups.map((group) => (
          <CartShipment
            key={group.shipmentId}
            group={group}
            shop={shops.get(group.shopId)}
            products={products}
            stock={stock}
            currency={basket.currency}
            onRemoved={onRemoved}
          />
        ))}
      </div>
      <OrderSummary place="shop">
        <PromoCodeForm coupons={appliedCoupons(basket)} />
        <BasketTotals basket={basket} />
        <p className={c.small}>
          <FormattedMessage id="cart.taxLater" defaultMessage="Tax is worked out at the next step." />
        </p>
        <div className={c.actions}>
          {isBlocked ? (
            <>
              <button type="button" className={c.checkout} aria-disabled="true" aria-describedby="cart-blocked">
                <FormattedMessage id="cart.checkout" defaultMessage="Checkout" />
              </button>
              <p className={c.blocked} id="cart-blocked">
                <FormattedMessage
                  id="cart.blocked"
                  defaultMessage="Something in your bag has sold out. Please remove it to check out."
                />
              </p>
            </>
          ) : (
            <Link className={c.checkout} to={checkoutEntryPath(basket)}>
              <FormattedMessage id="cart.checkout" defaultMessage="Checkout" />
            </Link>
          )}
        </div>
        <p className={c.pays}>
          <Icon name="lock" size="sm" />
          <FormattedMessage id="cart.pays" defaultMessage="Visa, Mastercard, American Express and Discover" />
        </p>
      </OrderSummary>
    </div>
  );
}

/** The bag (`/cart`): lines, promo codes, sums and the way to the checkout. */
export default function CartPage() {
  const { basket, status, error } = useBasket();
  const intl = useIntl();
  const location = useLocation();
  useFreshBasket();
  const title = useRef<HTMLHeadingElement>(null);
  const passed = (location.state as { checkoutError?: string } | null)?.checkoutError ?? null;
  const isKnown = basket !== null || status === "done" || status === "error";
  const count = pieceCount(basket);
  const onRemoved = (name: string) => {
    title.current?.focus();
    announce(intl.formatMessage({ id: "cart.removed", defaultMessage: "{name} has left your bag." }, { name }));
  };
  return (
    <div className="wrap">
      <div className={c.head}>
        <h1 className={c.title} ref={title} tabIndex={-1}>
          <FormattedMessage id="cart.title" defaultMessage="Your bag" />
        </h1>
        {count > 0 ? (
          <p className={c.count}>
            <FormattedMessage
              id="cart.count"
              defaultMessage="{count, plural, one {# treat} other {# treats}}"
              values={{ count }}
            />
          </p>
        ) : null}
      </div>
      <PageError message={passed ?? (basket === null ? error : null)} />
      {!isKnown ? (
        <BasketSkeleton />
      ) : basket && !isEmptyBasket(basket) ? (
        <FilledCart basket={basket} onRemoved={onRemoved} />
      ) : status === "error" ? null : (
        <EmptyCart />
      )}
    </div>
  );
}
