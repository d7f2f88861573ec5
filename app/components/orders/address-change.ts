import type { Order } from "#app/commerce-api/orders.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";

/** What changing a parcel needs to know of its order. */
export interface AddressChange {
  order: OrderDocument;
  /** The mailed code of a guest who is not in the session that ordered. */
  accessCode?: string | undefined;
  /** Is told the changed order. */
  onDone: (order: Order) => void;
}
