import { useEffect, useEffectEvent, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, useSearchParams } from "react-router-dom";
import type { OrderPage } from "#app/commerce-api/order-history.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import a from "#app/components/account/account.styles.ts";
import { AccountLayout } from "#app/components/account/account-layout.tsx";
import { BasketSkeleton } from "#app/components/basket/basket-skeleton.tsx";
import { PageError } from "#app/components/basket/page-error.tsx";
import { OrderStatus } from "#app/components/orders/order-status.tsx";
import { emptyCup } from "#app/components/ui/empty-cup.ts";
import { Link } from "#app/components/ui/link.tsx";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { pickupContact } from "#app/domain/basket/pickup-contact.ts";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { OrderDetailsLink, OrderPictures, PlacedLine } from "./order-summary.tsx";
import { ReorderButton } from "./reorder-button.tsx";
import { OrderSearchForm } from "./order-search-form.tsx";
import s from "./order-search.styles.ts";
import { isSearched, ordersAddress, type OrdersWish, readOrdersWish, searchOf } from "./orders-address.ts";
import c from "./orders-page.styles.ts";
import { ORDERS_PER_PAGE, useOrders } from "./use-orders.ts";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.orders", defaultMessage: "Orders" }),
  robots: "noindex",
});

/** Pictures of an order in the list at most. */
const MOST_PICTURES = 3;

/** Whom an order goes to, and what is in it, in a line or two. */
function RecipientsLine({ order, products }: { order: Order; products: ReadonlyMap<string, LineProduct> }) {
  const intl = useIntl();
  const people = (order.shipments ?? []).flatMap((shipment) => {
    const { firstName, lastName } = shipment.shippingAddress?.lastName
      ? shipment.shippingAddress
      : pickupContact(shipment);
    return [firstName, lastName].filter(Boolean).join(" ") || [];
  });
  const names = (order.productItems ?? []).flatMap(
    ({ productId = "", productName }) => products.get(productId)?.name ?? productName ?? [],
  );
  const list = (texts: string[]) => intl.formatList([...new Set(texts)], { type: "unit" });
  return (
    <>
      {names.length > 0 ? <p className={c.names}>{list(names)}</p> : null}
      {people.length > 0 ? (
        <p className={c.small}>
          <FormattedMessage id="orders.for" defaultMessage="For {people}" values={{ people: list(people) }} />
        </p>
      ) : null}
    </>
  );
}

function OrderRow({ order, products }: { order: Order; products: ReadonlyMap<string, LineProduct> }) {
  const { orderNo = "" } = order;
  return (
    <li className={c.order}>
      <OrderPictures order={order} products={products} most={MOST_PICTURES} className={c.pictures} />
      <div className={c.words}>
        <div className={a.head}>
          <h2 className={c.number}>{orderNo}</h2>
          <OrderStatus order={order} />
        </div>
        <p className={c.small}>
          <PlacedLine order={order} />
        </p>
        <RecipientsLine order={order} products={products} />
      </div>
      <div className={c.tools}>
        <OrderDetailsLink orderNo={orderNo} className={c.details} />
        <ReorderButton order={order} className={c.again} />
      </div>
    </li>
  );
}

function Pager({ wish, total }: { wish: OrdersWish; total: number }) {
  const intl = useIntl();
  const { page } = wish;
  const last = Math.max(1, Math.ceil(total / ORDERS_PER_PAGE));
  if (last === 1) return null;
  return (
    <nav
      className={c.pager}
      aria-label={intl.formatMessage({ id: "orders.pages", defaultMessage: "Pages of your orders" })}
    >
      {page > 1 ? (
        <Link className={c.turn} to={ordersAddress({ ...wish, page: page - 1 })}>
          <FormattedMessage id="orders.newer" defaultMessage="Newer orders" />
        </Link>
      ) : null}
      <span aria-current="page">
        <FormattedMessage
          id="orders.page"
          defaultMessage="Page {number, number} of {last, number}"
          values={{ number: page, last }}
        />
      </span>
      {page < last ? (
        <Link className={c.turn} to={ordersAddress({ ...wish, page: page + 1 })}>
          <FormattedMessage id="orders.older" defaultMessage="Older orders" />
        </Link>
      ) : null}
    </nav>
  );
}

/** How many orders fit, said aloud when that changes, and the way back to all of them. */
function Result({ page, wish, isOld }: { page: OrderPage; wish: OrdersWish; isOld: boolean }) {
  const { total, all = total } = page;
  return (
    <div className={s.result}>
      <output>
        {isOld ? null : isSearched(wish) ? (
          <FormattedMessage
            id="orders.found"
            defaultMessage="{total, number} of {all, plural, one {# order} other {# orders}}"
            values={{ total, all }}
          />
        ) : (
          <FormattedMessage
            id="orders.count"
            defaultMessage="{all, plural, one {# order} other {# orders}}"
            values={{ all }}
          />
        )}
      </output>
      {isSearched(wish) ? (
        <Link className={s.clear} to="/orders">
          <FormattedMessage id="orders.clear" defaultMessage="Show all orders" />
        </Link>
      ) : null}
    </div>
  );
}

/** There is no order yet, or none that fits. */
const NoOrders = ({ wish }: { wish: OrdersWish }) =>
  isSearched(wish) ? (
    <div className={a.empty} style={emptyCup}>
      <h2 className={a.emptyTitle}>
        <FormattedMessage id="orders.noneFound" defaultMessage="No orders found" />
      </h2>
      <p>
        <FormattedMessage
          id="orders.noneFoundText"
          defaultMessage="Try fewer words, or another year. A first name or part of a sweet’s name is enough."
        />
      </p>
      <Link className={a.lineButton} to="/orders">
        <FormattedMessage id="orders.clear" defaultMessage="Show all orders" />
      </Link>
    </div>
  ) : (
    <div className={a.empty} style={emptyCup}>
      <h2 className={a.emptyTitle}>
        <FormattedMessage id="orders.noneTitle" defaultMessage="Nothing here yet" />
      </h2>
      <p>
        <FormattedMessage id="orders.noneText" defaultMessage="Your first order will be." />
      </p>
      <Link className={a.button} to="/">
        <FormattedMessage id="orders.shop" defaultMessage="Start with something sweet" />
      </Link>
    </div>
  );

function OrderList({ page, wish, isOld }: { page: OrderPage; wish: OrdersWish; isOld: boolean }) {
  const products = useBasketProducts({ productItems: page.data.flatMap(({ productItems = [] }) => productItems) });
  if (page.data.length === 0) return <NoOrders wish={wish} />;
  return (
    <div className={c.results} aria-busy={isOld}>
      <ul className={c.list}>
        {page.data.map((order) => (
          <OrderRow key={order.orderNo} order={order} products={products} />
        ))}
      </ul>
      <Pager wish={wish} total={page.total} />
    </div>
  );
}

/**
 * A customer's orders (`/orders?q=otto&year=2026&status=done&page=2`), newest first, ten to a page, found by recipient,
 * sweet, year and status; guests are led to the login.
 */
export default function OrdersPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wish = readOrdersWish(params);
  const state = useOrders(searchOf(wish), wish.page);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(wish.page);
  const isGuest = state.status === "guest";
  const page = state.status === "done" ? state.page : state.status === "pending" ? state.before : undefined;

  const leadToLogin = useEffectEvent(() => {
    if (isGuest) void navigate(`/login?redirect=${encodeURIComponent(ordersAddress(wish))}`, { replace: true });
  });
  useEffect(() => leadToLogin(), [isGuest, navigate]);

  useEffect(() => {
    if (shown.current === wish.page) return;
    shown.current = wish.page;
    // Who looks for something else stays where it is typed; who turns the page begins at its top.
    if (!document.activeElement?.closest("[role=search]")) queueMicrotask(() => title.current?.focus());
  }, [wish.page]);

  return (
    <AccountLayout>
      <h1 className={c.title} ref={title} tabIndex={-1}>
        <FormattedMessage id="orders.title" defaultMessage="Your orders" />
      </h1>
      <PageError
        message={
          state.status === "error"
            ? intl.formatMessage({
                id: "orders.failed",
                defaultMessage: "Failed to get customer order history list",
              })
            : null
        }
      />
      {page?.all === 0 || isGuest ? null : (
        <OrderSearchForm wish={wish} counts={page?.counts} onWish={(next) => void navigate(ordersAddress(next))} />
      )}
      {page ? (
        <div className={c.results}>
          {page.all === 0 ? null : <Result page={page} wish={wish} isOld={state.status === "pending"} />}
          <OrderList page={page} wish={wish} isOld={state.status === "pending"} />
        </div>
      ) : null}
      {state.status === "pending" && !page ? (
        <div className={c.wait}>
          <BasketSkeleton label={<FormattedMessage id="orders.loading" defaultMessage="Looking up your orders." />} />
        </div>
      ) : null}
    </AccountLayout>
  );
}
