import { useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { Away, Range } from "#app/components/stores/distance.tsx";
import { OpenToday } from "#app/components/stores/open-today.tsx";
import { DirectionsLink } from "#app/components/stores/shop-address.tsx";
import { ShopLines } from "#app/components/stores/shop-lines.tsx";
import { ShopPicture } from "#app/components/stores/shop-picture.tsx";
import { ShopSearchForm } from "#app/components/stores/shop-search-form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { pickupObstacle, widerRange, type PickupShop } from "#app/domain/stores/pickup-shop.ts";
import { useNearMe, type NearMe } from "./use-near-me.ts";
import { useShopSearch, type ShopSearch } from "#app/hooks/stores/use-shop-search.ts";
import { ShopMapSlot } from "./shop-map-slot.tsx";
import c from "./shop-finder.styles.ts";
import { shopsPath } from "#config/brand.ts";

const FoundShop = ({ shop, rank, offersStock }: { shop: PickupShop; rank: number; offersStock: boolean }) => (
  <li className={c.shop}>
    <span className={c.rank} aria-hidden="true">
      {rank}
    </span>
    <div>
      <h3 className={c.name}>
        <Link to={`${shopsPath}/${encodeURIComponent(shop.id)}`}>{shop.name}</Link>
      </h3>
      <ShopLines shop={shop} className={c.address} />
      <OpenToday shop={shop} />
      <p className={c.links}>
        <DirectionsLink shop={shop} className={c.link} />
        {offersStock && pickupObstacle(shop) === null && (
          <Link className={c.link} to={`/search?shop=${encodeURIComponent(shop.id)}`}>
            <FormattedMessage
              id="finder.stock"
              defaultMessage="See what’s in stock<h> at {shop}</h>"
              values={{ shop: shop.name, h: (words) => <span className="vh">{words}</span> }}
            />
          </Link>
        )}
      </p>
    </div>
    <div className={c.aside}>
      {shop.distance !== undefined && (
        <span className={c.distance}>
          <Away value={shop.distance} />
        </span>
      )}
      <ShopPicture shop={shop} className={c.picture} sizes="120px" />
    </div>
  </li>
);

const Outcome = ({ near, search, count }: { near: NearMe; search: ShopSearch; count: number }) => {
  if (near.status === "refused")
    return (
      <FormattedMessage
        id="finder.refused"
        defaultMessage="Your browser doesn’t tell us where you are. Enter a zip or postal code instead."
      />
    );
  if (near.status === "done")
    return (
      <FormattedMessage
        id="finder.near"
        defaultMessage="{count, plural, one {The shop nearest to you} other {The # shops nearest to you}}"
        values={{ count }}
      />
    );
  if (search.status === "error")
    return (
      <FormattedMessage
        id="shopResults.failed"
        defaultMessage="Oh fudge! Something unexpected went wrong! Please try again or contact us."
      />
    );
  if (search.status !== "done") return null;
  return count === 0 ? (
    <FormattedMessage
      id="shopResults.none"
      defaultMessage="No Shops were found in your selected zip and range. Please check your zip code or widen your search range."
    />
  ) : (
    <FormattedMessage
      id="shopResults.count"
      defaultMessage="{count, plural, one {# shop} other {# shops}} within {distance} of {postalCode}"
      values={{ count, distance: <Range value={search.range} />, postalCode: search.postalCode }}
    />
  );
};

/** Finds shops of the list around a postal code or around the shopper, and shows all of them on a map (shops-20). */
export function ShopFinder({ shops }: { shops: readonly PickupShop[] }) {
  const { pickupRanges: ranges, pickupEnabled } = useSite();
  const { search, ...byCode } = useShopSearch(undefined, ranges[0] ?? 10);
  const { find, forget, ...near } = useNearMe(shops);
  const found = useMemo(() => {
    const listed = new Set(shops.map(({ id }) => id));
    return near.status === "idle" ? byCode.shops.filter(({ id }) => listed.has(id)) : near.shops;
  }, [byCode.shops, near.shops, near.status, shops]);
  const mapped = useMemo(() => {
    const ranks = new Map(found.map(({ id }, index) => [id, index + 1]));
    return shops.map((shop) => {
      const rank = ranks.get(shop.id);
      return { shop, ...(rank !== undefined && { rank }) };
    });
  }, [found, shops]);
  const isBusy = byCode.status === "pending" || near.status === "pending";
  const wider = near.status === "idle" && byCode.status === "done" ? widerRange(byCode.range, ranges) : undefined;
  const searchAround = (postalCode: string, range: number) => {
    forget();
    void search(postalCode, range);
  };
  return (
    <section className={c.finder} aria-labelledby="finder">
      <div className={c.side}>
        <h2 className={c.title} id="finder">
          <FormattedMessage id="finder.title" defaultMessage="Shops near you" />
        </h2>
        <ShopSearchForm ranges={ranges} range={byCode.range} isBusy={isBusy} onSearch={searchAround} />
        <button type="button" className={c.nearMe} aria-busy={near.status === "pending"} onClick={() => void find()}>
          <Icon name="pin" size="sm" />
          <FormattedMessage id="finder.nearMe" defaultMessage="Use my location" />
        </button>
        <output className={c.outcome}>
          <Outcome near={near} search={byCode} count={found.length} />
        </output>
        {isBusy ? (
          <Skeleton height="120px" />
        ) : (
          <ol className={c.list}>
            {found.map((shop, index) => (
              <FoundShop key={shop.id} shop={shop} rank={index + 1} offersStock={pickupEnabled} />
            ))}
          </ol>
        )}
        {wider !== undefined && (
          <button type="button" className={c.wider} onClick={() => searchAround(byCode.postalCode, wider)}>
            <FormattedMessage
              id="pickupShop.extend"
              defaultMessage="Extend Search Range to {distance}"
              values={{ distance: <Range value={wider} /> }}
            />
          </button>
        )}
      </div>
      <ShopMapSlot shops={mapped} />
    </section>
  );
}
