import loadable from "@loadable/component";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { isAddressChangeable } from "#app/domain/orders/order-document.ts";
import type { AddressChange } from "./address-change.ts";
import c from "./order.styles.ts";

const ChangeAddressDialog = loadable(
  () => import(/* webpackChunkName: "change-address" */ "./change-address-dialog.tsx"),
  { resolveComponent: (module) => module.ChangeAddressDialog },
);

/**
 * 'Change address' below a parcel's address, as long as nobody has begun to pack it (order changes within the grace
 * period).
 */
export function ChangeAddress({ order, shipmentId, accessCode, onDone }: AddressChange & { shipmentId: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!isAddressChangeable(order, shipmentId)) return null;
  return (
    <div className={c.change}>
      <button type="button" className={c.quiet} onClick={() => setOpen(true)}>
        <FormattedMessage id="order.changeAddress" defaultMessage="Change address" />
      </button>
      <small>
        <FormattedMessage id="order.changeAddressHint" defaultMessage="Possible until we start packing." />
      </small>
      {isOpen ? (
        <ChangeAddressDialog
          order={order}
          shipmentId={shipmentId}
          accessCode={accessCode}
          onDone={(after) => {
            setOpen(false);
            onDone(after);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
