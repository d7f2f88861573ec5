import type { Basket } from "#app/commerce-api/baskets.ts";
import type { SiteConfig } from "#config/sites.ts";
import { promiseOf } from "#app/domain/basket/arrival-promise.ts";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { isPickupShipment } from "#app/domain/basket/basket-kind.ts";
import { shopIdOf, usedShipments } from "#app/domain/basket/used-shipments.ts";
import type { OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import type { AgentSession, Note } from "../sessions/agent-session.ts";
import type { AgentShopper } from "../sessions/agent-shopper.ts";
import { minor } from "./amounts.ts";
import { availableMethods } from "./available-methods.ts";
import { CONTINUE_PATH } from "#server/agent-paths.ts";
import { fromBasketAddress } from "./postal-address.ts";
import { type ShopDocument, shopsById, shopsNear } from "./shops.ts";
import { appliedDiscounts, basketTotals, linesOf } from "./show-basket.ts";

/** Where a person goes on with a cart or a checkout. */
export const continueUrl = (site: SiteConfig, { continueKey }: AgentSession): string =>
  `${site.origin}${CONTINUE_PATH}/${continueKey}`;

const NOON = "T12:00:00Z";

const optionOf = (method: OfferedShippingMethod) => {
  const promise = promiseOf(method);
  return {
    id: method.id,
    title: method.name ?? method.id,
    ...(method.description && { description: method.description }),
    ...(promise && {
      earliest_fulfillment_time: promise.earliest + NOON,
      latest_fulfillment_time: promise.latest + NOON,
    }),
    totals: [{ type: "total", amount: minor(method.price) }],
  };
};

interface Shown {
  shopper: AgentShopper;
  session: AgentSession;
  basket: Basket;
}

const asLocation = (shop: ShopDocument) => ({
  id: shop.id,
  name: shop.name ?? shop.id,
  address: fromBasketAddress({ ...shop }),
});

const methodOf = async (
  { shopper, session, basket, nearby }: Shown & { nearby: readonly ShopDocument[] },
  id: string,
) => {
  const shipment = basket.shipments?.find(({ shipmentId }) => shipmentId === id) ?? {};
  const lines = (basket.productItems ?? []).filter((line) => (line.shipmentId ?? "me") === id);
  const lineIds = lines.map(({ itemId = "" }) => itemId);
  const isPickup = isPickupShipment(shipment);
  const hasAddress = isPickup || isCompleteAddress(shipment.shippingAddress);
  const { applicableShippingMethods = [] } = hasAddress
    ? await shopper.baskets.shippingMethods(basket.basketId ?? "", id)
    : {};
  const storeId = shopIdOf(shipment);
  const shops = isPickup ? [...(await shopsById(shopper, storeId)), ...nearby] : [];
  const locations = shops.filter((shop, index) => shops.findIndex((each) => each.id === shop.id) === index);
  const destinationId = session.destinationIds[id] ?? `destination-${id}`;
  const message = shipment["giftMessage"];
  return {
    id,
    type: isPickup ? "pickup" : "shipping",
    line_item_ids: lineIds,
    ...(isPickup
      ? { destinations: locations.map(asLocation), selected_destination_id: storeId }
      : shipment.shippingAddress && {
          destinations: [{ id: destinationId, ...fromBasketAddress(shipment.shippingAddress) }],
          selected_destination_id: destinationId,
        }),
    groups: [
      {
        id: `group-${id}`,
        line_item_ids: lineIds,
        options: applicableShippingMethods.map(optionOf),
        selected_option_id: shipment.shippingMethod?.id ?? null,
      },
    ],
    ...(typeof message === "string" && { gift_message: message }),
  };
};

/**
 * How the goods of a bag reach their people: one method for each parcel and each shop that hands something out; and how
 * they could reach them otherwise.
 */
export const showFulfillment = async (
  site: SiteConfig,
  shopper: AgentShopper,
  session: AgentSession,
  basket: Basket,
) => {
  const { pickups, parcels } = usedShipments(basket);
  const used = (basket.shipments ?? []).filter((each) => [...pickups, ...parcels].includes(each));
  const said = session.context?.["postal_code"];
  const postal = parcels[0]?.shippingAddress?.postalCode ?? (typeof said === "string" ? said : "");
  const nearby = site.pickupEnabled ? await shopsNear(shopper, postal) : [];
  const methods = await Promise.all(
    used.map(({ shipmentId = "" }) => methodOf({ shopper, session, basket, nearby }, shipmentId)),
  );
  const pickedUp = new Set(methods.flatMap(({ type, line_item_ids: ids }) => (type === "pickup" ? ids : [])));
  const available = await availableMethods(shopper, basket, { site, shops: nearby, pickedUp });
  return { methods, ...(available.length > 0 && { available_methods: available }) };
};

/** What carts and checkouts have in common, but for head and status. */
export const showSession = (site: SiteConfig, session: AgentSession, basket: Basket, messages: readonly Note[]) => ({
  id: session.id,
  line_items: linesOf(basket),
  ...(session.buyer && { buyer: session.buyer }),
  ...(session.context && { context: session.context }),
  ...(session.attribution && { attribution: session.attribution }),
  currency: basket.currency ?? site.currency,
  totals: basketTotals(basket),
  discounts: { codes: session.codes, applied: appliedDiscounts(basket) },
  messages,
  links: [
    { type: "privacy_policy", url: `${site.origin}/company-info/privacy-policy` },
    { type: "terms_of_service", url: `${site.origin}/company-info/terms` },
  ],
  expires_at: session.expiresAt,
  ...(session.status === "open" && { continue_url: continueUrl(site, session) }),
});
