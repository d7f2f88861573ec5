import { systemGroupsOf } from "#sandbox/platform/customers/customer-group.ts";
import type { PriceService } from "#sandbox/platform/prices/price-service.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import type { SourceCodeService } from "#sandbox/platform/shopper-context/source-code-service.ts";

/**
 * Tells what makes a shopper's prices and promotions differ from those of a guest of whom nothing is known: groups that
 * a price book, a promotion or a campaign of the site names, of which one of the two is a member and the other is not,
 * and the group of the session's source code. Nothing for whoever pays what everybody pays.
 */
export const pricedBy =
  (services: {
    prices: Pick<PriceService, "groupsWithPrices">;
    promotions: Pick<PromotionService, "list">;
    sourceCodes: Pick<SourceCodeService, "active">;
  }) =>
  async (siteId: string, customerGroups: readonly string[]): Promise<string[]> => {
    const promotions = (await services.promotions.list()).filter(
      (promotion) => promotion.enabled && promotion.siteIds.includes(siteId),
    );
    const named = new Set([
      ...(await services.prices.groupsWithPrices(siteId)),
      ...promotions.flatMap((promotion) => [
        ...(promotion.customerGroups ?? []),
        ...(promotion.campaign?.customerGroups ?? []),
      ]),
    ]);
    const own = new Set(customerGroups);
    const everybodys = new Set(systemGroupsOf(false));
    const differing = [...named].filter((group) => own.has(group) !== everybodys.has(group)).sort();
    const code = await services.sourceCodes.active(siteId);
    return [...differing, ...(code ? [`source code: ${code.id}`] : [])];
  };
