import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { PickupAt } from "#app/components/stores/pickup-at.tsx";
import type { LineGroup } from "#app/domain/basket/line-groups.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import type { StockCheck } from "#app/hooks/basket/use-stock-check.ts";
import { CartItem } from "./cart-item.tsx";
import c from "./cart-page.styles.ts";

/** The lines that travel together, under how they travel. */
export function CartShipment({
  group,
  shop,
  products,
  stock,
  currency,
  onRemoved,
}: {
  group: LineGroup;
  /** The shop that hands them out, once known. */
  shop: Shop | undefined;
  products: ReadonlyMap<string, LineProduct>;
  stock: StockCheck;
  currency?: string;
  onRemoved: (name: string) => void;
}) {
  const id = useId();
  const count = group.items.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  return (
    <section className={c.group} aria-labelledby={id}>
      <div className={group.isPickup ? `${c.groupHead} ${c.groupHeadPickup}` : c.groupHead}>
        <h2 id={id}>
          <Icon name={group.isPickup ? "shop" : "truck"} />
          {group.isPickup ? (
            <PickupAt shop={shop} />
          ) : (
            <FormattedMessage id="cart.shipping" defaultMessage="Shipping" />
          )}
        </h2>
        <FormattedMessage
          id="cart.groupCount"
          defaultMessage="{count, plural, one {# item} other {# items}}"
          values={{ count }}
        />
      </div>
      <ul className={c.lines}>
        {group.items.map((item) => (
          <CartItem
            key={item.itemId}
            item={item}
            isPickup={group.isPickup}
            product={products.get(item.productId ?? "")}
            currency={currency}
            reduced={stock.reduced.get(item.itemId ?? "")}
            isSoldOut={stock.soldOut.has(item.itemId ?? "")}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
    </section>
  );
}
