import { missingParameter } from "#sandbox/core/request/query-values.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily, ApiRequest } from "#sandbox/core/api-route.ts";
import { type Address, type Basket, storeIdOf } from "#sandbox/platform/baskets/basket.ts";
import { refuseCountry } from "#sandbox/platform/baskets/address-country.ts";
import { addressOf, newItemsOf, shipmentChangeOf } from "#sandbox/platform/baskets/basket-body.ts";
import { addItems } from "#sandbox/platform/baskets/basket-items.ts";
import { presentBasket, presentShippingMethods } from "#sandbox/platform/baskets/basket-presenter.ts";
import { ownerOf } from "#sandbox/platform/baskets/basket-request-routes.ts";
import type { BasketService } from "#sandbox/platform/baskets/basket-service.ts";
import type { BasketView } from "#sandbox/platform/baskets/basket-view-service.ts";
import { changeShipment } from "#sandbox/platform/baskets/basket-shipments.ts";
import { badRequest, listOf, objectOf, requiredText, wholeOf } from "#sandbox/core/request/body-values.ts";
import { giftMessageOf } from "#sandbox/platform/baskets/gift-message-body.ts";
import { presentTotals } from "#sandbox/platform/baskets/line-presenter.ts";
import type { PresentedDelivery } from "#sandbox/platform/shipping/shipping-presenter.ts";

/** The most products one call may opt in, and the longest interval between two deliveries in days. */
const MAX_OPTINS = 50;
const LONGEST_INTERVAL_DAYS = 365;

interface GiftMessage {
  shipmentId: string;
  giftMessage: string | null;
}

/** Gift messages by shipment; an empty one takes the message away. @throws Fault 400. */
const giftMessagesOf = (value: unknown): GiftMessage[] =>
  listOf(value, "body", { most: 50 }).map((entry, index) => {
    const body = objectOf(entry, `body[${index}]`);
    const giftMessage = ["giftMessage", "gift_message"]
      .map((name) => giftMessageOf(body, name, `body[${index}].giftMessage`))
      .find((message) => message !== null);
    return {
      shipmentId: body.shipment_id === undefined ? requiredText(body, "shipmentId") : requiredText(body, "shipment_id"),
      giftMessage: giftMessage ?? null,
    };
  });

/** Something that is to come again and again. */
interface Optin {
  productId: string;
  intervalDays: number;
}

/** @throws Fault 400 for what is no list of products with an interval. */
const optinsOf = (value: unknown): Optin[] =>
  listOf(objectOf(value).subscriptionOptins, "subscriptionOptins", { most: MAX_OPTINS }).map((entry, index) => {
    const path = `subscriptionOptins[${index}]`;
    const body = objectOf(entry, path);
    return {
      productId: requiredText(body, "productId", { most: 100 }),
      intervalDays: wholeOf(body, "intervalDays", 1, LONGEST_INTERVAL_DAYS) ?? 30,
    };
  });

/** Only what may be subscribed to and is in the basket, and never over several shipments (subscriptions-6). */
const refuseWrongOptins = (optins: readonly Optin[]) => (view: BasketView) => {
  const used = new Set(view.items.map(({ shipmentId }) => shipmentId));
  if (optins.length > 0 && used.size > 1)
    throw badRequest("Subscriptions are not offered for several recipients.", "subscriptionOptins");
  for (const { productId } of optins) {
    const line = view.items.find((item) => item.productId === productId);
    if (!line?.product?.flags.subscription)
      throw new Fault(
        400,
        "subscription-not-offered",
        `Product '${productId}' can't be subscribed to in this basket.`,
        {
          productId,
        },
      );
  }
};

/** The place a call asks about; members may come with or without `c_`. @throws Fault 400. */
const placeOf = ({ query }: ApiRequest): Address => {
  const asked = (name: string) => query.get(`c_${name}`) ?? query.get(name);
  const countryCode = asked("country");
  const stateCode = asked("state");
  if (!countryCode || !stateCode)
    throw missingParameter(
      countryCode ? "c_state" : "c_country",
      "The query parameters 'c_country' and 'c_state' are required.",
    );
  return addressOf({ countryCode, stateCode, city: asked("city"), postalCode: asked("postal") }, "query");
};

/**
 * The basket as if its parcels went to a place; each with its own method where that goes there, else with the default
 * one.
 */
const basketTo = async (baskets: BasketService, basket: Basket, place: Address): Promise<BasketView> => {
  const isParcel = (shipment: Basket["shipments"][number]) => storeIdOf(shipment) === null;
  const moved: Basket = {
    ...basket,
    shipments: basket.shipments.map((each) => (isParcel(each) ? { ...each, shippingAddress: place } : each)),
  };
  const view = await baskets.view(moved);
  refuseCountry(view.situation.siteCountry, place.countryCode);
  return baskets.view({
    ...moved,
    shipments: moved.shipments.map((each) => {
      const fits = view.shipments.find(({ id }) => id === each.id)?.isMethodApplicable;
      const { defaultShippingMethodId = null } = presentShippingMethods(view, each.id);
      return fits ? each : { ...each, shippingMethodId: defaultShippingMethodId };
    }),
  });
};

const presentCosts = (view: BasketView) => ({
  currency: view.currency,
  shipments: view.shipments.map(({ id, method }) => ({
    shipmentId: id,
    shippingMethodId: method?.id ?? null,
    ...presentShippingMethods(view, id),
  })),
  ...presentTotals(view.totals),
});

/** What each way to ship says of when one piece of a product would arrive, the earliest first. */
const presentArrivals = (view: BasketView, shipmentId: string) => ({
  methods: presentShippingMethods(view, shipmentId)
    .applicableShippingMethods?.flatMap((method) => {
      const { id, name, price, deliveryWindow, orderCutoffAt, c_arrivalPromise } = method as typeof method &
        PresentedDelivery;
      return deliveryWindow ? [{ id, name, price, deliveryWindow, orderCutoffAt, c_arrivalPromise }] : [];
    })
    .sort((one, other) => one.deliveryWindow.endAt.localeCompare(other.deliveryWindow.endAt)),
});

/** The most products one call may ask the days of. */
const MOST_ARRIVALS = 24;

/** Products by id, separated by commas; members may come with or without `c_`. @throws Fault 400. */
const productIdsOf = ({ query }: ApiRequest): string[] => {
  const ids = [...new Set((query.get("c_productIds") ?? query.get("productIds") ?? "").split(",").filter(Boolean))];
  if (ids.length === 0) throw missingParameter("c_productIds", "The query parameter 'c_productIds' is required.");
  if (ids.length > MOST_ARRIVALS)
    throw badRequest(`At most ${MOST_ARRIVALS} products can be asked about in one call.`, "c_productIds");
  return ids;
};

/** The shop's own calls about the shopper's basket (calls-11). Each answers with the whole basket. */
export const basketCustomFamilies = (baskets: BasketService, clock: Clock): ApiFamily[] => {
  const change = async (
    request: ApiRequest,
    decide: (basket: Basket) => Basket,
    check?: (view: BasketView) => void,
  ) => ({ success: true, ...presentBasket(await baskets.changeCurrent(ownerOf(request), decide, check)) });

  /** A basket of one piece that goes to a place, worked out and kept nowhere. */
  const sketchOfOne = (request: ApiRequest, productId: string, place: Address) =>
    baskets.sketch(ownerOf(request), (empty) => {
      const [item] = newItemsOf([{ productId, quantity: 1 }]);
      const filled = item ? addItems(empty, [item], () => "promise") : empty;
      return { ...filled, shipments: filled.shipments.map((each) => ({ ...each, shippingAddress: place })) };
    });

  return [
    {
      base: "/custom/shipping/v1",
      dialects: ["scapi"],
      routes: [
        {
          operation: "CustomShipping.giftMessage",
          method: "post",
          path: "/gift-message",
          handle: (request) => {
            const messages = giftMessagesOf(request.body);
            return change(request, (basket) =>
              messages.reduce(
                (current, { shipmentId, giftMessage }) =>
                  changeShipment(current, shipmentId, { gift: giftMessage !== null, giftMessage }),
                basket,
              ),
            );
          },
        },
        {
          operation: "CustomShipping.deliveryPromise",
          method: "get",
          path: "/delivery-promise",
          query: ["productId", "city", "state", "postal", "country"],
          handle: async (request) => {
            const place = placeOf(request);
            const productId = request.query.get("c_productId") ?? request.query.get("productId");
            if (!productId) throw missingParameter("c_productId", "The query parameter 'c_productId' is required.");
            const view = await sketchOfOne(request, productId, place);
            if (!view.items.some(({ product }) => product))
              throw new Fault(404, "product-not-found", `No product with ID '${productId}' could be found.`, {
                productId,
              });
            return presentArrivals(view, view.shipments[0]?.id ?? "");
          },
        },
        {
          operation: "CustomShipping.arrivals",
          method: "get",
          path: "/arrivals",
          query: ["productIds", "city", "state", "postal", "country"],
          handle: async (request) => {
            const place = placeOf(request);
            const arrivals = [];
            for (const productId of productIdsOf(request)) {
              const view = await sketchOfOne(request, productId, place);
              if (view.items.some(({ product }) => product))
                arrivals.push({ productId, ...presentArrivals(view, view.shipments[0]?.id ?? "") });
            }
            return { arrivals };
          },
        },
        {
          operation: "CustomShipping.update",
          method: "post",
          path: "/update",
          handle: (request) => {
            const shipments = listOf(objectOf(request.body).shipments, "shipments", { most: 50 }).map(
              (entry, index) => {
                const path = `shipments[${index}]`;
                const body = objectOf(entry, path);
                const name = body.shipment_id === undefined ? "shipmentId" : "shipment_id";
                return { id: requiredText(body, name), said: shipmentChangeOf(body, path) };
              },
            );
            return change(request, (basket) =>
              shipments.reduce((current, { id, said }) => changeShipment(current, id, said), basket),
            );
          },
        },
      ],
    },
    {
      base: "/custom/payment/v1",
      dialects: ["scapi"],
      routes: [
        {
          operation: "CustomPayment.shippingCosts",
          method: "get",
          path: "/shipping-costs",
          query: ["city", "state", "postal", "country"],
          handle: async (request) => {
            const place = placeOf(request);
            const basket = await baskets.openBasket(ownerOf(request));
            return presentCosts(await basketTo(baskets, basket, place));
          },
        },
      ],
    },
    {
      base: "/custom/checkout/v1",
      dialects: ["scapi"],
      routes: [
        {
          operation: "CustomCheckout.applyAgreementDate",
          method: "post",
          path: "/apply-agreement-date",
          handle: (request) =>
            change(request, (basket) => ({
              ...basket,
              attributes: { ...basket.attributes, c_checkoutAgreementDate: clock.now().toISOString() },
            })),
        },
      ],
    },
    {
      base: "/custom/product/v1",
      dialects: ["scapi"],
      routes: [
        {
          operation: "CustomProduct.subscriptionOptins",
          method: "post",
          path: "/subscription-optins",
          handle: (request) => {
            const optins = optinsOf(request.body);
            return change(
              request,
              (basket) => ({
                ...basket,
                attributes: { ...basket.attributes, c_subscriptionOptins: optins },
              }),
              refuseWrongOptins(optins),
            );
          },
        },
      ],
    },
  ];
};
