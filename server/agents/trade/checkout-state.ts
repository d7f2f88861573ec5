import type { Basket } from "#app/commerce-api/baskets.ts";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { hasPickupContact, isPickupShipment } from "#app/domain/basket/basket-kind.ts";
import { isEmptyBasket } from "#app/domain/basket/basket-document.ts";
import { usedShipments } from "#app/domain/basket/used-shipments.ts";
import { permittedStep } from "#app/domain/checkout/checkout-step.ts";
import type { Note } from "../sessions/agent-session.ts";
import { isMandateCode } from "../mandates/mandate-problem.ts";
import { minor } from "./amounts.ts";
import { delayNotes, PRICE_CHANGED } from "./told-terms.ts";
import { boundNotes, type SpendingBounds } from "./spending-bounds.ts";

/** Where a checkout stands. */
export type CheckoutStatus =
  | "incomplete"
  | "requires_escalation"
  | "ready_for_complete"
  | "complete_in_progress"
  | "completed"
  | "canceled";

interface Flash {
  type?: string;
  message?: string;
  path?: string;
}

/** What the backend says against a bag, in the protocol's words; what is said elsewhere or with payment is left out. */
const flashCodes: Record<string, Pick<Note, "type" | "code" | "severity"> | undefined> = {
  ProductItemNotAvailable: { type: "error", code: "out_of_stock", severity: "recoverable" },
  InvalidProductItem: { type: "error", code: "item_unavailable", severity: "recoverable" },
  ProductItemWithoutPrice: { type: "error", code: "item_unavailable", severity: "recoverable" },
  ProductItemsRequired: { type: "error", code: "line_items_required", severity: "recoverable" },
  ThresholdNotMet: { type: "error", code: "minimum_order_not_met", severity: "recoverable" },
  DateWantedNotAvailable: { type: "error", code: "delivery_date_unavailable", severity: "recoverable" },
  ShippingMethodNotApplicable: { type: "error", code: "fulfillment_option_unavailable", severity: "recoverable" },
  AgreementRequired: { type: "error", code: "agreement_required", severity: "requires_buyer_input" },
};

const ownPath = (path: string | undefined): string | undefined => {
  const line = /^\$\.product_?items\[(\d+)\]/i.exec(path ?? "")?.[1];
  return line === undefined ? undefined : `$.line_items[${line}]`;
};

const flashNotes = (basket: Basket): Note[] => {
  const flashes = Array.isArray(basket["c_flashes"]) ? (basket["c_flashes"] as Flash[]) : [];
  return flashes.flatMap(({ type = "", message = "", path }) => {
    const known = flashCodes[type];
    const at = ownPath(path);
    return known && message ? [{ ...known, content: message, ...(at && { path: at }) }] : [];
  });
};

const wanted = (path: string, content: string): Note => ({
  type: "error",
  code: "field_required",
  content,
  path,
  severity: "recoverable",
});

/** What a platform still has to say, by the same rules as the shop's own checkout. */
const missing = (basket: Basket): Note[] => {
  const { pickups, parcels } = usedShipments(basket);
  const used = (basket.shipments ?? []).filter((each) => [...pickups, ...parcels].includes(each));
  const notes: Note[] = [];
  if (!basket.customerInfo?.email) notes.push(wanted("$.buyer.email", "The buyer's email address is missing."));
  used.forEach((shipment, index) => {
    const path = `$.fulfillment.methods[${index}]`;
    if (isPickupShipment(shipment)) {
      if (!hasPickupContact(shipment))
        notes.push(wanted("$.buyer", "A pickup needs the buyer's name, email address and phone number."));
    } else if (!isCompleteAddress(shipment.shippingAddress))
      notes.push(
        wanted(
          `${path}.destinations`,
          "A destination with names, street, city, region, postal code and country is missing.",
        ),
      );
    else if (!shipment.shippingMethod)
      notes.push(wanted(`${path}.groups[0].selected_option_id`, "No fulfillment option is selected."));
  });
  return notes;
};

/** Whether a fault is one of an attempt to complete, which leaves the checkout as ready as it was. */
const isOfCompletion = (code: string): boolean =>
  code === "payment_failed" || code === PRICE_CHANGED || isMandateCode(code);

/** Where the checkout of a bag stands, and everything that is to be said about it. */
export const checkoutState = (
  basket: Basket,
  notes: readonly Note[],
  { bounds, hasAccount }: { bounds: Pick<SpendingBounds, "order" | "confirm">; hasAccount: boolean },
): { status: CheckoutStatus; messages: Note[] } => {
  const said = [
    ...notes,
    ...flashNotes(basket),
    ...(isEmptyBasket(basket) ? [] : [...missing(basket), ...delayNotes(basket)]),
  ];
  const messages = said.filter(
    (note, index) => said.findIndex(({ code, path }) => code === note.code && path === note.path) === index,
  );
  const isWhole = !isEmptyBasket(basket) && permittedStep("payment", basket) === "payment";
  if (isWhole) messages.push(...boundNotes(bounds, minor(basket.orderTotal), hasAccount));
  const errors = messages.filter(({ type }) => type === "error");
  const isForBuyer = errors.some(({ severity }) => severity?.startsWith("requires_"));
  const isFit = isWhole && errors.every(({ code, severity }) => severity !== "recoverable" || isOfCompletion(code));
  return {
    status: isForBuyer ? "requires_escalation" : isFit ? "ready_for_complete" : "incomplete",
    messages,
  };
};
