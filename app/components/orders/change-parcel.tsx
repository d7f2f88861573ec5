import loadable from "@loadable/component";
import { useState } from "react";
import { FormattedMessage, FormattedTime } from "react-intl";
import { changeableUntil, isParcelChangeable } from "#app/domain/orders/order-document.ts";
import type { AddressChange } from "./address-change.ts";
import c from "./order.styles.ts";

const ChangeAddressDialog = loadable(
  () => import(/* webpackChunkName: "change-address" */ "./change-address-dialog.tsx"),
  { resolveComponent: (module) => module.ChangeAddressDialog },
);

const ChangeDayDialog = loadable(() => import(/* webpackChunkName: "change-day" */ "./change-day-dialog.tsx"), {
  resolveComponent: (module) => module.ChangeDayDialog,
});

const ChangeCardDialog = loadable(() => import(/* webpackChunkName: "change-card" */ "./change-card-dialog.tsx"), {
  resolveComponent: (module) => module.ChangeCardDialog,
});

const dialogs = { address: ChangeAddressDialog, day: ChangeDayDialog, card: ChangeCardDialog };

/** Address, day and card of a parcel, to be changed as long as nobody has begun to pack it (orders-13). */
export function ChangeParcel({ order, shipmentId, accessCode, onDone }: AddressChange & { shipmentId: string }) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  if (!isParcelChangeable(order, shipmentId)) return null;
  const shipment = order.shipments?.find((candidate) => candidate.shipmentId === shipmentId);
  const until = changeableUntil(order);
  const Dialog = open && dialogs[open];
  return (
    <div className={c.change}>
      <button type="button" className={c.quiet} onClick={() => setOpen("address")}>
        <FormattedMessage id="order.changeAddress" defaultMessage="Change address" />
      </button>
      <button type="button" className={c.quiet} onClick={() => setOpen("day")}>
        <FormattedMessage id="order.changeDay" defaultMessage="Change delivery date" />
      </button>
      <button type="button" className={c.quiet} onClick={() => setOpen("card")}>
        {shipment?.giftMessage ? (
          <FormattedMessage id="order.changeCard" defaultMessage="Change gift message" />
        ) : (
          <FormattedMessage id="order.addCard" defaultMessage="Add a gift message" />
        )}
      </button>
      <small>
        {until ? (
          <FormattedMessage
            id="order.changeUntil"
            defaultMessage="Possible until {time}."
            values={{ time: <FormattedTime value={until} /> }}
          />
        ) : (
          <FormattedMessage id="order.changeAddressHint" defaultMessage="Possible until we start packing." />
        )}
      </small>
      {Dialog ? (
        <Dialog
          order={order}
          shipmentId={shipmentId}
          accessCode={accessCode}
          onDone={(after) => {
            setOpen(null);
            onDone(after);
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
