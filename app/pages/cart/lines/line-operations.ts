import type { IntlShape } from "react-intl";
import { itemOfLine, saleOf } from "#app/analytics/sale-items.ts";
import { track } from "#app/analytics/track.ts";
import type { Basket, BasketsApi } from "#app/commerce-api/baskets.ts";
import type { BasketChange } from "#app/contexts/basket-context.tsx";
import { type BasketItem, linePrice } from "#app/domain/basket/basket-document.ts";
import { withLineMoved } from "#app/domain/basket/shipment-preview.ts";
import { shipmentPlan } from "#app/domain/basket/shipment-plan.ts";
import { restoreLine, withoutEmpty } from "#app/hooks/basket/line-moves.ts";
import type { RemovedLine } from "./named-line.ts";

const trackLine = (event: "add_to_cart" | "remove_from_cart", basket: Basket, line: BasketItem) =>
  track({ event, ecommerce: { ...saleOf(basket), value: linePrice(line) ?? 0, items: [itemOfLine(line)] } });

/** Takes a line out, and with its last line the shipment, where there are others. */
export const removeLine = async (
  baskets: Pick<BasketsApi, "removeItem" | "removeShipments">,
  basketId: string,
  before: Basket,
  line: BasketItem & { itemId: string },
): Promise<Basket> => {
  const basket = await baskets.removeItem(basketId, line.itemId);
  trackLine("remove_from_cart", before, line);
  return withoutEmpty(baskets, basketId, basket);
};

/** Puts a line back where it was. */
export const putBack = async (
  baskets: Pick<BasketsApi, "addItems" | "createShipment">,
  basketId: string,
  before: Basket,
  { line, shipment }: RemovedLine,
): Promise<Basket> => {
  const after = await restoreLine(baskets, basketId, before, line, shipment);
  trackLine("add_to_cart", after, line);
  return after;
};

/** How the bag looks once a line is shipped (`shopId` null) or picked up at a shop. */
export const movedTo = (basket: Basket | null, itemId: string, shopId: string | null): BasketChange =>
  withLineMoved(itemId, {
    shipmentId: shipmentPlan(basket ?? {}, shopId).shipmentId,
    c_fromStoreId: shopId,
  });

/** What is said once something was done to a line, or could not be. */
export const lineWords = (intl: IntlShape, name: string) => ({
  removed: () =>
    intl.formatMessage({ id: "cart.removed", defaultMessage: "{name} was removed from your bag." }, { name }),
  saved: () => intl.formatMessage({ id: "cart.saved", defaultMessage: "{name} is saved for later." }, { name }),
  back: () => intl.formatMessage({ id: "cart.back", defaultMessage: "{name} is back in your bag." }, { name }),
  pickup: () => intl.formatMessage({ id: "cart.toPickup", defaultMessage: "{name} will be picked up." }, { name }),
  shipping: () => intl.formatMessage({ id: "cart.toShipping", defaultMessage: "{name} will be shipped." }, { name }),
  swapped: () =>
    intl.formatMessage(
      { id: "cart.swapped", defaultMessage: "You can choose a different gift instead of {name}." },
      { name },
    ),
  failed: () =>
    intl.formatMessage({ id: "cart.failed", defaultMessage: "Something went wrong with {name}." }, { name }),
});

/** The words, by what was done. */
export type LineWords = ReturnType<typeof lineWords>;
