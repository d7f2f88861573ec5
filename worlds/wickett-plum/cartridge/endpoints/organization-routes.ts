import { missingParameter } from "#sandbox/core/request/query-values.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { AttemptLimit } from "#sandbox/core/attempt-limit.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { BusinessAccount } from "#sandbox/platform/customers/business-account.ts";
import type { CustomerGroupService } from "#sandbox/platform/customers/customer-group-service.ts";
import { editorsGroup } from "#worlds/wickett-plum/customer-groups.ts";
import { organizationCodeKeys } from "../code-tries/code-tries.ts";

/** Longest code that is looked up. */
const CODE_LIMIT = 100;

/** The merchant's own calls about groups and organizations. */
export const organizationFamilies = (services: {
  groups: Pick<CustomerGroupService, "ids" | "groupsOf">;
  /** Which of a shopper's groups and codes change what they pay on a site, beside everybody. */
  pricedBy: (siteId: string, customerGroups: readonly string[]) => Promise<string[]>;
  customers: { businessAccount(id: string): Promise<BusinessAccount | undefined> };
  /** Wrong codes. */
  organizationCodeTries: AttemptLimit<"shopper" | "guests">;
}): ApiFamily[] => [
  {
    base: "/custom/account/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "Account.getCustomerGroups",
        method: "get",
        path: "/customer-groups",
        handle: async ({ shopper: { customerId, registered, isBackChannel } }) => {
          const isEditor = async () =>
            (await services.groups.groupsOf(customerId, { registered })).includes(editorsGroup);
          if (!isBackChannel && !(await isEditor()))
            throw new Fault(403, "forbidden", "Groups are named to editors and to the merchant's own systems only.");
          const ids = await services.groups.ids();
          return { total: ids.length, data: ids.map((id) => ({ id })) };
        },
      },
      {
        operation: "Account.getShopperGroups",
        method: "get",
        path: "/shopper-groups",
        handle: async ({ siteId, shopper: { customerId, registered } }) => {
          const customerGroups = await services.groups.groupsOf(customerId, { registered });
          return { customerGroups, pricedBy: await services.pricedBy(siteId, customerGroups) };
        },
      },
      {
        operation: "Account.validateOrganizationDiscountCode",
        method: "get",
        path: "/organization-discount-code",
        query: ["organization_discount_code"],
        handle: async ({ query, siteId, shopper }) => {
          const code = (
            query.get("organization_discount_code") ??
            query.get("c_organizationDiscountCode") ??
            ""
          ).trim();
          if (code === "" || code.length > CODE_LIMIT) throw missingParameter("organization_discount_code");
          const account = await services.organizationCodeTries.check(
            organizationCodeKeys(siteId, shopper),
            async () => {
              const known = await services.customers.businessAccount(code);
              return known?.level === "Personal" ? undefined : known;
            },
          );
          // Whose it is would tell every guest the names of our customers, since the codes count up.
          return { valid: account !== undefined };
        },
      },
    ],
  },
];
