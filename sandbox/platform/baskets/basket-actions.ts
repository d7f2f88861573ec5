import { type Basket, MAX_RESERVATION_MINUTES, RESERVATION_MINUTES } from "./basket.ts";
import { newItemsOf, shipmentChangeOf, shipmentIdOf } from "./basket-body.ts";
import { addItems, type NewItem } from "./basket-items.ts";
import { addShipment, changeShipment, removeShipment, type ShipmentChange } from "./basket-shipments.ts";
import { badRequest, listOf, objectOf, requiredText, textOf, wholeOf } from "#sandbox/core/request/body-values.ts";

/** One step of a batch of changes in `c_actions` (bag-41). */
export type BasketAction =
  | {
      type: "addShipments";
      shipments: { id: string | null; change: ShipmentChange; items: Omit<NewItem, "shipmentId">[] }[];
    }
  | { type: "removeShipments"; shipmentIds: string[] }
  | { type: "shipNow"; shipmentIds: string[] }
  | { type: "reserveInventory"; minutes: number };

/** The most actions one call may carry, and the most entries one action may. */
export const MAX_ACTIONS = 2;
const MAX_ENTRIES = 50;

const idsOf = (data: readonly unknown[], path: string): string[] =>
  data.map((entry, index) =>
    typeof entry === "string" ? entry : requiredText(objectOf(entry, `${path}[${index}]`), "shipmentId"),
  );

const actionOf = (value: unknown, path: string): BasketAction => {
  const body = objectOf(value, path);
  const type = textOf(body, "type");
  const data =
    type === "reserveInventory" && body.data === undefined
      ? []
      : listOf(body.data, `${path}.data`, { most: MAX_ENTRIES });
  switch (type) {
    case "addShipments":
      return {
        type,
        shipments: data.map((entry, index) => {
          const at = `${path}.data[${index}]`;
          const { productItems } = objectOf(entry, at);
          return {
            id: shipmentIdOf(entry),
            change: shipmentChangeOf(entry, at),
            items: productItems === undefined ? [] : newItemsOf(productItems, `${at}.productItems`),
          };
        }),
      };
    case "removeShipments":
    case "shipNow":
      return { type, shipmentIds: idsOf(data, `${path}.data`) };
    case "reserveInventory":
      return {
        type,
        minutes:
          data[0] === undefined
            ? RESERVATION_MINUTES
            : (wholeOf(objectOf(data[0], `${path}.data[0]`), "minutes", 1, MAX_RESERVATION_MINUTES) ??
              RESERVATION_MINUTES),
      };
    default:
      throw badRequest(
        `'${path}.type' must be addShipments, removeShipments, shipNow or reserveInventory.`,
        `${path}.type`,
      );
  }
};

/** The batch of a body; none without `c_actions`. @throws Fault 400 for unknown types and too many of them. */
export const actionsOf = (value: unknown): BasketAction[] =>
  value === undefined || value === null
    ? []
    : listOf(value, "c_actions", { most: MAX_ACTIONS }).map((entry, index) => actionOf(entry, `c_actions[${index}]`));

/** Attributes that a parcel which is to leave at once no longer has. */
const shipNow = {
  c_shipnow: true,
  c_DATE_WANTED: null,
  c_dateWantedRangeStart: null,
  c_dateWantedRangeEnd: null,
  c_isCalendarSelection: null,
} as const;

/** Does one step; setting stock aside is not done here. @throws Fault as the single operations do. */
export const applyAction = (basket: Basket, action: BasketAction, newId: () => string): Basket => {
  switch (action.type) {
    case "addShipments":
      return action.shipments.reduce((current, { id, change, items }) => {
        const grown = addShipment(current, id, change);
        const shipmentId = grown.shipments.at(-1)?.id ?? null;
        return items.length > 0
          ? addItems(
              grown,
              items.map((item) => ({ ...item, shipmentId })),
              newId,
            )
          : grown;
      }, basket);
    case "removeShipments":
      return action.shipmentIds.reduce(removeShipment, basket);
    case "shipNow":
      return action.shipmentIds.reduce((current, id) => changeShipment(current, id, { attributes: shipNow }), basket);
    default:
      return basket;
  }
};
