import { invalidExpand } from "#sandbox/core/request/query-values.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest, type ApiRoute } from "#sandbox/core/api-route.ts";
import { businessAccountData } from "./business-account.ts";
import type { CustomerGroupService } from "./customer-group-service.ts";
import { ownAccountId } from "./customer-ownership.ts";
import { presentPaymentInstrument } from "./customer-payment-instrument-presenter.ts";
import { paymentInstrumentRoutes } from "./customer-payment-instrument-routes.ts";
import type { CustomerPaymentInstrumentService } from "./customer-payment-instrument-service.ts";
import { presentAddress, presentCustomer } from "./customer-presenter.ts";
import type { CustomerService } from "./customer-service.ts";
import type { Customer } from "./customer.ts";

/** What the operations on accounts need. */
export interface CustomerRouteServices {
  customers: CustomerService;
  groups: CustomerGroupService;
  paymentInstruments: CustomerPaymentInstrumentService;
  /** Asks a new customer to confirm the address. */
  emailConfirmations: { send(login: string, siteId: string): Promise<void> };
  clock: Clock;
}

/** `paymentmethodreferences` needs the platform's own payments and is let pass, as documented. */
const expansions = ["none", "addresses", "paymentinstruments", "paymentmethodreferences"];
const byDefault = ["addresses", "paymentinstruments"];

/** @throws Fault 400 for an unknown word. */
const expandOf = ({ query }: ApiRequest): readonly string[] => {
  const words = query.has("expand") ? query.getAll("expand").flatMap((text) => text.split(",")) : byDefault;
  const unknown = words.find((word) => !expansions.includes(word.trim()));
  if (unknown !== undefined) throw invalidExpand(unknown);
  return words.includes("none") ? [] : words.map((word) => word.trim());
};

/** Account, password, address book and saved ways to pay of the Shopper Customers API. */
export const customerFamilies = (services: CustomerRouteServices): ApiFamily[] => {
  const { customers, groups, paymentInstruments, clock } = services;

  const present = async (customer: Customer, expand: readonly string[]) => {
    const account = await customers.businessAccountOf(customer.id);
    const addresses = expand.includes("addresses") ? await customers.addresses(customer.id) : undefined;
    const instruments = expand.includes("paymentinstruments") ? await paymentInstruments.of(customer.id) : undefined;
    return {
      ...presentCustomer(customer, {
        groups: await groups.groupsOf(customer.id),
        ...(addresses ? { addresses } : {}),
      }),
      ...(instruments
        ? { paymentInstruments: instruments.map((each) => presentPaymentInstrument(each, clock.now())) }
        : {}),
      ...(account ? { c_businessAccountData: businessAccountData(account) } : {}),
    };
  };

  const refuseRegistered = ({ shopper }: ApiRequest) => {
    if (shopper.registered)
      throw new Fault(400, "bad-request", "A new account is registered by a guest, not by a customer.");
  };

  const profile: ApiRoute[] = [
    {
      operation: "ShopperCustomers.registerCustomer",
      method: "post",
      path: "/customers",
      handle: async (request) => {
        refuseRegistered(request);
        const customer = await customers.register(request.body);
        await services.emailConfirmations.send(customer.login, request.siteId);
        return present(customer, byDefault);
      },
    },
    {
      operation: "ShopperCustomers.registerExternalProfile",
      method: "post",
      path: "/customers/external-profile",
      handle: (request) => {
        refuseRegistered(request);
        return customers.registerExternal(request.body);
      },
    },
    {
      operation: "ShopperCustomers.getExternalProfile",
      method: "get",
      path: "/customers/external-profile",
      query: ["externalId", "authenticationProviderId"],
      handle: ({ query }) =>
        customers.externalProfile(query.get("authenticationProviderId") ?? "", query.get("externalId") ?? ""),
    },
    {
      operation: "ShopperCustomers.getCustomer",
      method: "get",
      path: "/customers/:customerId",
      query: ["expand"],
      handle: async (request) => {
        const customerId = ownAccountId(request);
        const expand = expandOf(request);
        const customer = await customers.find(customerId);
        if (!customer)
          throw new Fault(404, "not-found", `No customer with ID '${customerId}' could be found.`, { customerId });
        return present(customer, expand);
      },
    },
    {
      operation: "ShopperCustomers.updateCustomer",
      method: "patch",
      path: "/customers/:customerId",
      handle: async (request) =>
        present(await customers.update(ownAccountId(request), request.body, request.shopper.sessionId), byDefault),
    },
    {
      operation: "ShopperCustomers.updateCustomerPassword",
      method: "put",
      path: "/customers/:customerId/password",
      handle: async (request) => {
        await customers.changePassword(ownAccountId(request), request.body, request.shopper.sessionId);
        return new ApiReply(204);
      },
    },
  ];

  const addressName = ({ params }: ApiRequest) => params.addressName ?? "";
  const addresses: ApiRoute[] = [
    {
      operation: "ShopperCustomers.createCustomerAddress",
      method: "post",
      path: "/customers/:customerId/addresses",
      handle: async (request) => presentAddress(await customers.addAddress(ownAccountId(request), request.body)),
    },
    {
      operation: "ShopperCustomers.getCustomerAddress",
      method: "get",
      path: "/customers/:customerId/addresses/:addressName",
      handle: async (request) => presentAddress(await customers.address(ownAccountId(request), addressName(request))),
    },
    {
      operation: "ShopperCustomers.updateCustomerAddress",
      method: "patch",
      path: "/customers/:customerId/addresses/:addressName",
      handle: async (request) =>
        presentAddress(await customers.updateAddress(ownAccountId(request), addressName(request), request.body)),
    },
    {
      operation: "ShopperCustomers.removeCustomerAddress",
      method: "delete",
      path: "/customers/:customerId/addresses/:addressName",
      handle: async (request) => {
        await customers.removeAddress(ownAccountId(request), addressName(request));
        return new ApiReply(204);
      },
    },
  ];

  return [
    {
      base: "/customer/shopper-customers/v1",
      routes: [...profile, ...addresses, ...paymentInstrumentRoutes(paymentInstruments, clock)],
    },
  ];
};
