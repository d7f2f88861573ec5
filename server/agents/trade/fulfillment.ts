import type { Basket } from "#app/commerce-api/baskets.ts";
import { prepareShipment } from "#app/hooks/basket/pickup-shipments.ts";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { DEFAULT_SHIPMENT_ID, isBonusLine } from "#app/domain/basket/basket-document.ts";
import { isPickupShipment } from "#app/domain/basket/basket-kind.ts";
import { fromPickupContact } from "#app/domain/basket/pickup-contact.ts";
import { emptyShipmentIds, freeShipmentIds } from "#app/domain/basket/shipment-plan.ts";
import { shopIdOf } from "#app/domain/basket/used-shipments.ts";
import { chooseShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import type { AgentSession, Note } from "../sessions/agent-session.ts";
import type { AgentShopper } from "../sessions/agent-shopper.ts";
import { type PostalAddress, toBasketAddress } from "./postal-address.ts";
import { shopsById } from "./shops.ts";
import { wordsOf } from "./trade.ts";

/** How some lines reach somebody, as a platform wants it. */
export interface WantedMethod {
  id?: string;
  type?: "shipping" | "pickup";
  line_item_ids?: string[];
  destinations?: (PostalAddress & { id?: string; name?: string })[];
  selected_destination_id?: string | null;
  groups?: { id?: string; selected_option_id?: string | null }[];
  /** The shop's own extension: words for whoever receives it. */
  gift_message?: string;
}

/** Longest message that goes with a parcel. */
const MOST_MESSAGE_CHARACTERS = 500;

const shipmentOf = (basket: Basket, id: string) => basket.shipments?.find(({ shipmentId }) => shipmentId === id);

const typeOf = ({ type }: WantedMethod, basket: Basket, id: string): "shipping" | "pickup" =>
  type ?? (isPickupShipment(shipmentOf(basket, id) ?? {}) ? "pickup" : "shipping");

/** The shipment of each method: the one it names, else the first that no other has, else a new one. */
const shipmentIds = (basket: Basket, methods: readonly WantedMethod[]): string[] => {
  const known = new Set(basket.shipments?.map(({ shipmentId }) => shipmentId ?? ""));
  const named = methods.map(({ id }) => (id !== undefined && known.has(id) ? id : undefined));
  const taken = new Set(named.filter((id) => id !== undefined));
  const fresh = freeShipmentIds(basket.shipments ?? [], methods.length);
  return named.map((id) => {
    if (id !== undefined) return id;
    if (!taken.has(DEFAULT_SHIPMENT_ID)) {
      taken.add(DEFAULT_SHIPMENT_ID);
      return DEFAULT_SHIPMENT_ID;
    }
    return fresh.shift() ?? "";
  });
};

const destinationOf = ({ destinations = [], selected_destination_id: selected }: WantedMethod) =>
  destinations.find(({ id }) => id !== undefined && id === selected) ?? destinations[0];

interface Change {
  shopper: AgentShopper;
  session: AgentSession;
  basketId: string;
  notes: Note[];
}

const refused = ({ notes }: Change, code: string, error: unknown, path: string) =>
  void notes.push({ type: "error", code, content: wordsOf(error), path, severity: "recoverable" });

const makeShipment = async ({ shopper, basketId }: Change, basket: Basket, id: string): Promise<Basket> =>
  shipmentOf(basket, id) ? basket : shopper.baskets.createShipment(basketId, { shipmentId: id });

const sendTo = async (change: Change, basket: Basket, id: string, method: WantedMethod, path: string) => {
  const { shopper, session, basketId } = change;
  const destination = destinationOf(method);
  let changed = basket;
  if (isPickupShipment(shipmentOf(basket, id) ?? {}))
    changed = await shopper.baskets.updateShipment(basketId, id, {
      shippingAddress: null,
      shippingMethod: null,
      c_fromStoreId: null,
    });
  if (!destination) return changed;
  session.destinationIds[id] = destination.id ?? `destination-${id}`;
  try {
    const address = toBasketAddress(destination, session.buyer);
    return await shopper.baskets.setShippingAddress(basketId, id, address);
  } catch (error) {
    refused(change, "address_undeliverable", error, `${path}.destinations[0]`);
    return changed;
  }
};

const pickUpAt = async (change: Change, basket: Basket, method: WantedMethod, path: string): Promise<Basket> => {
  const { shopper, session, basketId } = change;
  const storeId = method.selected_destination_id;
  if (!storeId) return basket;
  const {
    email = "",
    first_name: firstName = "",
    last_name: lastName = "",
    phone_number: phone = "",
  } = session.buyer ?? {};
  try {
    const shipmentId = await prepareShipment(shopper.baskets, basketId, basket, storeId);
    const contact = fromPickupContact({ firstName, lastName, phone }, email);
    return await shopper.baskets.updateShipment(basketId, shipmentId, contact);
  } catch (error) {
    refused(change, "address_undeliverable", error, `${path}.selected_destination_id`);
    return basket;
  }
};

/** Chooses the option that is asked for, else what the shop's own checkout would choose. */
const chooseOption = async (change: Change, basket: Basket, id: string, wanted: string | undefined, path: string) => {
  const { shopper, basketId } = change;
  const shipment = shipmentOf(basket, id);
  if (!shipment || (!isPickupShipment(shipment) && !isCompleteAddress(shipment.shippingAddress))) return basket;
  const { applicableShippingMethods = [] } = await shopper.baskets.shippingMethods(basketId, id);
  const chosen = wanted ?? chooseShippingMethod(applicableShippingMethods, shipment.shippingMethod?.id);
  if (!chosen || chosen === shipment.shippingMethod?.id) return basket;
  try {
    return await shopper.baskets.setShippingMethod(basketId, id, chosen);
  } catch (error) {
    refused(change, "fulfillment_option_unavailable", error, `${path}.groups[0].selected_option_id`);
    return basket;
  }
};

const writeMessage = async ({ shopper, basketId }: Change, basket: Basket, id: string, message: string | undefined) => {
  if (message === undefined) return basket;
  const text = message.trim().slice(0, MOST_MESSAGE_CHARACTERS);
  return shopper.baskets.updateShipment(basketId, id, { gift: text !== "", giftMessage: text === "" ? null : text });
};

/** The lines of a method; the only one that names none has all. */
const linesOf = (basket: Basket, method: WantedMethod, count: number, ids: ReadonlyMap<string, string>): string[] => {
  const all = (basket.productItems ?? []).filter((line) => !isBonusLine(line)).map(({ itemId = "" }) => itemId);
  const named = method.line_item_ids ?? (count === 1 ? all : []);
  return named.map((name) => ids.get(name) ?? name).filter((itemId) => all.includes(itemId));
};

/** Puts lines into a shipment; those that a shop hands out say which one, and count with its stock. */
const moveLines = async (change: Change, before: Basket, id: string, itemIds: readonly string[]): Promise<Basket> => {
  const { shopper, basketId } = change;
  let basket = before;
  for (const itemId of itemIds) {
    const line = basket.productItems?.find((each) => each.itemId === itemId);
    if ((line?.shipmentId ?? DEFAULT_SHIPMENT_ID) === id) continue;
    const storeId = shopIdOf(shipmentOf(basket, id));
    const shop = storeId === "" ? undefined : (await shopsById(shopper, storeId))[0];
    const place = {
      ...(storeId !== "" && { c_fromStoreId: storeId }),
      ...(shop?.inventoryId !== undefined && { inventoryId: shop.inventoryId }),
    };
    try {
      basket = await shopper.baskets.updateItem(basketId, itemId, { shipmentId: id, ...place });
    } catch (error) {
      const at = basket.productItems?.findIndex((each) => each.itemId === itemId) ?? 0;
      refused(change, "out_of_stock", error, `$.line_items[${at}]`);
    }
  }
  return basket;
};

/**
 * Makes the shipments of a bag those that are wanted, one for each method: to whom, by what option, with which words.
 * `lineIds` are the lines' ids in the bag by what the platform calls them. What the backend refuses is noted.
 */
export const changeFulfillment = async (
  shopper: AgentShopper,
  session: AgentSession,
  before: Basket,
  methods: readonly WantedMethod[],
  lineIds: ReadonlyMap<string, string>,
): Promise<{ basket: Basket; notes: Note[] }> => {
  const change: Change = { shopper, session, basketId: before.basketId ?? "", notes: [] };
  const { basketId } = change;
  const ids = shipmentIds(before, methods);
  let basket = before;
  for (const [index, method] of methods.entries()) {
    const path = `$.fulfillment.methods[${index}]`;
    let id = ids[index] ?? DEFAULT_SHIPMENT_ID;
    const isPickup = typeOf(method, basket, id) === "pickup";
    if (isPickup) {
      basket = await pickUpAt(change, basket, method, path);
      const storeId = method.selected_destination_id;
      id = basket.shipments?.find((each) => each["c_fromStoreId"] === storeId)?.shipmentId ?? id;
    } else {
      basket = await makeShipment(change, basket, id);
      basket = await sendTo(change, basket, id, method, path);
    }
    basket = await moveLines(change, basket, id, linesOf(basket, method, methods.length, lineIds));
    const option = isPickup ? undefined : (method.groups?.[0]?.selected_option_id ?? undefined);
    if (!isPickup) basket = await chooseOption(change, basket, id, option, path);
    basket = await writeMessage(change, basket, id, method.gift_message);
  }
  const empty = emptyShipmentIds(basket);
  if (empty.length > 0) basket = await shopper.baskets.removeShipments(basketId, empty);
  return { basket, notes: change.notes };
};
