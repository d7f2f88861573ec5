import type { Basket, BasketsApi } from "#app/commerce-api/baskets.ts";
import type { ShipmentsApi } from "#app/commerce-api/shipments.ts";
import { codedFailure } from "#app/commerce-api/commerce-api-error.ts";
import { allocate } from "#app/domain/basket/allocation.ts";
import { type BasketAddress, type BasketItem, DEFAULT_SHIPMENT_ID } from "#app/domain/basket/basket-document.ts";
import { copyOfLine } from "#app/domain/basket/line-copy.ts";
import { freeShipmentIds } from "#app/domain/basket/shipment-plan.ts";
import { withoutEmpty } from "./line-moves.ts";
import { type BatchCalls, runBatch } from "./run-batch.ts";

/**
 * Pieces for somebody the bag knows (`shipmentId`) or does not know yet (`address`), who may have a card
 * and a day of their own (`2026-12-24`).
 */
export type Gift = { quantity: number } & ({ shipmentId: string } | NewPerson);

interface NewPerson {
  address: BasketAddress;
  giftMessage?: string;
  day?: string;
}

interface SendCalls extends BatchCalls {
  baskets: Pick<BasketsApi, "current" | "updateItems" | "addItems" | "removeShipments" | "setShippingAddress">;
  shipments: BatchCalls["shipments"] & Pick<ShipmentsApi, "setGiftMessages" | "update">;
}

type NewGift = { shipmentId: string; quantity: number } & NewPerson;

const isNew = (gift: Gift): gift is { quantity: number } & NewPerson => "address" in gift;

/** Whether a parcel is the line's alone and nobody's yet, so that its first new recipient can take it over. */
const isFreeHome = ({ shipments = [], productItems = [] }: Basket, line: BasketItem): boolean => {
  const home = line.shipmentId ?? DEFAULT_SHIPMENT_ID;
  const others = productItems.some(
    (item) => item.itemId !== line.itemId && (item.shipmentId ?? DEFAULT_SHIPMENT_ID) === home,
  );
  return !others && !shipments.find(({ shipmentId }) => shipmentId === home)?.shippingAddress?.address1;
};

/** The words on the card of a parcel. */
const messageOf = ({ shipments = [] }: Basket, id: string): string | undefined => {
  const words = shipments.find(({ shipmentId }) => shipmentId === id)?.giftMessage;
  return typeof words === "string" && words !== "" ? words : undefined;
};

/** Gives the line back what did not arrive anywhere. */
const giveBack = async (
  calls: SendCalls,
  basketId: string,
  line: BasketItem,
  gifts: readonly (Gift & { shipmentId: string })[],
  areKnownServed: boolean,
) => {
  const now = await calls.baskets.current().catch(() => null);
  if (!now) return;
  const arrived = gifts
    .filter((gift) =>
      "address" in gift ? now.shipments?.some(({ shipmentId }) => shipmentId === gift.shipmentId) : areKnownServed,
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const missing = Math.max(0, (line.quantity ?? 1) - arrived);
  if (missing === 0) return;
  const isThere = now.productItems?.some(({ itemId }) => itemId === line.itemId);
  if (isThere) await calls.baskets.updateItems(basketId, [{ itemId: line.itemId ?? "", quantity: missing }]);
  else await calls.baskets.addItems(basketId, [copyOfLine(line, { quantity: missing })]);
};

/**
 * Shares a line out: known recipients get their pieces in one call, new ones come with theirs in batches (`c_actions`);
 * what is not given away stays. The words on the card of its parcel go with every piece. The line is made smaller
 * first, so that the last pieces of a stock can be sent too; when something fails, what has not arrived is given back.
 * @throws CommerceApiError
 */
export const sendLine = async (
  calls: SendCalls,
  basketId: string,
  basket: Basket,
  { itemId, gifts, batchSize }: { itemId: string; gifts: readonly Gift[]; batchSize?: number },
): Promise<Basket> => {
  const { baskets } = calls;
  const line = basket.productItems?.find((item) => item.itemId === itemId);
  if (!line) throw codedFailure("line-gone", 404, "product-item-not-found");
  const { stays } = allocate(
    line.quantity ?? 1,
    gifts.map(({ quantity }) => ({ id: "", quantity })),
  );
  const home = line.shipmentId ?? DEFAULT_SHIPMENT_ID;
  const given = gifts.flatMap((gift) => (isNew(gift) ? [] : [gift]));
  const otherShipments = given.filter(({ shipmentId }) => shipmentId !== home);
  const keeps = given.reduce((sum, gift) => sum + (gift.shipmentId === home ? gift.quantity : 0), 0);
  const giftMessage = messageOf(basket, home);
  const fresh = gifts.filter(isNew);
  const ids = freeShipmentIds(basket.shipments ?? [], fresh.length);
  const [host] = stays + keeps === 0 && isFreeHome(basket, line) ? fresh : [];
  const others: NewGift[] = fresh
    .filter((gift) => gift !== host)
    .map((gift, index) => ({ ...gift, shipmentId: ids[index] ?? "" }));

  let current = basket;
  const left = host?.quantity ?? stays + keeps;
  if (left !== line.quantity) current = await baskets.updateItems(basketId, [{ itemId, quantity: left }]);
  let areKnownServed = false;
  try {
    if (otherShipments.length > 0)
      current = await baskets.addItems(
        basketId,
        otherShipments.map(({ shipmentId, quantity }) => copyOfLine(line, { quantity, shipmentId })),
      );
    areKnownServed = true;
    const wordless = giftMessage ? otherShipments.filter(({ shipmentId }) => !messageOf(basket, shipmentId)) : [];
    if (giftMessage && wordless.length > 0)
      current = await calls.shipments.setGiftMessages(wordless.map(({ shipmentId }) => ({ shipmentId, giftMessage })));
    const data = others.map(({ shipmentId, address, quantity, day, giftMessage: own = giftMessage }) => {
      const { shipmentId: _home, ...item } = copyOfLine(line, { quantity });
      return {
        shipmentId,
        shippingAddress: address,
        productItems: [item],
        ...(own && { giftMessage: own }),
        ...(day && { c_DATE_WANTED: day }),
      };
    });
    current = await runBatch(calls, basketId, current, [{ type: "addShipments", data }], batchSize);
    if (host) current = await baskets.setShippingAddress(basketId, home, host.address);
    if (host?.giftMessage)
      current = await calls.shipments.setGiftMessages([{ shipmentId: home, giftMessage: host.giftMessage }]);
    if (host?.day) current = await calls.shipments.update([{ shipmentId: home, c_DATE_WANTED: host.day }]);
  } catch (error) {
    await giveBack(calls, basketId, line, [...otherShipments, ...others], areKnownServed);
    throw error;
  }
  return withoutEmpty(baskets, basketId, current);
};
