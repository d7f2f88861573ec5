import { FormattedMessage, useIntl } from "react-intl";
import type { Customer } from "#app/commerce-api/customers.ts";
import c from "#app/components/account/account.styles.ts";
import { AddressWords } from "#app/components/address/address-words.tsx";
import { CardExpiry, CardWords } from "#app/components/payment/card-words.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useStore } from "#app/contexts/store-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { AccountSection } from "../account-section.tsx";
import { intervalText } from "../subscriptions/interval-text.tsx";
import { cardExpiryState } from "../wallet/card-expiry-state.ts";
import { bookEntries } from "../addresses/use-addresses.ts";
import type { SchedulesState } from "../subscriptions/use-schedules.ts";
import { savedCards } from "../wallet/use-wallet.ts";
import { NextCharge } from "../subscriptions/next-charge.tsx";
import { shopsPath } from "#config/brand.ts";

/** The primary address, and the way to the others. */
export function AddressesCard({ customer }: { customer: Customer }) {
  const entries = bookEntries(customer);
  const [first] = entries;
  return (
    <AccountSection title={<FormattedMessage id="accountNav.addresses" defaultMessage="Address Book" />}>
      {first ? (
        <div>
          <b>
            {first.preferred ? (
              <FormattedMessage id="addressBook.primary" defaultMessage="Primary Address" />
            ) : (
              first.addressId
            )}
          </b>
          <AddressWords address={first} />
        </div>
      ) : (
        <p>
          <FormattedMessage id="addressBook.emptyTitle" defaultMessage="No addresses yet" />
        </p>
      )}
      <Link className={c.link} to="/addressbook">
        {first ? (
          <FormattedMessage
            id="overview.addresses"
            defaultMessage="Manage {count, plural, one {# address} other {# addresses}}"
            values={{ count: entries.length }}
          />
        ) : (
          <FormattedMessage id="addressBook.add" defaultMessage="Add an address" />
        )}
      </Link>
    </AccountSection>
  );
}

/** The card that usually pays, and those that are no longer good. */
export function WalletCardOverview({ customer, now }: { customer: Customer; now: Date }) {
  const cards = savedCards(customer);
  const good = cards.find(({ card }) => cardExpiryState(card, now) !== "expired");
  const expired = cards.filter(({ card }) => cardExpiryState(card, now) === "expired");
  return (
    <AccountSection title={<FormattedMessage id="accountNav.wallet" defaultMessage="Wallet" />}>
      {good ? (
        <p>
          <b>
            <CardWords card={good.card} />
          </b>
          <br />
          <CardExpiry card={good.card} />
        </p>
      ) : null}
      {expired.map(({ id, card }) => (
        <p key={id} className={c.bad}>
          <FormattedMessage
            id="overview.expired"
            defaultMessage="{card}: Card is expired"
            values={{ card: <CardWords card={card} /> }}
          />
        </p>
      ))}
      {cards.length === 0 ? (
        <p>
          <FormattedMessage id="savedCards.emptyTitle" defaultMessage="No cards yet" />
        </p>
      ) : null}
      <Link className={c.link} to="/wallet">
        {cards.length === 0 ? (
          <FormattedMessage id="savedCards.add" defaultMessage="Add a card" />
        ) : (
          <FormattedMessage id="overview.cards" defaultMessage="Manage cards" />
        )}
      </Link>
    </AccountSection>
  );
}

/** What comes again next. */
export function SubscriptionsCard({
  state,
  products,
}: {
  state: SchedulesState;
  /** Of the subscriptions. */
  products: ReadonlyMap<string, LineProduct>;
}) {
  const intl = useIntl();
  const running = state.status === "done" ? state.schedules.filter(({ status }) => status !== "cancelled") : [];
  const next = running
    .filter(({ nextOrderDate }) => nextOrderDate !== undefined)
    .sort((one, other) => (one.nextOrderDate ?? "").localeCompare(other.nextOrderDate ?? ""))[0];
  return (
    <AccountSection title={<FormattedMessage id="accountNav.subscriptions" defaultMessage="Subscriptions" />}>
      {next ? (
        <div>
          <b>{products.get(next.productId)?.name ?? next.productId}</b>
          <br />
          {intervalText(intl, next.intervalDays)}
          <NextCharge schedule={next} />
        </div>
      ) : state.status === "done" ? (
        <p>
          {running.length > 0 ? (
            <FormattedMessage
              id="overview.resting"
              defaultMessage="{count, plural, one {# subscription is paused.} other {# subscriptions are paused.}}"
              values={{ count: running.length }}
            />
          ) : (
            <FormattedMessage id="subscriptions.emptyTitle" defaultMessage="No subscriptions yet" />
          )}
        </p>
      ) : null}
      <Link className={c.link} to="/subscriptions">
        {running.length > 0 ? (
          <FormattedMessage id="overview.subscriptions" defaultMessage="Skip or change" />
        ) : (
          <FormattedMessage id="overview.noSubscriptions" defaultMessage="How subscriptions work" />
        )}
      </Link>
    </AccountSection>
  );
}

/** The shop she collects from; nothing where the site has no pickup. */
export function ShopCard() {
  const { pickupEnabled } = useSite();
  const { selectedShop } = useStore();
  if (!pickupEnabled) return null;
  return (
    <AccountSection title={<FormattedMessage id="overview.shop" defaultMessage="Your shop" />}>
      {selectedShop ? (
        <p>
          <b>{selectedShop.name}</b>
          {selectedShop.city ? (
            <>
              <br />
              {[selectedShop.address1, selectedShop.city].filter(Boolean).join(", ")}
            </>
          ) : null}
        </p>
      ) : (
        <p>
          <FormattedMessage id="overview.noShop" defaultMessage="None chosen yet" />
        </p>
      )}
      <Link className={c.link} to={selectedShop ? `${shopsPath}/${encodeURIComponent(selectedShop.id)}` : shopsPath}>
        {selectedShop ? (
          <FormattedMessage id="overview.shopHours" defaultMessage="Hours and directions" />
        ) : (
          <FormattedMessage id="overview.findShop" defaultMessage="Find a shop" />
        )}
      </Link>
    </AccountSection>
  );
}
