import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { tellsOpenStatus } from "#app/domain/stores/open-status.ts";
import type { PickupObstacle, PickupShop } from "#app/domain/stores/pickup-shop.ts";
import { Away } from "./distance.tsx";
import { Directions, type PreferredMapsApp } from "./directions.tsx";
import { OpenStatusText } from "./open-status-text.tsx";
import { ShopLines } from "./shop-lines.tsx";
import c from "./shop-results.styles.ts";

/** Why a shop cannot be chosen. */
const Reason = ({ obstacle }: { obstacle: PickupObstacle }) => {
  switch (obstacle) {
    case "temporarilyUnavailable":
      return (
        <FormattedMessage id="shopResults.temporarily" defaultMessage="Temporarily unavailable for store pickup" />
      );
    case "noPickup":
      return <FormattedMessage id="shopResults.noPickup" defaultMessage="This shop doesn’t hand out online orders." />;
    case "noneLeft":
      return <FormattedMessage id="shopResults.noneLeft" defaultMessage="None of this in the shop right now." />;
  }
};

/** One shop of a search: where it is, whether it is open, and whether it can be chosen. */
export const ShopResult = ({
  rank,
  shop,
  obstacle,
  isSelected,
  isBusy,
  mapsApp,
  onSelect,
}: {
  rank: number;
  shop: PickupShop;
  obstacle: PickupObstacle | null;
  isSelected: boolean;
  isBusy: boolean;
  mapsApp: PreferredMapsApp;
  onSelect: () => void;
}) => (
  <li className={c.shop} data-selected={isSelected || undefined}>
    <span className={c.rank} aria-hidden="true">
      {rank}
    </span>
    <div>
      <h3 className={c.name}>{shop.name}</h3>
      <ShopLines shop={shop} className={c.address} />
      {obstacle !== "temporarilyUnavailable" && tellsOpenStatus(shop) && <OpenStatusText {...shop} />}
      {obstacle && (
        <p className={`${c.status} ${c.unavailable}`}>
          <Reason obstacle={obstacle} />
        </p>
      )}
      <div className={c.actions}>
        {isSelected && (
          <span className={c.mine}>
            <Icon name="check" size="xs" />
            <FormattedMessage id="shopResults.mine" defaultMessage="Your shop" />
          </span>
        )}
        {(!isSelected || obstacle) && (
          <button type="button" className={c.select} disabled={obstacle !== null || isBusy} onClick={onSelect}>
            {obstacle ? (
              <FormattedMessage id="shopResults.unavailable" defaultMessage="Unavailable" />
            ) : (
              <FormattedMessage id="shopResults.select" defaultMessage="Select this shop" />
            )}
            <span className="vh">{`: ${shop.name}`}</span>
          </button>
        )}
        <Directions shop={shop} className={c.link} mapsApp={mapsApp} />
      </div>
    </div>
    {shop.distance !== undefined && (
      <span className={c.distance}>
        <Away value={shop.distance} />
      </span>
    )}
  </li>
);
