import { useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { type Shop } from "#app/domain/stores/shop.ts";
import { shopsByState } from "#app/domain/stores/shops-by-state.ts";
import { ShopCard } from "./shop-card.tsx";
import c from "./shop-accordion.styles.ts";

/** Where the shops of a state begin on the page, by the code of the state. */
export const stateAnchor = ([first]: readonly Shop[]): string => `shops-${first?.stateCode ?? ""}`;

/** Shops by state or province, each group opening and closing (shops-1). */
export const ShopAccordion = ({ shops, isOpen }: { shops: readonly Shop[]; isOpen: boolean }) => {
  const { locale } = useIntl();
  return shopsByState(shops, locale).map((group) => (
    <details key={group.state} className={c.state} id={stateAnchor(group.shops)} open={isOpen}>
      <summary>
        <h2 className={c.stateName}>
          {group.state} <span>({group.shops.length})</span>
        </h2>
        <Icon name="chevron-down" />
      </summary>
      <ul className={c.shops}>
        {group.shops.map((shop) => (
          <ShopCard key={shop.id} shop={shop} />
        ))}
      </ul>
    </details>
  ));
};
