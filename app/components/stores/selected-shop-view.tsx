import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SelectedShop } from "#app/contexts/store-context.tsx";
import c from "./selected-shop-view.styles.ts";

/** The shop the shopper collects from, and the way to choose none. */
export const SelectedShopView = ({ shop, onReset }: { shop: SelectedShop; onReset: () => void }) => (
  <div className={c.shop}>
    <Icon name="shop" />
    <div>
      <p className={c.label}>
        <FormattedMessage id="pickupShop.selected" defaultMessage="Your preferred shop" />
      </p>
      <p className={c.name}>{shop.name}</p>
      {shop.address1 && <p className={c.address}>{`${shop.address1}, ${shop.city ?? ""}`}</p>}
      <button type="button" className={c.reset} onClick={onReset}>
        <FormattedMessage id="pickupShop.reset" defaultMessage="Reset Preferred Shop" />
      </button>
    </div>
  </div>
);
