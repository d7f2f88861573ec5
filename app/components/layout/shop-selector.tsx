import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { useStore } from "#app/contexts/store-context.tsx";
import c from "./header.styles.ts";
import { shopsPath } from "#config/brand.ts";

/**
 * The shop to collect from, or the way to choose one in the pickup sheet (shops-15, navigation-16); where there is
 * no pickup, the way to the list of shops. `onOpen` is told before the sheet opens.
 */
export const ShopSelector = ({ iconSize, onOpen }: { iconSize?: "sm" | "md"; onOpen?: () => void }) => {
  const { pickupEnabled } = useSite();
  const { open } = useSidebar();
  const { selectedShop } = useStore();
  const openSheet = () => {
    onOpen?.();
    open("pickup-shop");
  };
  if (!pickupEnabled)
    return (
      <Link to={shopsPath}>
        <Icon name="shop" size={iconSize} />
        <span>
          <FormattedMessage id="header.findShop" defaultMessage="Find a shop" />
        </span>
      </Link>
    );
  return (
    <button type="button" aria-haspopup="dialog" onClick={openSheet}>
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
    </button>
  );
};
