import loadable from "@loadable/component";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { RecipientForm } from "#app/components/recipients/recipient-form.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Modal } from "#app/components/ui/modal.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { type AddressFormValues, fromAddressForm } from "#app/domain/address/address-form-values.ts";
import { useAddressReview } from "#app/hooks/checkout/use-address-review.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useOrderHistory } from "#app/hooks/orders/use-order-history.ts";
import type { AddressChange } from "./address-change.ts";
import c from "./order.styles.ts";

const VerifyAddressDialog = loadable(
  () => import(/* webpackChunkName: "verify-address" */ "#app/components/address/verify-address-dialog.tsx"),
  { resolveComponent: (module) => module.VerifyAddressDialog },
);

const words = defineMessages({
  title: { id: "order.changeAddressTitle", defaultMessage: "Send it somewhere else" },
  save: { id: "order.changeAddressSave", defaultMessage: "Use this address" },
  done: { id: "order.changeAddressDone", defaultMessage: "Address changed." },
});

/**
 * Asks for another address of a parcel and has it verified; what the backend refuses is said above the form, whose
 * words stay. An order costs the same at its new address, or it stays as it is.
 */
export function ChangeAddressDialog({
  order,
  shipmentId,
  accessCode,
  onDone,
  onClose,
}: AddressChange & { shipmentId: string; onClose: () => void }) {
  const intl = useIntl();
  const history = useOrderHistory();
  const { error, run } = useSubmission();
  const { verify, open: review } = useAddressReview();
  const shipment = order.shipments?.find((candidate) => candidate.shipmentId === shipmentId);

  const save = async (typed: AddressFormValues): Promise<void> => {
    await run(async () => {
      const address = await verify(typed);
      if (address === "edit" || address === "close") return;
      const changed = await history.changeAddress(order.orderNo ?? "", {
        shipmentId,
        address: fromAddressForm(address),
        ...(accessCode && { accessCode }),
      });
      announce(intl.formatMessage(words.done));
      onDone(changed);
    });
  };

  return (
    <>
      <Modal open title={intl.formatMessage(words.title)} onClose={onClose}>
        <div className={c.changeForm}>
          <p>
            <FormattedMessage
              id="order.changeAddressWords"
              defaultMessage="If shipping and tax cost the same there, we’ll send it to the new address."
            />
          </p>
          {error ? (
            <Note tone="error">
              <ShopperWords message={error} />
            </Note>
          ) : null}
          <RecipientForm
            address={shipment?.shippingAddress}
            submitLabel={intl.formatMessage(words.save)}
            onSubmit={save}
            onCancel={onClose}
          />
        </div>
      </Modal>
      {review ? <VerifyAddressDialog {...review} /> : null}
    </>
  );
}
