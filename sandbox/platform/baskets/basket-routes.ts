import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest, type ApiRoute } from "#sandbox/core/api-route.ts";
import type { Basket } from "./basket.ts";
import {
  addressOf,
  emailOf,
  giftCodeOf,
  itemChangeOf,
  itemChangesOf,
  newItemsOf,
  paymentRequestOf,
} from "./basket-body.ts";
import { addItems, changeItems, removeItem } from "./basket-items.ts";
import { type BasketDialect, presentApproachingDiscounts, presentBasket } from "./basket-presenter.ts";
import { paymentInstrumentRoutes } from "./basket-payment-routes.ts";
import type { BasketService } from "./basket-service.ts";
import { shipmentRoutes } from "./basket-shipment-routes.ts";
import type { BasketView } from "./basket-view-service.ts";
import { customerBasketRoutes } from "./customer-basket-routes.ts";
import { refuseUnknownShippingItems, shippingItemIdsOf } from "./basket-shipping-items.ts";
import { changeShipment } from "./basket-shipments.ts";
import type { BasketTransferService } from "./basket-transfer-service.ts";
import { actionsOf, applyAction } from "./basket-actions.ts";
import { agentRoutes } from "./basket-agent-routes.ts";
import { fillOf } from "./basket-fill.ts";
import { giftCertificateRoutes } from "./basket-gift-certificate-routes.ts";
import { idOf, isYes, modeOf, ownerOf } from "./basket-request-routes.ts";
import { basketNoteRoutes } from "./basket-note-routes.ts";
import { objectOf, requiredText, textOf } from "#sandbox/core/request/body-values.ts";
import { attributesOf } from "./custom-attributes.ts";
import { withAttributes } from "./basket.ts";

/** Every basket operation once; both versions and both dialects are made from it. */
const basketRoutes = (baskets: BasketService, transfers: BasketTransferService, dialect: BasketDialect): ApiRoute[] => {
  const client = dialect === "v2" ? "ShopperBasketsV2" : "ShopperBaskets";
  const show = (basket: BasketView) => presentBasket(basket, dialect);
  const change = async (
    request: ApiRequest,
    decide: (basket: Basket) => Basket | Promise<Basket>,
    check?: (view: BasketView) => void,
  ) => show(await baskets.change(idOf(request, "basketId"), ownerOf(request), decide, check));

  const route = (
    operation: string,
    method: ApiRoute["method"],
    path: string,
    handle: ApiRoute["handle"],
    query: readonly string[] = [],
  ): ApiRoute => ({ operation: `${client}.${operation}`, method, path: `/baskets${path}`, query, handle });

  /** Query parameters that came with the second version. */
  const newer = (...names: string[]) => (dialect === "v1" ? [] : names);

  return [
    route(
      "createBasket",
      "post",
      "",
      async (request) => {
        const owner = ownerOf(request);
        if (request.query.get("taxMode") === "external")
          throw new Fault(400, "bad-request", "Baskets with external taxes are not supported.", {
            parameterName: "taxMode",
          });
        return show(
          await baskets.create(owner, {
            temporary: isYes(request, "temporary"),
            populateCustomerDetails: isYes(request, "populateCustomerDetails"),
            fill: fillOf(
              {
                newId: baskets.newId,
                usableCoupons: (codes) => baskets.usableCoupons(codes, owner),
                payment: (entry, basket) =>
                  baskets.paymentOf(paymentRequestOf(entry, baskets.newId()), giftCodeOf(entry), basket, owner),
              },
              request.body,
            ),
          }),
        );
      },
      ["taxMode", ...newer("temporary", "populateCustomerDetails")],
    ),
    route(
      "transferBasket",
      "post",
      "/actions/transfer",
      async (request) => {
        const options = {
          merge: isYes(request, "merge"),
          overrideExisting: isYes(request, "overrideExisting"),
          populateCustomerDetails: isYes(request, "populateCustomerDetails"),
        };
        const basket = await transfers.transfer(ownerOf(request), options);
        return basket ? show(basket) : new ApiReply(204);
      },
      ["overrideExisting", "merge", ...newer("populateCustomerDetails")],
    ),
    route(
      "mergeBasket",
      "post",
      "/actions/merge",
      async (request) =>
        show(
          await transfers.merge(ownerOf(request), {
            mode: modeOf(request),
            createDestination: isYes(request, "createDestinationBasket"),
          }),
        ),
      ["createDestinationBasket", "productItemMergeMode"],
    ),
    route(
      "promoteTemporaryBasket",
      "post",
      "/:basketId/actions/promote",
      async (request) =>
        show(
          await transfers.promote(idOf(request, "basketId"), ownerOf(request), {
            merge: isYes(request, "merge"),
            overrideExisting: isYes(request, "overrideExisting"),
          }),
        ),
      ["overrideExisting", "merge"],
    ),
    route(
      "getBasket",
      "get",
      "/:basketId",
      async (request) => {
        const basket = await baskets.get(idOf(request, "basketId"), ownerOf(request));
        const expand = (request.query.get("expand") ?? "").split(",");
        return expand.includes("approaching_discounts")
          ? { ...show(basket), approachingDiscounts: presentApproachingDiscounts(basket) }
          : show(basket);
      },
      newer("expand"),
    ),
    route(
      "updateBasket",
      "patch",
      "/:basketId",
      (request) => {
        const body = objectOf(request.body);
        const currency = textOf(body, "currency");
        const attributes = attributesOf(body);
        const sourceCode = textOf(body, "sourceCode");
        const actions = actionsOf(body.c_actions);
        const shippingItemIds = shippingItemIdsOf(body.shippingItems);
        return change(request, async (basket) => {
          if (currency !== null && currency !== basket.currency)
            throw new Fault(
              400,
              "unsupported-currency",
              `The currency '${currency}' is not supported by site '${basket.siteId}'.`,
              {
                currency,
              },
            );
          refuseUnknownShippingItems(basket, shippingItemIds);
          let changed: Basket = {
            ...basket,
            attributes: withAttributes(basket.attributes, attributes),
            // An empty code takes the one before away.
            sourceCode: sourceCode === "" ? null : (sourceCode ?? basket.sourceCode),
          };
          for (const action of actions)
            changed =
              action.type === "reserveInventory"
                ? await baskets.reserve(changed, action.minutes)
                : applyAction(changed, action, baskets.newId);
          return changed;
        });
      },
      ["removeExternalTax"],
    ),
    route("deleteBasket", "delete", "/:basketId", async (request) => {
      await baskets.remove(idOf(request, "basketId"), ownerOf(request));
      return new ApiReply(204);
    }),
    route("addItemToBasket", "post", "/:basketId/items", (request) => {
      const items = newItemsOf(request.body);
      return change(request, (basket) => addItems(basket, items, baskets.newId));
    }),
    route(
      "updateItemsInBasket",
      "patch",
      "/:basketId/items",
      (request) => {
        const changes = itemChangesOf(request.body);
        return change(request, (basket) => changeItems(basket, changes));
      },
      ["removeExternalTax"],
    ),
    route(
      "updateItemInBasket",
      "patch",
      "/:basketId/items/:itemId",
      (request) => {
        const changed = itemChangeOf(request.body, idOf(request, "itemId"));
        return change(request, (basket) => changeItems(basket, [changed]));
      },
      ["removeExternalTax"],
    ),
    route("removeItemFromBasket", "delete", "/:basketId/items/:itemId", (request) =>
      change(request, (basket) => removeItem(basket, idOf(request, "itemId"))),
    ),
    route(
      "updateBillingAddressForBasket",
      "put",
      "/:basketId/billing-address",
      (request) => {
        const billingAddress = addressOf(request.body);
        return change(request, (basket) => {
          const [first] = basket.shipments;
          return isYes(request, "useAsShipping") && first
            ? changeShipment({ ...basket, billingAddress }, first.id, { shippingAddress: billingAddress })
            : { ...basket, billingAddress };
        });
      },
      ["useAsShipping", "removeExternalTax"],
    ),
    route("updateCustomerForBasket", "put", "/:basketId/customer", async (request) => {
      const email = emailOf(request.body);
      const customerNo = textOf(objectOf(request.body), "customerNo");
      if (customerNo !== null) await baskets.refuseForeignCustomer(ownerOf(request), customerNo);
      return change(request, (basket) => ({ ...basket, email }));
    }),
    route("addCouponToBasket", "post", "/:basketId/coupons", async (request) =>
      show(
        await baskets.addCoupon(
          idOf(request, "basketId"),
          ownerOf(request),
          requiredText(objectOf(request.body), "code"),
        ),
      ),
    ),
    route("removeCouponFromBasket", "delete", "/:basketId/coupons/:couponItemId", async (request) =>
      show(await baskets.removeCoupon(idOf(request, "basketId"), ownerOf(request), idOf(request, "couponItemId"))),
    ),
    ...shipmentRoutes({ route, change }, baskets),
    ...paymentInstrumentRoutes({ route, show }, baskets),
    ...giftCertificateRoutes({ route, change }, baskets.newId),
    ...agentRoutes({ route, change }, baskets),
    ...(dialect === "ocapi" ? basketNoteRoutes({ change }, baskets) : []),
  ].filter(({ operation }) => dialect === "v2" || !operation.endsWith(".promoteTemporaryBasket"));
};

/** Shopper Baskets 1 and 2, the same in the Shop API, and the baskets of a customer. */
export const basketFamilies = (baskets: BasketService, transfers: BasketTransferService): ApiFamily[] => [
  {
    base: "/checkout/shopper-baskets/v1",
    dialects: ["scapi"],
    routes: basketRoutes(baskets, transfers, "v1"),
  },
  {
    base: "/checkout/shopper-baskets/v2",
    dialects: ["scapi"],
    routes: basketRoutes(baskets, transfers, "v2"),
  },
  {
    base: "/checkout/shopper-baskets/v1",
    dialects: ["ocapi"],
    routes: basketRoutes(baskets, transfers, "ocapi"),
  },
  { base: "/customer/shopper-customers/v1", dialects: ["scapi"], routes: customerBasketRoutes(baskets, "v1") },
  { base: "/customer/shopper-customers/v1", dialects: ["ocapi"], routes: customerBasketRoutes(baskets, "ocapi") },
];
