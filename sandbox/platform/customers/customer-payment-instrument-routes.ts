import type { Clock } from "#sandbox/core/clock.ts";
import { ApiReply, type ApiRoute } from "#sandbox/core/api-route.ts";
import { ownAccountId } from "./customer-ownership.ts";
import { presentPaymentInstrument } from "./customer-payment-instrument-presenter.ts";
import type { CustomerPaymentInstrumentService } from "./customer-payment-instrument-service.ts";

const path = "/customers/:customerId/payment-instruments";

/** Saved ways to pay of the Shopper Customers API. */
export const paymentInstrumentRoutes = (instruments: CustomerPaymentInstrumentService, clock: Clock): ApiRoute[] => [
  {
    operation: "ShopperCustomers.createCustomerPaymentInstrument",
    method: "post",
    path,
    ownTransactions: true,
    handle: async (request) =>
      presentPaymentInstrument(
        await instruments.add(ownAccountId(request), request.body, request.currency),
        clock.now(),
      ),
  },
  {
    operation: "ShopperCustomers.getCustomerPaymentInstrument",
    method: "get",
    path: `${path}/:paymentInstrumentId`,
    handle: async (request) =>
      presentPaymentInstrument(
        await instruments.find(ownAccountId(request), request.params.paymentInstrumentId ?? ""),
        clock.now(),
      ),
  },
  {
    operation: "ShopperCustomers.updateCustomerPaymentInstrument",
    method: "patch",
    path: `${path}/:paymentInstrumentId`,
    handle: async (request) =>
      presentPaymentInstrument(
        await instruments.update(ownAccountId(request), request.params.paymentInstrumentId ?? "", request.body),
        clock.now(),
      ),
  },
  {
    operation: "ShopperCustomers.deleteCustomerPaymentInstrument",
    method: "delete",
    path: `${path}/:paymentInstrumentId`,
    handle: async (request) => {
      await instruments.remove(ownAccountId(request), request.params.paymentInstrumentId ?? "");
      return new ApiReply(204);
    },
  },
];
