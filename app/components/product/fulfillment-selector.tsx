import { useId, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { PickupProduct } from "#app/domain/basket/bag-addition.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { FulfillmentChoice } from "#app/hooks/product/use-fulfillment.ts";
import c from "./fulfillment-selector.styles.ts";

const PickupNotice = ({ notice, option, shop }: Pick<FulfillmentChoice, "notice" | "option" | "shop">) => {
  const name = shop?.name ?? "";
  switch (notice) {
    case "onlyInShops":
      return (
        <FormattedMessage
          id="fulfillment.pickupOnly"
          defaultMessage="This product is only available to collect in store."
        />
      );
    case "noShop":
      return <FormattedMessage id="fulfillment.noShop" defaultMessage="Choose a shop to check availability." />;
    case "asking":
      return <FormattedMessage id="fulfillment.asking" defaultMessage="Checking {shop}" values={{ shop: name }} />;
    case "available":
      return option === "pickup" ? (
        <FormattedMessage id="fulfillment.pickupAt" defaultMessage="Pickup at {shop}" values={{ shop: name }} />
      ) : (
        <FormattedMessage
          id="fulfillment.availableAt"
          defaultMessage="Available for pickup at {shop}"
          values={{ shop: name }}
        />
      );
    case "unavailable":
      return (
        <FormattedMessage
          id="fulfillment.notAvailableAt"
          defaultMessage="Not available for pickup at {shop}"
          values={{ shop: name }}
        />
      );
    default:
      return (
        <FormattedMessage
          id="fulfillment.pickupNo"
          defaultMessage="This product isn't currently available for collection in store."
        />
      );
  }
};

/**
 * Shipping or pickup in a shop (product-35); a site without pickup does not speak of it. Choosing pickup without a
 * shop opens the pickup sheet, as the link below does.
 * @param beside stands beside the link; its place is kept, since stock is known later than the page
 */
export const FulfillmentSelector = ({
  choice,
  product,
  beside,
}: {
  choice: FulfillmentChoice;
  product: PickupProduct | undefined;
  beside: ReactNode;
}) => {
  const name = useId();
  const { open } = useSidebar();
  const { pickupEnabled } = useSite();
  const { option, canShip, canPickUp, isPickupOnly, notice, choose, shop } = choice;
  const openSheet = () => open("pickup-shop", { product });
  const ships = canShip && !isPickupOnly;
  const wantsShop = notice === "noShop" || (notice === "onlyInShops" && choice.isOffered);
  return (
    <fieldset className={c.set}>
      <legend className={c.legend}>
        <FormattedMessage id="fulfillment.question" defaultMessage="How would you like it?" />
      </legend>
      <div className={c.pair}>
        <label className={c.option}>
          <input
            type="radio"
            name={name}
            value="shipping"
            // What cannot be had does not stand there as chosen.
            checked={option === "shipping" && ships}
            disabled={!ships}
            onChange={() => choose("shipping")}
          />
          <Icon name="truck" />
          <span>
            <b>
              <FormattedMessage id="fulfillment.shipping" defaultMessage="Shipping" />
            </b>
            <small>
              {canShip ? (
                <FormattedMessage
                  id="fulfillment.shippingYes"
                  defaultMessage="We’ll ship it to the address you choose."
                />
              ) : (
                <FormattedMessage id="fulfillment.shippingNo" defaultMessage="Not available for shipping right now" />
              )}
            </small>
          </span>
        </label>
        {pickupEnabled && (
          <label className={c.option}>
            <input
              type="radio"
              name={name}
              value="pickup"
              checked={option === "pickup"}
              disabled={!canPickUp && !wantsShop}
              onChange={() => (canPickUp ? choose("pickup") : openSheet())}
            />
            <Icon name="shop" />
            <span>
              <b>
                <FormattedMessage id="fulfillment.pickup" defaultMessage="Pickup in Shop" />
              </b>
              <small className={notice === "available" ? c.yes : undefined}>
                <PickupNotice notice={notice} option={option} shop={shop} />
              </small>
            </span>
          </label>
        )}
      </div>
      <div className={c.foot}>
        {choice.isOffered && (
          <button type="button" className={c.link} aria-haspopup="dialog" onClick={openSheet}>
            {shop ? (
              <FormattedMessage id="fulfillment.otherShops" defaultMessage="Check Other Shops" />
            ) : (
              <FormattedMessage id="fulfillment.selectShop" defaultMessage="Select your preferred shop" />
            )}
          </button>
        )}
        {beside}
      </div>
    </fieldset>
  );
};
