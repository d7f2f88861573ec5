import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, Link, useNavigate, useSearchParams } from "react-router-dom";
import type { OrderPage } from "#app/commerce-api/order-history.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import a from "#app/components/account/account.styles.ts";
import { AccountLayout } from "#app/components/account/account-layout.tsx";
import { BasketSkeleton } from "#app/components/basket/basket-skeleton.tsx";
import { PageError } from "#app/components/basket/page-error.tsx";
import { OrderStatusText } from "#app/components/orders/order-status-text.tsx";
import { OrderDetailsLink, OrderPictures, PlacedLine } from "#app/components/orders/order-summary.tsx";
import { ReorderButton } from "#app/components/orders/reorder-button.tsx";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import { ORDERS_PER_PAGE, useOrderPage } from "#app/hooks/orders/use-order-page.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/route-module.tsx";
import c from "./orders-page.styles.ts";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.orders", defaultMessage: "Orders" }),
  robots: "noindex",
});

/** Pictures of an order in the list at most. */
const MOST_PICTURES = 3;

function OrderRow({ order, products }: { order: Order; products: ReadonlyMap<string, LineProduct> }) {
  const { orderNo = "" } = order;
  return (
    <li className={c.order}>
      <OrderPictures order={order} products={products} most={MOST_PICTURES} className={c.pictures} />
      <div className={c.words}>
        <h2 className={c.number}>{orderNo}</h2>
        <p className={c.small}>
          <PlacedLine order={order} />
        </p>
        <p className={c.status}>
          <OrderStatusText order={order} />
        </p>
      </div>
      <div className={c.tools}>
        <OrderDetailsLink orderNo={orderNo} className={c.details} />
        <ReorderButton order={order} className={c.again} />
      </div>
    </li>
  );
}

function Pager({ number, total }: { number: number; total: number }) {
  const intl = useIntl();
  const last = Math.max(1, Math.ceil(total / ORDERS_PER_PAGE));
  if (last === 1) return null;
  return (
    <nav
      className={c.pager}
      aria-label={intl.formatMessage({ id: "orders.pages", defaultMessage: "Pages of your orders" })}
    >
      {number > 1 ? (
        <Link className={c.turn} to={`/orders?page=${number - 1}`}>
          <FormattedMessage id="orders.newer" defaultMessage="Newer orders" />
        </Link>
      ) : null}
      <span aria-current="page">
        <FormattedMessage
          id="orders.page"
          defaultMessage="Page {number, number} of {last, number}"
          values={{ number, last }}
        />
      </span>
      {number < last ? (
        <Link className={c.turn} to={`/orders?page=${number + 1}`}>
          <FormattedMessage id="orders.older" defaultMessage="Older orders" />
        </Link>
      ) : null}
    </nav>
  );
}

function OrderList({ page, number }: { page: OrderPage; number: number }) {
  const products = useBasketProducts({ productItems: page.data.flatMap(({ productItems = [] }) => productItems) });
  if (page.total === 0)
    return (
      <div className={a.empty}>
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
  return (
    <>
      <ul className={c.list}>
        {page.data.map((order) => (
          <OrderRow key={order.orderNo} order={order} products={products} />
        ))}
      </ul>
      <Pager number={number} total={page.total} />
    </>
  );
}

/** A customer's orders (`/orders?page=2`), newest first, ten to a page; guests are led to the login. */
export default function OrdersPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const number = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const state = useOrderPage(number);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  const isGuest = state.status === "guest";

  useEffect(() => {
    if (isGuest) void navigate("/login?redirect=%2Forders", { replace: true });
  }, [isGuest, navigate]);

  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    queueMicrotask(() => title.current?.focus());
  }, [number]);

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
      {state.status === "done" ? <OrderList page={state.page} number={number} /> : null}
      {state.status === "pending" ? (
        <div className={c.wait}>
          <BasketSkeleton
            label={<FormattedMessage id="orders.loading" defaultMessage="We are looking up your orders." />}
          />
        </div>
      ) : null}
    </AccountLayout>
  );
}
