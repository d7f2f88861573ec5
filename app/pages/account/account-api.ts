import { codedFailure } from "#app/commerce-api/commerce-api-error.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import type { ScapiTransport } from "#app/commerce-api/scapi-transport.ts";
import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";

/** An address as the address book takes it. */
export type BookAddress = Record<string, unknown> & { addressId: string };

/** What a customer changes about herself (account-15). */
export interface ProfileChange {
  firstName?: string;
  lastName?: string;
  phoneHome?: string | null;
  companyName?: string | null;
  c_organizationType?: string | null;
  /** Finds the same household in the shop's other lists; null for none. */
  c_matchCode?: string | null;
  /** `1990-12-31`. */
  birthday?: string | null;
  email?: string;
  login?: string;
  /** Asked for where the login changes. */
  c_currentPassword?: string;
}

/** What a registered customer does with her account; each call throws `CommerceApiError`. */
export interface AccountApi {
  addAddress(customerId: string, address: BookAddress): Promise<void>;
  /** Changes the address that has that name until now. */
  updateAddress(customerId: string, addressName: string, change: Record<string, unknown>): Promise<void>;
  removeAddress(customerId: string, addressName: string): Promise<void>;
  updateProfile(customerId: string, change: ProfileChange): Promise<void>;
  /** Whether it is the account's password; too many wrong ones throw. */
  checkPassword(password: string): Promise<void>;
  changePassword(customerId: string, passwords: { currentPassword: string; password: string }): Promise<void>;
}

const requireCustomer = (customerId: string): string => {
  if (customerId === "") throw codedFailure("missing-customer");
  return customerId;
};

/** Made where a page needs it, so that no other page carries it. */
export const createAccountApi = ({ scapi, site }: { scapi: ScapiTransport; site: SiteTransport }): AccountApi => {
  const customers = (method: string, parameters: Record<string, string>, body?: object) =>
    scapi("ShopperCustomers", method, [{ parameters, ...(body && { body }) }]);
  return {
    addAddress: async (customerId, address) => {
      await customers("createCustomerAddress", { customerId: requireCustomer(customerId) }, address);
    },
    updateAddress: async (customerId, addressName, change) => {
      const saved = await customers(
        "updateCustomerAddress",
        { customerId: requireCustomer(customerId), addressName },
        change,
      );
      if (!(saved as { addressId?: string } | undefined)?.addressId) throw codedFailure("address-not-saved");
    },
    removeAddress: async (customerId, addressName) => {
      await customers("removeCustomerAddress", { customerId: requireCustomer(customerId), addressName });
    },
    updateProfile: async (customerId, change) => {
      const saved = await customers("updateCustomer", { customerId: requireCustomer(customerId) }, change);
      if (!(saved as Partial<Customer> | undefined)?.customerId) throw codedFailure("profile-not-saved");
    },
    checkPassword: async (password) => {
      await site({ method: "POST", path: "validate-customer-password", body: { c_currentPassword: password } });
    },
    changePassword: async (customerId, passwords) => {
      await customers("updateCustomerPassword", { customerId: requireCustomer(customerId) }, passwords);
    },
  };
};
