import { FormattedMessage, useIntl } from "react-intl";
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { Breadcrumbs } from "#app/components/product/breadcrumbs.tsx";
import { breadcrumbList } from "#app/components/product/breadcrumb-list.ts";
import { ProductTiles } from "#app/components/product/product-tiles.tsx";
import { DirectionsLink, ShopAddress } from "#app/components/stores/shop-address.tsx";
import { OpenToday } from "#app/components/stores/open-today.tsx";
import { ShopCard } from "#app/components/stores/shop-card.tsx";
import { ShopPicture } from "#app/components/stores/shop-picture.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { toTile, type ProductTile } from "#app/domain/product/tile.ts";
import { refineArguments } from "#app/domain/search/refine-arguments.ts";
import { momentAtTime, momentOnDay, type Shop } from "#app/domain/stores/shop.ts";
import { stateName } from "#app/domain/stores/shops-by-state.ts";
import { isListed, toShop } from "#app/domain/stores/to-shop.ts";
import { momentOf } from "#app/browser/page-moment.ts";
import { type HeadContext, pageCache, type PageMeta } from "#app/navigation/route-module.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { nearShops } from "./near-shops.ts";
import { comingHolidays, shopDocument } from "./shop-document.ts";
import { shopEvents, type ShopEvent } from "./shop-events.ts";
import { HolidayHours, WeekHours } from "./shop-hours.tsx";
import { isOnMap, ShopMapSlot } from "./shop-map-slot.tsx";
import c from "./shop-page.styles.ts";
import { shopsPath } from "#config/brand.ts";

const MOST_TILES = 4;
const MOST_NEIGHBORS = 3;

interface ShopPageData {
  shop: Shop;
  events: ShopEvent[];
  /** What can be collected there: the first of them, and how many there are. */
  counter: { tiles: ProductTile[]; total: number };
  /** Whether orders are handed out there. */
  isPickupPoint: boolean;
  /** The other shops that are nearest. */
  neighbors: Shop[];
  /** The day the page was made, `YYYY-MM-DD`. */
  today: string;
  origin: string;
  siteName: string;
}

const loadCounter = async (
  { search, products }: CommerceApi,
  shopId: string,
  site: Parameters<typeof toTile>[1],
): Promise<ShopPageData["counter"]> => {
  const { hits, total } = await search.products({
    refine: refineArguments({}, "root", shopId),
    c_storeId: shopId,
    sort: "most-popular",
    limit: MOST_TILES,
    offset: 0,
    expand: ["none"],
  });
  const found = await products.getMany(hits.map(({ productId }) => productId));
  return { tiles: found.map((product) => toTile(product, site)), total };
};

const loadEvents = async ({ content }: CommerceApi, shopId: string): Promise<ShopEvent[]> =>
  shopEvents(await content.byKey("shop-events", { isOptional: true }), shopId);

const loadNeighbors = async ({ stores }: CommerceApi, { id, place }: Shop): Promise<Shop[]> => {
  if (!place) return [];
  const others = (await stores.all()).filter((store) => isListed(store) && store.id !== id).map(toShop);
  return nearShops(others, place, { most: MOST_NEIGHBORS, unit: "mile" });
};

/** One shop of the site, what happens in it and what lies on its counter; 404 when there is none by that id. */
export const loader = async ({ params, context, request }: LoaderFunctionArgs) => {
  const api = context.get(commerceApiContext);
  const site = context.get(siteContext);
  const [store] = await api.stores.get([params["storeId"] ?? ""]);
  if (!store) throw data(null, { status: 404 });
  const shop = toShop(store);
  const isPickupPoint = site.pickupEnabled && store["c_bopisEnabled"] === true && store["c_temporarilyClosed"] !== true;
  const nothing: ShopPageData["counter"] = { tiles: [], total: 0 };
  // The shop's address and times matter most; what else there is may be missing.
  const [events, counter, neighbors] = await Promise.all([
    loadEvents(api, store.id).catch(() => []),
    isPickupPoint ? loadCounter(api, store.id, site).catch(() => nothing) : nothing,
    loadNeighbors(api, shop).catch(() => []),
  ]);
  const today = new Date(momentOf(request)).toISOString().slice(0, 10);
  return data<ShopPageData>(
    { shop, events, counter, isPickupPoint, neighbors, today, origin: site.origin, siteName: site.name },
    { headers: pageCache },
  );
};

const pathOf = ({ id }: Shop): string => `${shopsPath}/${encodeURIComponent(id)}`;

/** Head of a shop's page, with the shop for search engines. */
export const meta = ({ shop, today, origin, siteName }: ShopPageData, { intl }: HeadContext): PageMeta => ({
  title: `${shop.name}, ${shop.city}`,
  description: intl.formatMessage(
    {
      id: "title.shopHint",
      defaultMessage: "Address, phone number and hours of our shop in {city}, {state}.",
    },
    { city: shop.city, state: stateName(shop, intl.locale) },
  ),
  canonicalPath: pathOf(shop),
  structuredData: [
    shopDocument(shop, { origin, path: pathOf(shop), siteName, from: today }),
    breadcrumbList(origin, [
      { name: intl.formatMessage({ id: "title.shops", defaultMessage: "Find a shop" }), link: shopsPath },
      { name: shop.name, link: pathOf(shop) },
    ]),
  ],
});

const Events = ({ events }: { events: readonly ShopEvent[] }) => {
  const intl = useIntl();
  if (events.length === 0) return null;
  return (
    <section className={c.section} aria-labelledby="events">
      <h2 className={c.heading} id="events">
        <FormattedMessage id="shop.events" defaultMessage="Every week in this shop" />
      </h2>
      <ul className={c.events}>
        {events.map(({ title, text, weekday, time }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <FormattedMessage
                id="shop.eventTime"
                defaultMessage="{day}s at {time}"
                values={{
                  day: intl.formatDate(momentOnDay(weekday), { weekday: "long", timeZone: "UTC" }),
                  time: intl.formatTime(momentAtTime(time), { hour: "numeric", minute: "2-digit", timeZone: "UTC" }),
                }}
              />
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Counter = ({ shop, counter: { tiles, total } }: Pick<ShopPageData, "shop" | "counter">) =>
  tiles.length > 0 && (
    <section className={c.section} aria-labelledby="counter">
      <h2 className={c.heading} id="counter">
        <FormattedMessage id="shop.counter" defaultMessage="On the counter today" />
      </h2>
      <ProductTiles tiles={tiles} layout="four" />
      <p>
        <Link className={c.link} to={`/search?shop=${encodeURIComponent(shop.id)}`}>
          <FormattedMessage
            id="shop.wholeCounter"
            defaultMessage="{total, plural, one {See the one sweet you can pick up here} other {See all # sweets you can pick up here}}"
            values={{ total }}
          />
        </Link>
      </p>
    </section>
  );

const Neighbors = ({ shops }: { shops: readonly Shop[] }) =>
  shops.length > 0 && (
    <section className={c.section} aria-labelledby="neighbors">
      <h2 className={c.heading} id="neighbors">
        <FormattedMessage id="shop.neighbors" defaultMessage="The next windows along" />
      </h2>
      <ul className={c.neighbors}>
        {shops.map((shop) => (
          <ShopCard key={shop.id} shop={shop} />
        ))}
      </ul>
    </section>
  );

const PickupHere = ({ isPickupPoint }: Pick<ShopPageData, "isPickupPoint">) => (
  <p className={isPickupPoint ? `${c.pickup} ${c.pickupHere}` : c.pickup}>
    <Icon name="shop" />
    {isPickupPoint ? (
      <FormattedMessage id="shop.pickup" defaultMessage="Order online, pick up at this window." />
    ) : (
      <FormattedMessage
        id="shop.noPickup"
        defaultMessage="No pickup of online orders here. The counter is full, though."
      />
    )}
  </p>
);

/** 'Shop Details': where a shop is, when it is open, what happens in it and what can be collected there. */
export default function ShopPage() {
  const { shop, events, counter, isPickupPoint, neighbors, today } = useLoaderData<typeof loader>();
  const intl = useIntl();
  const isMapped = isOnMap(shop);
  return (
    <div className={`wrap ${c.page}`}>
      <Breadcrumbs
        crumbs={[{ name: intl.formatMessage({ id: "shops.title", defaultMessage: "Find a shop" }), link: shopsPath }]}
        current={shop.name}
      />
      <div className={c.head}>
        <div className={c.words}>
          <h1 className={c.title}>{shop.name}</h1>
          <OpenToday shop={shop} />
          <ShopAddress shop={shop} />
          <PickupHere isPickupPoint={isPickupPoint} />
          <p className={c.links}>
            <DirectionsLink shop={shop} className={c.button} />
            <Link className={c.link} to={shopsPath}>
              <FormattedMessage id="shop.all" defaultMessage="All shops" />
            </Link>
          </p>
        </div>
        {shop.picture ? (
          <ShopPicture shop={shop} className={c.picture} sizes="(min-width: 1024px) 720px, 100vw" isFirst />
        ) : (
          isMapped && <ShopMapSlot shops={[{ shop }]} />
        )}
      </div>
      <div className={c.columns}>
        <div className={c.times}>
          {shop.hours && <WeekHours hours={shop.hours} />}
          <HolidayHours holidays={comingHolidays(shop, today)} />
        </div>
        {shop.picture && isMapped && <ShopMapSlot shops={[{ shop }]} />}
      </div>
      <Events events={events} />
      <Counter shop={shop} counter={counter} />
      <Neighbors shops={neighbors} />
    </div>
  );
}
