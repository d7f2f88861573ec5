import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { PickupAt } from "#app/components/stores/pickup-at.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import type { LineGroup } from "#app/domain/basket/line-groups.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { addressLine, fullNameOf } from "#app/domain/basket/door-address.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import c from "../cart-page.styles.ts";
import type { PriceChange } from "../stock/price-changes.ts";
import type { StockCheck } from "../stock/use-stock-check.ts";
import { ArrivalPromise } from "./late-arrival.tsx";
import { CartItem, type LineHandlers } from "./cart-item.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";

const PickupReadyText = onDemand(() =>
  import(/* webpackChunkName: "pickup-ready" */ "#app/components/stores/pickup-ready-text.tsx").then(
    (module) => module.PickupReadyText,
  ),
);

export interface CartShipmentProps extends LineHandlers {
  group: LineGroup;
  shipment: BasketShipment | undefined;
  /** The shop that hands them out, once known. */
  shop: Shop | undefined;
  isPickupEnabled: boolean;
  /** Whether lines of this bag may come again and again. */
  isSubscribable: boolean;
  products: ReadonlyMap<string, LineProduct>;
  /** Products are on their way, and with them what there is of them. */
  isStockComing: boolean;
  stock: StockCheck;
  priceChanges: ReadonlyMap<string, PriceChange>;
  problems: ReadonlyMap<string, ShopperMessage>;
  currency?: string;
  /** What stands below the lines. */
  children?: ReactNode;
}

/** The lines that travel together, under how they travel and to whom. */
export function CartShipment({
  group,
  shipment,
  shop,
  products,
  stock,
  priceChanges,
  problems,
  children,
  ...rest
}: CartShipmentProps) {
  const id = useId();
  const { open } = useSidebar();
  const count = group.items.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  const address = group.isPickup ? undefined : shipment?.shippingAddress;
  const name = address ? fullNameOf(address) : "";
  return (
    <section className={c.group} aria-labelledby={id}>
      <div className={group.isPickup ? `${c.groupHead} ${c.groupHeadPickup}` : c.groupHead}>
        <h2 id={id}>
          <Icon name={group.isPickup ? "shop" : "truck"} />
          {group.isPickup ? (
            <PickupAt shop={shop} />
          ) : name ? (
            <FormattedMessage id="cart.shippingTo" defaultMessage="Shipping to {name}" values={{ name }} />
          ) : (
            <FormattedMessage id="cart.shipping" defaultMessage="Shipping" />
          )}
        </h2>
        <p>
          <FormattedMessage
            id="cart.groupCount"
            defaultMessage="{count, plural, one {# item} other {# items}}"
            values={{ count }}
          />
          {shipment?.shippingAddress ? (
            <QuietBoundary>
              <ArrivalPromise shipment={shipment} />
            </QuietBoundary>
          ) : null}
        </p>
        {group.isPickup ? (
          <p>
            <QuietBoundary>
              <PickupReadyText shop={shop} />
            </QuietBoundary>
            <button type="button" className={c.change} aria-haspopup="dialog" onClick={() => open("pickup-shop")}>
              <FormattedMessage
                id="cart.changeShop"
                defaultMessage="(Change)<hidden> your pickup shop</hidden>"
                values={{ hidden: (words) => <span className="vh">{words}</span> }}
              />
            </button>
          </p>
        ) : null}
        {address && name ? <p className={c.groupAddress}>{addressLine(address)}</p> : null}
      </div>
      <ul className={c.lines}>
        {group.items.map(({ itemId = "", ...item }) => (
          <CartItem
            key={itemId}
            item={{ ...item, itemId }}
            isPickup={group.isPickup}
            product={products.get(item.productId ?? "")}
            reduced={stock.reduced.get(itemId)}
            isSoldOut={stock.soldOut.has(itemId)}
            priceChange={priceChanges.get(itemId)}
            problem={problems.get(itemId)}
            {...rest}
          />
        ))}
      </ul>
      {children}
    </section>
  );
}
