import { Fault } from "#sandbox/fault.ts";
import type { ApiFamily } from "#sandbox/http/api-route.ts";
import type { BusinessAccount } from "./business-account.ts";
import type { CustomerGroupService } from "./customer-group-service.ts";

/** Longest code that is looked up. */
const CODE_LIMIT = 100;

/** The merchant's own calls about groups and organizations (specification 2, section 7). */
export const organizationFamilies = (services: {
  groups: Pick<CustomerGroupService, "ids">;
  customers: { businessAccount(id: string): Promise<BusinessAccount | undefined> };
}): ApiFamily[] => [
  {
    base: "/custom/account/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "Account.getCustomerGroups",
        method: "get",
        path: "/customer-groups",
        cacheSeconds: 60,
        handle: async () => {
          const ids = await services.groups.ids();
          return { total: ids.length, data: ids.map((id) => ({ id })) };
        },
      },
      {
        operation: "Account.validateOrganizationDiscountCode",
        method: "get",
        path: "/organization-discount-code",
        query: ["organization_discount_code"],
        handle: async ({ query }) => {
          const code = (
            query.get("organization_discount_code") ??
            query.get("c_organizationDiscountCode") ??
            ""
          ).trim();
          if (code === "" || code.length > CODE_LIMIT)
            throw new Fault(
              400,
              "missing-query-parameter",
              "Query parameter 'organization_discount_code' is required.",
              { parameterName: "organization_discount_code" },
            );
          const account = await services.customers.businessAccount(code);
          return account && account.level !== "Personal"
            ? { valid: true, organizationId: account.id, name: account.name, level: account.level }
            : { valid: false };
        },
      },
    ],
  },
];
