import { FormattedMessage } from "react-intl";
import { Note } from "#app/components/ui/note.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { pickupObstacle, type PickupShop } from "#app/domain/stores/pickup-shop.ts";
import type { ShopSearch } from "#app/hooks/stores/use-shop-search.ts";
import c from "./shop-results.styles.ts";
import { Range } from "./distance.tsx";
import { usePreferredMapsApp } from "./directions.tsx";
import { ShopResult } from "./shop-result.tsx";

const Outcome = ({ search: { status, shops, range, postalCode } }: { search: ShopSearch }) => {
  if (status === "idle")
    return (
      <FormattedMessage
        id="shopResults.prompt"
        defaultMessage="Enter your zip code above to select a preferred shop."
      />
    );
  if (status !== "done") return null;
  if (shops.length === 0)
    return (
      <FormattedMessage
        id="shopResults.none"
        defaultMessage="No Shops were found in your selected zip and range. Please check your zip code or widen your search range."
      />
    );
  return (
    <FormattedMessage
      id="shopResults.count"
      defaultMessage="{count, plural, one {# shop} other {# shops}} within {distance} of {postalCode}"
      values={{ count: shops.length, distance: <Range value={range} />, postalCode }}
    />
  );
};

/** What a search for shops has found, nearest first; `product` is what the shopper wants to collect there. */
export const ShopResults = ({
  search,
  product,
  selectedId,
  isBusy,
  onSelect,
}: {
  search: ShopSearch;
  product?: { name: string } | undefined;
  selectedId: string | undefined;
  isBusy: boolean;
  onSelect: (shop: PickupShop) => void;
}) => {
  const mapsApp = usePreferredMapsApp();
  const shops = search.shops.map((shop) => ({
    shop,
    obstacle: pickupObstacle(shop, product && { stock: search.stock[shop.id] }),
  }));
  const nearest = shops.find(({ obstacle }) => obstacle === null)?.shop;
  const isNearestAway = product !== undefined && shops.length > 0 && nearest?.id !== shops[0]?.shop.id;
  return (
    <>
      <output className={c.outcome}>
        <Outcome search={search} />
        {search.status === "done" && isNearestAway && (
          <span className={c.nearest}>
            {nearest ? (
              <FormattedMessage
                id="shopResults.nearest"
                defaultMessage="The nearest that has it: {shop}"
                values={{ shop: nearest.name }}
              />
            ) : (
              <FormattedMessage id="shopResults.nowhere" defaultMessage="None of them has it right now." />
            )}
          </span>
        )}
      </output>
      {search.status === "error" && (
        <Note tone="error">
          <FormattedMessage
            id="shopResults.failed"
            defaultMessage="Oh fudge! Something unexpected went wrong! Please try again or contact us."
          />
        </Note>
      )}
      {search.status === "pending" ? (
        <div className={c.waiting}>
          <Skeleton height="120px" />
        </div>
      ) : (
        <ol className={c.list}>
          {shops.map(({ shop, obstacle }, index) => (
            <ShopResult
              key={shop.id}
              rank={index + 1}
              shop={shop}
              obstacle={obstacle}
              isSelected={shop.id === selectedId}
              isBusy={isBusy}
              mapsApp={mapsApp}
              onSelect={() => onSelect(shop)}
            />
          ))}
        </ol>
      )}
    </>
  );
};
