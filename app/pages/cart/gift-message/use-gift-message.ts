import { useCallback } from "react";
import { track } from "#app/analytics/track.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { withShipment } from "#app/domain/basket/shipment-preview.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";

/**
 * Writes a parcel's gift message, or takes it away with an empty text; rejects with `CommerceApiError` and counts the
 * failure.
 */
export const useGiftMessage = (shipmentId: string) => {
  const { shipments } = useCommerceApi();
  const run = useBasketOperation();
  return useCallback(
    async (giftMessage: string) => {
      try {
        await run(
          () => shipments.setGiftMessages([{ shipmentId, giftMessage }]),
          withShipment(shipmentId, { giftMessage: giftMessage || undefined }),
        );
      } catch (error) {
        track({ event: "gift_message", action: "failed" });
        throw error;
      }
    },
    [run, shipmentId, shipments],
  );
};
