import { useMemo, useState } from "react";
import { data } from "react-router-dom";
import type { Customer } from "#app/commerce-api/customers.ts";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { useSchedules } from "./subscriptions/use-schedules.ts";
import { AddressesCard, ShopCard, SubscriptionsCard, WalletCardOverview } from "./overview/overview-cards.tsx";
import { Hello } from "./overview/hello.tsx";
import { OverviewActs } from "./overview/overview-acts.tsx";
import { MovingOrders, NoMovingOrders, OrderAgain } from "./overview/overview-orders.tsx";
import { ProfileCard } from "./profile/profile-card.tsx";
import o from "./overview/overview.styles.ts";
import { useOrders } from "./orders/use-orders.ts";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the account page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.account", defaultMessage: "Account" }),
  robots: "noindex",
});

/** What is looked for: orders that are not over, as many as may need something, and those that were received. */
const UNDER_WAY = { groups: ["unpaid", "placed", "moving"] };
const RECEIVED = { groups: ["done"] };
const MOST_UNDER_WAY = 20;

function Overview({ customer }: { customer: Customer }) {
  const [now] = useState(() => new Date());
  const open = useOrders(UNDER_WAY, 1, MOST_UNDER_WAY);
  const received = useOrders(RECEIVED, 1, 1);
  const { state } = useSchedules();
  const schedules = state.status === "done" ? state.schedules : [];
  const ids = schedules.map(({ productId }) => productId).join(" ");
  const items = useMemo(() => ({ productItems: ids.match(/\S+/g)?.map((productId) => ({ productId })) ?? [] }), [ids]);
  const products = useBasketProducts(items);
  const isWaiting = [open, received, state].some(({ status }) => status === "pending");
  const orders = open.status === "done" ? open.page.data : [];
  const [again] = received.status === "done" ? received.page.data : [];
  return (
    <>
      <Hello customer={customer} order={orders[0] ?? again} />
      {isWaiting ? <LoadingFallback /> : null}
      {/* Orders stand first and would push the rest down. */}
      <div className={o.grid} hidden={isWaiting}>
        <OverviewActs orders={orders} schedules={schedules} products={products} now={now} />
        <MovingOrders orders={orders} />
        {again ? <OrderAgain order={again} /> : null}
        {orders.length === 0 && !again ? (
          <NoMovingOrders hasNone={open.status === "done" && open.page.all === 0} />
        ) : null}
        <AddressesCard customer={customer} />
        <WalletCardOverview customer={customer} now={now} />
        <SubscriptionsCard state={state} products={products} />
        <ShopCard />
        <ProfileCard customer={customer} />
      </div>
    </>
  );
}

/**
 * A registered customer's own page (`/account`): what needs an act, what is under way, what to have again, and a look
 * into every room.
 */
export default function AccountPage() {
  return <AccountRoom>{(customer) => <Overview customer={customer} />}</AccountRoom>;
}
