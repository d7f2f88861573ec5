import type { ShopperCustomersTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { CustomerAddress } from "./customer-address.ts";
import type { Customer } from "./customer.ts";

/** An account as the Shopper Customers API shows it. */
export const presentCustomer = (
  customer: Customer,
  parts: { addresses?: CustomerAddress[]; groups: string[] },
): ShopperCustomersTypes.Customer => ({
  ...customer.attributes,
  ...customer.details,
  authType: "registered",
  customerId: customer.id,
  customerNo: customer.customerNo,
  login: customer.login,
  email: customer.email,
  firstName: customer.firstName,
  lastName: customer.lastName,
  enabled: customer.enabled,
  hasPassword: customer.passwordHash !== "",
  emailVerified: customer.emailVerified,
  ...(customer.preferredLocale ? { preferredLocale: customer.preferredLocale } : {}),
  creationDate: customer.createdAt.toISOString(),
  lastModified: customer.modifiedAt.toISOString(),
  ...(customer.lastLoginAt
    ? { lastLoginTime: customer.lastLoginAt.toISOString(), lastVisitTime: customer.lastLoginAt.toISOString() }
    : {}),
  ...(customer.previousLoginAt
    ? {
        previousLoginTime: customer.previousLoginAt.toISOString(),
        previousVisitTime: customer.previousLoginAt.toISOString(),
      }
    : {}),
  ...(parts.addresses ? { addresses: parts.addresses.map(presentAddress) } : {}),
  c_groups: parts.groups,
});

/** One entry of the address book. */
export const presentAddress = (address: CustomerAddress): ShopperCustomersTypes.CustomerAddress => {
  const fields = address.fields as Record<string, string>;
  return {
    ...fields,
    lastName: fields.lastName ?? "",
    countryCode: fields.countryCode ?? "",
    fullName: [fields.firstName, fields.lastName].filter(Boolean).join(" "),
    addressId: address.addressId,
    preferred: address.preferred,
    creationDate: address.createdAt.toISOString(),
    lastModified: address.modifiedAt.toISOString(),
  };
};
