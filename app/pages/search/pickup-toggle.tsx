import { useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { track } from "#app/analytics/track.ts";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { useStore } from "#app/contexts/store-context.tsx";
import c from "./pickup-toggle.styles.ts";

/**
 * 'In stock at my shop': shows only what the chosen shop has. The shop stands in the address, so that the page stays
 * the same for everybody who opens it; without a chosen shop the pickup sheet opens first. A shop that is exchanged for
 * another takes the filter with it. Nothing is shown where there is no pickup.
 * @param shop the shop of the address; its name, once the page knows it
 */
export const PickupToggle = ({
  shop,
  onChange,
}: {
  shop: { id: string; name?: string } | undefined;
  onChange: (shop: string | undefined) => void;
}) => {
  const id = useId();
  const { pickupEnabled } = useSite();
  const { selectedShop } = useStore();
  const { open } = useSidebar();
  const waiting = useRef(false);
  const before = useRef(selectedShop?.id);
  const mine = selectedShop?.id;
  useEffect(() => {
    const was = before.current;
    before.current = mine;
    if (mine === undefined || mine === was) return;
    const isAwaited = waiting.current && shop === undefined;
    if (isAwaited) track({ event: "toggle_pickup_filter", is_on: true });
    if (isAwaited || (shop && shop.id === was)) onChange(mine);
    waiting.current = false;
  }, [mine, shop, onChange]);
  if (!pickupEnabled) return null;

  const toggle = () => {
    if (!shop && mine === undefined) {
      waiting.current = true;
      open("pickup-shop");
      return;
    }
    track({ event: "toggle_pickup_filter", is_on: !shop });
    onChange(shop ? undefined : mine);
  };
  const other = shop && shop.id !== mine ? shop.name : undefined;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shop !== undefined}
      aria-describedby={id}
      className={c.toggle}
      onClick={toggle}
    >
      <span>
        {other ? (
          <FormattedMessage id="search.inStockAt" defaultMessage="In stock at {shop}" values={{ shop: other }} />
        ) : (
          <FormattedMessage id="search.inStockAtMine" defaultMessage="In stock at my shop" />
        )}
        <small id={id}>
          {other ? (
            <FormattedMessage id="search.shopOfLink" defaultMessage="The shop in this link" />
          ) : (
            (selectedShop?.name ?? (
              <FormattedMessage id="search.chooseShop" defaultMessage="Choose a shop to see what’s in stock" />
            ))
          )}
        </small>
      </span>
      <i aria-hidden="true" />
    </button>
  );
};
