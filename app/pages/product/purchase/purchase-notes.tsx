import { InstalmentMessage } from "#app/components/payment/instalment-message.tsx";
import { DeliveryPromise } from "./delivery-promise.tsx";

/** What helps to decide: when it arrives, and what paying by instalments would cost. */
export const PurchaseNotes = ({ productId, price }: { productId: string; price: number | undefined }) => (
  <>
    <DeliveryPromise productId={productId} />
    <InstalmentMessage price={price} />
  </>
);
