import type { ApiRoute } from "#sandbox/core/api-route.ts";
import { presentPaymentMethods } from "#sandbox/platform/payments/payment-presenter.ts";
import { type BasketPayment, type PaymentRequest, withAttributes } from "./basket.ts";
import { giftCodeOf, paymentRequestOf } from "./basket-body.ts";
import { type BasketRouting, idOf, ownerOf } from "./basket-request-routes.ts";
import type { BasketService } from "./basket-service.ts";
import type { BasketView } from "./basket-view-service.ts";
import { objectOf } from "#sandbox/core/request/body-values.ts";

const copiedFrom = ({ customerPaymentInstrumentId, storedCardId }: BasketPayment) => ({
  customerPaymentInstrumentId,
  storedCardId,
});

/** The ways to pay of a basket. */
export const paymentInstrumentRoutes = (
  { route, show }: Pick<BasketRouting, "route"> & { show: (basket: BasketView) => unknown },
  baskets: BasketService,
): ApiRoute[] => [
  route("addPaymentInstrumentToBasket", "post", "/:basketId/payment-instruments", async (request) => {
    const payment = paymentRequestOf(request.body, baskets.newId());
    return show(
      await baskets.putPayment(idOf(request, "basketId"), ownerOf(request), () => payment, {
        giftCode: giftCodeOf(request.body),
      }),
    );
  }),
  route(
    "updatePaymentInstrumentInBasket",
    "patch",
    "/:basketId/payment-instruments/:paymentInstrumentId",
    async (request) => {
      const id = idOf(request, "paymentInstrumentId");
      const body = objectOf(request.body);
      const merged = (before?: BasketPayment): PaymentRequest => {
        const after = paymentRequestOf({ paymentMethodId: before?.methodId, ...body }, id);
        const amountCents = body.amount === undefined ? (before?.amountCents ?? null) : after.amountCents;
        if ("savedInstrumentId" in after) return { ...after, amountCents };
        const isSameMethod = after.methodId === before?.methodId;
        return {
          ...after,
          ...(isSameMethod && !after.card && !after.token ? copiedFrom(before) : {}),
          amountCents,
          card: after.card ?? (isSameMethod ? before.card : null),
          gift: isSameMethod ? before.gift : null,
          bankRoutingNumber: after.bankRoutingNumber ?? (isSameMethod ? before.bankRoutingNumber : null),
          token: after.token ?? (isSameMethod && !after.card ? before.token : null),
          attributes: withAttributes(before?.attributes ?? {}, after.attributes),
        };
      };
      return show(
        await baskets.putPayment(idOf(request, "basketId"), ownerOf(request), merged, {
          id,
          giftCode: giftCodeOf(body),
        }),
      );
    },
    ["removeExternalTax"],
  ),
  route(
    "removePaymentInstrumentFromBasket",
    "delete",
    "/:basketId/payment-instruments/:paymentInstrumentId",
    async (request) =>
      show(
        await baskets.removePayment(idOf(request, "basketId"), ownerOf(request), idOf(request, "paymentInstrumentId")),
      ),
  ),
  route("getPaymentMethodsForBasket", "get", "/:basketId/payment-methods", async (request) =>
    presentPaymentMethods(
      (await baskets.get(idOf(request, "basketId"), ownerOf(request))).paymentMethods,
      request.locale,
    ),
  ),
];
