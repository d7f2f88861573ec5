import type { Clock } from "#sandbox/core/clock.ts";
import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import { meetsRule, systemGroupsOf } from "./customer-group.ts";
import type { CustomerGroupRepository, CustomerStanding } from "./customer-group-repository.ts";

/** What is known about a shopper besides the account. */
export interface GroupQuestion {
  /** False for a guest, who has no account to look up; true unless said otherwise. */
  registered?: boolean;
  /** Pieces in the bag, where the question is about one. */
  basketPieces?: number;
}

/** The one place that says which groups a shopper belongs to. */
export interface CustomerGroupService {
  /**
   * Ids of the groups prices, promotions, search and content are chosen by: those everybody has, those put in by hand,
   * those whose rule is met, and those the session's context names. One statement for an account, none for a guest.
   */
  groupsOf(customerId: string, question?: GroupQuestion): Promise<string[]>;
  /** Every group by its id, those that follow from who asks first. */
  ids(): Promise<string[]>;
}

const noOrders = { count: 0, totalCents: 0 };

const profileOf = (standing: CustomerStanding | undefined): Record<string, unknown> => {
  if (!standing) return {};
  const { email, login, firstName, lastName, preferredLocale, details, attributes } = standing.customer;
  return { ...attributes, ...details, email, login, firstName, lastName, preferredLocale };
};

/** @param contextOf the shopper context of the session that asks; its `customerGroupIds` are taken as they are */
export const createCustomerGroupService = (
  repository: CustomerGroupRepository,
  contextOf: () => Readonly<Record<string, unknown>>,
  clock: Clock,
): CustomerGroupService => {
  const groups = createSharedRead(() => repository.groups());

  return {
    groupsOf: async (customerId, { registered = true, basketPieces = 0 } = {}) => {
      const standing = registered ? await repository.standing(customerId) : undefined;
      const context = contextOf();
      const facts = {
        registered: standing !== undefined,
        profile: profileOf(standing),
        orders: standing?.orders ?? noOrders,
        business: standing?.business ?? {},
        basket: { pieces: basketPieces },
        context,
      };
      const now = clock.now();
      const met = (await groups()).filter((group) => meetsRule(group, facts, now)).map(({ id }) => id);
      const named = Array.isArray(context.customerGroupIds) ? context.customerGroupIds.map(String) : [];
      return [...new Set([...systemGroupsOf(standing !== undefined), ...(standing?.assigned ?? []), ...met, ...named])];
    },

    ids: async () => [
      ...new Set([...systemGroupsOf(true), ...systemGroupsOf(false), ...(await groups()).map(({ id }) => id)]),
    ],
  };
};
