import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { type Shop } from "#app/domain/stores/shop.ts";
import { shopsByState } from "#app/domain/stores/shops-by-state.ts";
import { DirectionsLink, ShopAddress } from "./shop-address.tsx";
import c from "./shop-accordion.styles.ts";
import { shopsPath } from "#config/brand.ts";

const ShopItem = ({ shop }: { shop: Shop }) => (
  <li className={c.shop}>
    <h3 className={c.name}>{shop.name}</h3>
    {shop.isTemporarilyClosed && (
      <p className={c.closed}>
        <FormattedMessage id="shops.temporarilyClosed" defaultMessage="Temporarily closed" />
      </p>
    )}
    <ShopAddress shop={shop} />
    <p className={c.links}>
      <Link className={c.link} to={`${shopsPath}/${encodeURIComponent(shop.id)}`}>
        <FormattedMessage id="shops.details" defaultMessage="Shop Details" />
        <span className="vh">{` ${shop.name}`}</span>
      </Link>
      <DirectionsLink shop={shop} className={c.link} />
    </p>
  </li>
);

/** Shops by state or province, each group opening and closing (shops-1). */
export const ShopAccordion = ({ shops, isOpen }: { shops: readonly Shop[]; isOpen: boolean }) => {
  const { locale } = useIntl();
  return shopsByState(shops, locale).map((group) => (
    <details key={group.state} className={c.state} open={isOpen}>
      <summary>
        <h2 className={c.stateName}>
          {group.state} <span>({group.shops.length})</span>
        </h2>
        <Icon name="chevron-down" />
      </summary>
      <ul className={c.shops}>
        {group.shops.map((shop) => (
          <ShopItem key={shop.id} shop={shop} />
        ))}
      </ul>
    </details>
  ));
};
