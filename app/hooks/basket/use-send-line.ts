import { useState } from "react";
import { track } from "#app/analytics/track.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useBasketActions } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { usedShipments } from "#app/domain/basket/used-shipments.ts";
import { isMultiShipBegun } from "#app/domain/basket/recipients.ts";
import { type Gift, sendLine } from "./send-line.ts";

/** Tells when an order to one has become an order to several. */
export const tellOfMultiShip = (before: Basket, after: Basket): void => {
  if (isMultiShipBegun(usedShipments(before).parcels, usedShipments(after).parcels))
    track({ event: "multi_ship", action: "initiated" });
};

/** The words of a failed batch, with the reason behind them where there is one. */
const messageOf = (error: unknown): ShopperMessage => {
  const words = shopperMessage(error);
  const { cause } = error as { cause?: unknown };
  if (!(cause instanceof CommerceApiError) || !cause.detail) return words;
  return typeof words === "string" ? `${words}: ${cause.detail}` : { ...words, reason: cause.detail };
};

/**
 * Shares a line of the bag out to recipients; after a failure the bag is asked for again, since a part may have gone
 * through.
 */
export const useSendLine = () => {
  const { shipments, baskets } = useCommerceApi();
  const { update, reload } = useBasketActions();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ShopperMessage | null>(null);
  /** Gives whether it went well. */
  const send = async (itemId: string, gifts: readonly Gift[], batchSize?: number): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await update(async (basketId, before) => {
        const after = await sendLine({ shipments, baskets }, basketId, before, {
          itemId,
          gifts,
          ...(batchSize !== undefined && { batchSize }),
        });
        tellOfMultiShip(before, after);
        return after;
      });
      return true;
    } catch (error) {
      setProblem(messageOf(error));
      await reload().catch(() => undefined);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, problem };
};
