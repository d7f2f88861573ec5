import { FormattedMessage, useIntl } from "react-intl";
import { data, Link, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { momentAtTime, momentOnDay, stateName, toShop, type Shop } from "#app/domain/stores/shop.ts";
import { pageCache, type PageMeta } from "#app/route-module.tsx";
import { commerceApiContext } from "#app/router-context.ts";
import c from "./find-a-shop-page.styles.ts";
import { DirectionsLink, ShopAddress } from "#app/components/stores/shop-address.tsx";

/** One shop of the site; 404 when there is none by that id. */
export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const [store] = await context.get(commerceApiContext).stores.get([params["storeId"] ?? ""]);
  if (!store) throw data(null, { status: 404 });
  return data(toShop(store), { headers: pageCache });
};

/** Head of a shop's page. */
export const meta = (shop: Shop): PageMeta => ({
  title: `${shop.name}, ${shop.city}`,
  description: `Address, telephone number and opening times of our shop in ${shop.city}, ${stateName(shop)}.`,
});

const Hours = ({ hours }: { hours: NonNullable<Shop["hours"]> }) => {
  const intl = useIntl();
  const time = (text: string) =>
    intl.formatTime(momentAtTime(text), { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return (
    <section aria-labelledby="hours">
      <h2 className={c.stateName} id="hours">
        <FormattedMessage id="shop.hours" defaultMessage="Opening times" />
      </h2>
      <dl className={c.hours}>
        {hours.map(({ day, spans }) => (
          <div key={day}>
            <dt>{intl.formatDate(momentOnDay(day), { weekday: "long", timeZone: "UTC" })}</dt>
            <dd>
              {spans.length === 0
                ? intl.formatMessage({ id: "shop.closed", defaultMessage: "Closed" })
                : spans.map(({ open, close }) => `${time(open)} to ${time(close)}`).join(", ")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** 'Shop Details': where a shop is and when it is open. */
export default function ShopPage() {
  const shop = useLoaderData<typeof loader>();
  return (
    <div className={`wrap ${c.page}`}>
      <h1 className={c.title}>{shop.name}</h1>
      {shop.isTemporarilyClosed && (
        <p className={c.closed}>
          <FormattedMessage id="shops.temporarilyClosed" defaultMessage="Temporarily closed" />
        </p>
      )}
      <div className={c.columns}>
        <div className={c.shop}>
          <ShopAddress shop={shop} />
          <p className={c.links}>
            <DirectionsLink shop={shop} className={c.link} />
            <Link className={c.link} to="/chocolateshops">
              <FormattedMessage id="shop.all" defaultMessage="All shops" />
            </Link>
          </p>
        </div>
        {shop.hours && <Hours hours={shop.hours} />}
      </div>
    </div>
  );
}
