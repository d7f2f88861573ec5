import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router-dom";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import c from "#app/components/account/account.styles.ts";
import { emptyCup } from "#app/components/ui/empty-cup.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { SubscriptionCard } from "./subscription-card.tsx";
import { useSchedules } from "./use-schedules.ts";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.subscriptions", defaultMessage: "Subscriptions" }),
  robots: "noindex",
});

function Subscriptions() {
  const intl = useIntl();
  const { state, submission, change, act, undo } = useSchedules();
  const schedules = state.status === "done" ? state.schedules : [];
  const ids = schedules.map(({ productId }) => productId).join(" ");
  const items = useMemo(() => ({ productItems: ids.match(/\S+/g)?.map((productId) => ({ productId })) ?? [] }), [ids]);
  const products = useBasketProducts(items);

  if (state.status === "pending") return <LoadingFallback />;
  if (state.status === "error")
    return (
      <Note tone="error">
        <ShopperWords message={state.message} />
      </Note>
    );
  if (schedules.length === 0)
    return (
      <div className={c.empty} style={emptyCup}>
        <h2 className={c.emptyTitle}>
          <FormattedMessage id="subscriptions.emptyTitle" defaultMessage="No subscriptions yet" />
        </h2>
        <p>
          <FormattedMessage
            id="subscriptions.empty"
            defaultMessage="Many sweets can come again every few weeks. Skip, pause or cancel anytime."
          />
        </p>
        <Link className={c.button} to="/">
          <FormattedMessage id="orders.shop" defaultMessage="Start with something sweet" />
        </Link>
      </div>
    );

  return (
    <>
      <PageError message={submission.error} />
      <ul
        className={c.stack}
        aria-label={intl.formatMessage({ id: "accountNav.subscriptions", defaultMessage: "Subscriptions" })}
      >
        {schedules.map((schedule) => (
          <SubscriptionCard
            key={schedule.subscriptionId}
            schedule={schedule}
            product={products.get(schedule.productId)}
            isBusy={submission.isBusy}
            onAct={(action, wish) => act(schedule.subscriptionId, action, wish)}
            onUndo={async () => {
              const isDone = await undo(schedule.subscriptionId);
              if (isDone)
                announce(
                  intl.formatMessage({
                    id: "subscriptions.undone",
                    defaultMessage: "Undone. It’s back to how it was.",
                  }),
                );
              return isDone;
            }}
            onChange={(wish) => change(schedule.subscriptionId, wish)}
          />
        ))}
      </ul>
    </>
  );
}

/** What comes again and again for a customer (`/subscriptions`): skip, change, pause, cancel, and take that back. */
export default function SubscriptionsPage() {
  return (
    <AccountRoom title={<FormattedMessage id="accountNav.subscriptions" defaultMessage="Subscriptions" />}>
      {() => <Subscriptions />}
    </AccountRoom>
  );
}
