import type { Basket, BasketsApi, NewBasketItem } from "#app/commerce-api/baskets.ts";
import type { PersonAddress } from "#app/commerce-api/people.ts";
import { isPickupShipment } from "#app/domain/basket/basket-kind.ts";
import { isSameRecipient, recipientsLeft, recipientsOf } from "#app/domain/basket/recipients.ts";
import { freeShipmentIds } from "#app/domain/basket/shipment-plan.ts";
import { type BatchCalls, runBatch } from "#app/hooks/basket/run-batch.ts";

interface SendCalls extends BatchCalls {
  baskets: Pick<BasketsApi, "current" | "addItems">;
}

/** The parcel that already goes to somebody. */
const parcelTo = ({ shipments = [] }: Basket, address: PersonAddress) =>
  shipments.find(
    (shipment) =>
      !isPickupShipment(shipment) &&
      shipment.shippingAddress !== undefined &&
      isSameRecipient(shipment.shippingAddress, address),
  );

/** Whether one more recipient is one too many for the bag. */
export const isTooManyRecipients = (basket: Basket, address: PersonAddress, limit: number | undefined): boolean =>
  !parcelTo(basket, address) && recipientsLeft(recipientsOf(basket).length, limit) === 0;

/**
 * Puts items into the bag for somebody: into the parcel that goes to them already, else into one of their own, which
 * comes with address and items in one call, so that there is never one without the other.
 * @throws CommerceApiError
 */
export const sendGift = async (
  calls: SendCalls,
  basketId: string,
  basket: Basket,
  { items, address }: { items: readonly NewBasketItem[]; address: PersonAddress },
): Promise<Basket> => {
  const parcelId = parcelTo(basket, address)?.shipmentId;
  if (parcelId !== undefined)
    return calls.baskets.addItems(
      basketId,
      items.map((item) => ({ ...item, shipmentId: parcelId })),
    );
  const [shipmentId] = freeShipmentIds(basket.shipments ?? [], 1);
  const data = [{ shipmentId, shippingAddress: address, productItems: items }];
  return runBatch(calls, basketId, basket, [{ type: "addShipments", data }]);
};
