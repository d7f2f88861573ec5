import loadable from "@loadable/component";
import type { ReactNode } from "react";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { lineGroups } from "#app/domain/basket/line-groups.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { checkInstructionsOf } from "#app/domain/payment/check-instructions.ts";
import { useShops } from "#app/hooks/stores/use-shops.ts";
import type { AddressChange } from "./address-change.ts";
import c from "./order.styles.ts";
import { OrderReceipt } from "./order-receipt.tsx";
import { OrderShipment } from "./order-shipment.tsx";

const EGiftGroup = loadable(
  () => import(/* webpackChunkName: "e-gift-lines" */ "#app/components/e-gift/e-gift-group.tsx"),
  { resolveComponent: (module) => module.EGiftGroup },
);

const CheckNote = loadable(
  () => import(/* webpackChunkName: "check-note" */ "#app/components/payment/check-note.tsx"),
  {
    resolveComponent: (module) => module.CheckNote,
  },
);

/** An order in full: every parcel and pickup with its recipient, beside the receipt. */
export function OrderParts({
  order,
  products,
  change,
  isInRoom = false,
  children,
}: {
  order: OrderDocument;
  products: ReadonlyMap<string, LineProduct>;
  /** Lets the shopper change parcels; left out where nothing can be changed. */
  change?: Omit<AddressChange, "order">;
  /** Beside the navigation of the account, not on a page of its own. */
  isInRoom?: boolean;
  /** Stands below the parcels. */
  children?: ReactNode;
}) {
  const groups = lineGroups(order);
  const shops = useShops(groups.flatMap(({ shopId }) => shopId || []));
  return (
    <div className={isInRoom ? c.roomColumns : `wrap ${c.columns}`}>
      <div>
        {checkInstructionsOf(order) ? (
          <QuietBoundary>
            <CheckNote basket={order} />
          </QuietBoundary>
        ) : null}
        {groups.map((group) => (
          <OrderShipment
            key={group.shipmentId}
            order={order}
            group={group}
            shop={shops.get(group.shopId)}
            products={products}
            change={change}
          />
        ))}
        {order.giftCertificateItems?.length ? (
          <QuietBoundary>
            <EGiftGroup gifts={order.giftCertificateItems} currency={order.currency} />
          </QuietBoundary>
        ) : null}
        {children}
      </div>
      <OrderReceipt order={order} />
    </div>
  );
}
