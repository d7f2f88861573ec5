import type { ShopperCustomersTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ScapiTransport } from "./scapi-transport.ts";
import type { SiteTransport } from "./site-api-client.ts";

export type Customer = ShopperCustomersTypes.Customer;

/** What a new customer says about herself. */
export interface Registration {
  customer: {
    firstName: string;
    lastName: string;
    email: string;
    phoneHome?: string;
    [custom: `c_${string}`]: unknown;
  };
  password: string;
  /** Where the site asks for a captcha. */
  recaptchaToken?: string;
}

export interface CustomersApi {
  get(customerId: string): Promise<Customer>;
  /** Makes the account; signing in is a step of its own. */
  register(registration: Registration): Promise<Customer>;
  /** Puts an address into the customer's address book. */
  addAddress(customerId: string, address: { addressId: string } & Record<string, unknown>): Promise<void>;
}

export const createCustomersApi = (scapi: ScapiTransport, site: SiteTransport): CustomersApi => ({
  get: async (customerId) =>
    (await scapi("ShopperCustomers", "getCustomer", [{ parameters: { customerId } }])) as Customer,
  addAddress: async (customerId, address) => {
    await scapi("ShopperCustomers", "createCustomerAddress", [{ parameters: { customerId }, body: address }]);
  },
  register: async ({ customer, password, recaptchaToken }) =>
    (await site({
      method: "POST",
      path: "customer-register",
      body: { customer: { ...customer, login: customer.email }, password, ...(recaptchaToken && { recaptchaToken }) },
    })) as Customer,
});
