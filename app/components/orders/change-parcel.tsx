import loadable from "@loadable/component";
import { useState } from "react";
import { FormattedMessage, FormattedTime } from "react-intl";
import { addableLines, changeableUntil, isParcelChangeable } from "#app/domain/orders/order-document.ts";
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

const AddMoreDialog = loadable(() => import(/* webpackChunkName: "add-more" */ "./add-more-dialog.tsx"), {
  resolveComponent: (module) => module.AddMoreDialog,
});

const dialogs = { more: AddMoreDialog, address: ChangeAddressDialog, day: ChangeDayDialog, card: ChangeCardDialog };

/**
 * Address, day, card and more of what is in a parcel, to be changed as long as nobody has begun to pack it (orders-13,
 * orders-14).
 */
export function ChangeParcel({ order, shipmentId, accessCode, onDone }: AddressChange & { shipmentId: string }) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  if (!isParcelChangeable(order, shipmentId)) return null;
  const shipment = order.shipments?.find((candidate) => candidate.shipmentId === shipmentId);
  const until = changeableUntil(order);
  const Dialog = open && dialogs[open];
  return (
    <>
      {addableLines(order, shipmentId).length > 0 ? (
        <button type="button" className={c.quiet} onClick={() => setOpen("more")}>
          <FormattedMessage id="order.addMore" defaultMessage="Add one more to this package" />
        </button>
      ) : null}
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
    </>
  );
}
