import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { data } from "react-router-dom";
import { BasketSkeleton } from "#app/components/basket/basket-skeleton.tsx";
import { CheckoutError } from "#app/components/basket/checkout-error.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { isEmptyBasket, pieceCount } from "#app/domain/basket/basket-document.ts";
import { basketKind } from "#app/domain/basket/basket-kind.ts";
import { lineGroups } from "#app/domain/basket/line-groups.ts";
import { useAnsweredProducts } from "#app/hooks/basket/use-basket-products.ts";
import { thresholdGap, VALIDATE_BASKET_ERROR } from "#app/domain/checkout/basket-validation.ts";
import { useFreshBasket } from "#app/hooks/basket/use-fresh-basket.ts";
import { usePassedState } from "#app/browser/use-passed-state.ts";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useAnsweredShops } from "#app/hooks/stores/use-shops.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { useShellData } from "#app/contexts/shell-data.ts";
import { useStockCheck } from "./stock/use-stock-check.ts";
import c from "./cart-page.styles.ts";
import { FilledCart } from "./filled-cart.tsx";
import { useArrivalReady } from "./lines/late-arrival.tsx";
import { LeftTheBag } from "./lines/left-the-bag.tsx";
import { useThresholdWords } from "./promotions/threshold-words.ts";
import { useLineActions } from "./lines/use-line-actions.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";

const EmptyCart = onDemand(() =>
  import(/* webpackChunkName: "empty-cart" */ "./empty-cart.tsx").then((module) => module.EmptyCart),
);

const RemovalToast = onDemand(() =>
  import(/* webpackChunkName: "removal-toast" */ "./lines/removal-toast.tsx").then((module) => module.RemovalToast),
);

const SavedForLaterList = onDemand(() =>
  import(/* webpackChunkName: "saved-for-later" */ "./lines/saved-for-later.tsx").then(
    (module) => module.SavedForLaterList,
  ),
);

/** The bag belongs to one shopper: the page is never kept, and the bag itself is loaded in the browser. */
export const loader = () => data(null, { headers: noStore });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.cart", defaultMessage: "Your bag" }),
  robots: "noindex",
});

/** The bag (`/cart`): lines, promo codes, sums and the way to the checkout. */
export default function CartPage() {
  const { basket, status, error } = useBasket();
  useFreshBasket();
  // Kept here, so that a last line that comes back still has its picture.
  const { products, isAnswered } = useAnsweredProducts(basket);
  const shops = useAnsweredShops(lineGroups(basket ?? {}).flatMap(({ shopId }) => shopId || []));
  const stock = useStockCheck(basket, products, shops);
  const title = useRef<HTMLHeadingElement>(null);
  const { lines, saved, actions, undoRemoval } = useLineActions(title);
  const { preferences } = useShellData();
  const { checkoutError = null, errorKey } = usePassedState<{ checkoutError: ShopperMessage; errorKey: string }>();
  const gap = basket && thresholdGap(basket, preferences.qdThresholdEnabled === true);
  const shortfall = useThresholdWords(gap, basket?.currency);
  // Who came back from the checkout is told at the top as well, until the bag is large enough.
  const passed = checkoutError ?? (errorKey === VALIDATE_BASKET_ERROR ? shortfall : null);
  const isArrivalReady = useArrivalReady(basket);
  const isKnown = isArrivalReady && (basket !== null || status === "done" || status === "error");
  const count = pieceCount(basket);
  return (
    <div className="wrap">
      <div className={c.head}>
        <h1 className={c.title} ref={title} tabIndex={-1}>
          <FormattedMessage id="cart.title" defaultMessage="Your bag" />
        </h1>
        <noscript>
          <a href="/plain/bag">
            <FormattedMessage id="cart.plain" defaultMessage="See your bag without JavaScript" />
          </a>
        </noscript>
        {isKnown && count > 0 ? (
          <p className={c.count}>
            <FormattedMessage
              id="cart.count"
              defaultMessage="{count, plural, one {# treat} other {# treats}}{isMixed, select, true {, two ways home} other {}}"
              values={{ count, isMixed: basket !== null && basketKind(basket) === "mixed" }}
            />
          </p>
        ) : null}
      </div>
      {lines.removed ? (
        <QuietBoundary>
          <RemovalToast
            key={lines.removed.line.itemId}
            name={lines.removed.line.productName ?? ""}
            onUndo={undoRemoval}
            onClose={lines.forgetRemoved}
          />
        </QuietBoundary>
      ) : null}
      <CheckoutError
        message={passed ?? (basket === null ? error : null)}
        errorKey={passed === null ? undefined : errorKey}
      />
      <LeftTheBag names={stock.withoutShop} />
      {!isKnown ? (
        <BasketSkeleton />
      ) : basket && !isEmptyBasket(basket) ? (
        <FilledCart
          basket={basket}
          products={products}
          isStockComing={!isAnswered}
          shops={shops}
          stock={stock}
          lines={lines}
          actions={actions}
          shortfall={shortfall}
        />
      ) : status === "error" ? null : (
        <EmptyCart fallback={<BasketSkeleton />} />
      )}
      {isKnown && saved.lines.length > 0 ? (
        <QuietBoundary>
          <SavedForLaterList saved={saved} />
        </QuietBoundary>
      ) : null}
    </div>
  );
}
