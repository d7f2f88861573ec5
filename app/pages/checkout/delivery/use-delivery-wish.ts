import { useState } from "react";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import type { OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { type DeliveryWish, wishedDays, wishOf } from "#app/domain/checkout/wished-day.ts";

/**
 * The day a parcel is wished for while the shipping step is being filled in, at first what the bag knows, and the days
 * the chosen way to ship offers; null while it offers none.
 */
export const useDeliveryWish = (
  parcel: BasketShipment | undefined,
  offered: readonly OfferedShippingMethod[] | null,
  chosenId: string | undefined,
) => {
  const [wish, setWish] = useState<DeliveryWish>(() => wishOf(parcel));
  return { wish, setWish, days: wishedDays(offered?.find(({ id }) => id === chosenId)) };
};
