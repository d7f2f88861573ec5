import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { Icon } from "#app/components/ui/icon.tsx";
import { useStore } from "#app/contexts/store-context.tsx";
import c from "./header.styles.ts";

/** The shop to collect from, or the way to find one. */
export const ShopSelector = ({ iconSize }: { iconSize?: "sm" | "md" }) => {
  const { selectedShop } = useStore();
  return (
    <Link to="/chocolateshops">
      <Icon name="shop" size={iconSize} />
      <span>
        {selectedShop ? (
          <>
            <small>
              <FormattedMessage id="header.pickupAt" defaultMessage="Pickup at" />
            </small>
            {selectedShop.name}{" "}
            <span className={c.link}>
              <FormattedMessage id="header.changeShop" defaultMessage="(Change)" />
            </span>
          </>
        ) : (
          <FormattedMessage id="header.selectShop" defaultMessage="Select your preferred shop" />
        )}
      </span>
    </Link>
  );
};
