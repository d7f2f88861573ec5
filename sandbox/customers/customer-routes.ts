import { Fault } from "#sandbox/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest } from "#sandbox/http/api-route.ts";
import { presentAddress, presentCustomer } from "./customer-presenter.ts";
import type { CustomerService } from "./customer-service.ts";

/**
 * The caller's own id. Asking for somebody else is 400 `invalid-customer`, and a guest has no profile: 404
 * (wire contract, section 2.2, ownership rule).
 */
const ownId = ({ params, shopper }: ApiRequest): string => {
  const customerId = params.customerId ?? "";
  if (customerId !== shopper.customerId)
    throw new Fault(400, "invalid-customer", "The customer ID does not belong to the access token.", { customerId });
  if (!shopper.registered)
    throw new Fault(404, "not-found", `No customer with ID '${customerId}' could be found.`, { customerId });
  return customerId;
};

/** Account, password and address book of the Shopper Customers API. */
export const customerFamilies = (customers: CustomerService): ApiFamily[] => {
  const wantsAddresses = ({ query }: ApiRequest) =>
    !query.has("expand") || query.getAll("expand").join(",").split(",").includes("addresses");

  return [
    {
      base: "/customer/shopper-customers/v1",
      routes: [
        {
          operation: "ShopperCustomers.registerCustomer",
          method: "post",
          path: "/customers",
          handle: async ({ body, shopper }) => {
            if (shopper.registered)
              throw new Fault(400, "bad-request", "A new account is registered by a guest, not by a customer.");
            const customer = await customers.register(body);
            return presentCustomer(customer, { addresses: [], groups: await customers.groupsOf(customer.id) });
          },
        },
        {
          operation: "ShopperCustomers.getCustomer",
          method: "get",
          path: "/customers/:customerId",
          query: ["expand"],
          handle: async (request) => {
            const customerId = ownId(request);
            const customer = await customers.find(customerId);
            if (!customer)
              throw new Fault(404, "not-found", `No customer with ID '${customerId}' could be found.`, { customerId });
            return presentCustomer(customer, {
              groups: await customers.groupsOf(customerId),
              ...(wantsAddresses(request) ? { addresses: await customers.addresses(customerId) } : {}),
            });
          },
        },
        {
          operation: "ShopperCustomers.updateCustomer",
          method: "patch",
          path: "/customers/:customerId",
          handle: async (request) => {
            const customerId = ownId(request);
            const customer = await customers.update(customerId, request.body);
            return presentCustomer(customer, {
              addresses: await customers.addresses(customerId),
              groups: await customers.groupsOf(customerId),
            });
          },
        },
        {
          operation: "ShopperCustomers.updateCustomerPassword",
          method: "put",
          path: "/customers/:customerId/password",
          handle: async (request) => {
            await customers.changePassword(ownId(request), request.body);
            return new ApiReply(204);
          },
        },
        {
          operation: "ShopperCustomers.createCustomerAddress",
          method: "post",
          path: "/customers/:customerId/addresses",
          handle: async (request) => presentAddress(await customers.addAddress(ownId(request), request.body)),
        },
        {
          operation: "ShopperCustomers.getCustomerAddress",
          method: "get",
          path: "/customers/:customerId/addresses/:addressName",
          handle: async (request) =>
            presentAddress(await customers.address(ownId(request), request.params.addressName ?? "")),
        },
        {
          operation: "ShopperCustomers.updateCustomerAddress",
          method: "patch",
          path: "/customers/:customerId/addresses/:addressName",
          handle: async (request) =>
            presentAddress(
              await customers.updateAddress(ownId(request), request.params.addressName ?? "", request.body),
            ),
        },
        {
          operation: "ShopperCustomers.removeCustomerAddress",
          method: "delete",
          path: "/customers/:customerId/addresses/:addressName",
          handle: async (request) => {
            await customers.removeAddress(ownId(request), request.params.addressName ?? "");
            return new ApiReply(204);
          },
        },
      ],
    },
  ];
};
