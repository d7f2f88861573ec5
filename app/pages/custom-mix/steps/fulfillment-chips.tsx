import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useSite } from "#app/contexts/site-context.tsx";
import type { SelectedShop } from "#app/contexts/store-context.tsx";
import type { MixFulfillment } from "./candies.ts";
import c from "./fulfillment-chips.styles.ts";

/** Shipping or pickup for the whole box, with the shop that hands it out; nothing where a site has no pickup. */
export const FulfillmentChips = ({
  option,
  shop,
  onChoose,
  onOpenShops,
}: {
  option: MixFulfillment;
  shop: SelectedShop | null;
  onChoose: (option: MixFulfillment) => void;
  onOpenShops: () => void;
}) => {
  const name = useId();
  const { pickupEnabled } = useSite();
  if (!pickupEnabled) return null;
  return (
    <fieldset className={c.set}>
      <legend className="vh">
        <FormattedMessage id="mix.fulfillment" defaultMessage="Fulfillment" />
      </legend>
      <label className={c.chip}>
        <input type="radio" name={name} checked={option === "shipping"} onChange={() => onChoose("shipping")} />
        <FormattedMessage id="mix.shipping" defaultMessage="Shipping" />
      </label>
      <label className={c.chip}>
        <input type="radio" name={name} checked={option === "pickup"} onChange={() => onChoose("pickup")} />
        <FormattedMessage id="mix.pickup" defaultMessage="Pickup in Shop" />
      </label>
      {option === "pickup" && shop && (
        <p className={c.shop}>
          <FormattedMessage id="mix.pickupAt" defaultMessage="Pickup at {shop}" values={{ shop: shop.name }} />{" "}
          <button type="button" className={c.change} aria-haspopup="dialog" onClick={onOpenShops}>
            <FormattedMessage id="mix.changeShop" defaultMessage="(Change)" />
          </button>
        </p>
      )}
    </fieldset>
  );
};
