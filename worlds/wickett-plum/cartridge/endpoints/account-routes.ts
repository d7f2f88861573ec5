import { missingParameter } from "#sandbox/core/request/query-values.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily, Shopper } from "#sandbox/core/api-route.ts";
import type { CustomerEventService } from "#sandbox/platform/customers/customer-event-service.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";

/** What merchants add to the account area: checking a password, and the events of campaign forms (account-17). */
export const accountFamilies = (
  customers: Pick<CustomerService, "find">,
  /** Whether it is the password of a login; counts wrong ones. */
  confirm: (credentials: { login: string; password: string }, customerId: string) => Promise<boolean>,
  events: Pick<CustomerEventService, "add">,
): ApiFamily[] => {
  const validate = async (shopper: Shopper, password: unknown) => {
    if (!shopper.registered) throw new Fault(401, "unauthorized", "A guest has no password.");
    if (typeof password !== "string" || password === "") throw missingParameter("c_currentPassword");
    const login = (await customers.find(shopper.customerId))?.login ?? "";
    if (!(await confirm({ login, password }, shopper.customerId)))
      throw new Fault(401, "invalid-password", "The current password does not match.");
    return { success: true };
  };
  return [
    {
      base: "/custom/account/v1",
      dialects: ["scapi"],
      routes: [
        {
          operation: "Account.validateCustomerPassword",
          method: "get",
          path: "/validate-customer-password",
          ownTransactions: true,
          handle: ({ query, shopper }) => validate(shopper, query.get("c_currentPassword")),
        },
        {
          operation: "Account.validateCustomerPasswordInBody",
          method: "post",
          path: "/validate-customer-password",
          ownTransactions: true,
          handle: ({ body, shopper }) =>
            validate(shopper, (body as { c_currentPassword?: unknown } | null)?.c_currentPassword),
        },
      ],
    },
    {
      base: "/custom/customer/v1",
      dialects: ["scapi"],
      routes: [
        {
          operation: "Customer.addEvent",
          method: "post",
          path: "/event",
          handle: async ({ siteId, shopper, body }) => ({
            success: true,
            eventId: await events.add({ siteId, customerId: shopper.customerId, body }),
          }),
        },
      ],
    },
  ];
};
