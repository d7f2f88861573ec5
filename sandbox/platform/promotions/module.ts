import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import type { CurrentShopper } from "#sandbox/platform/shopper-context/current-shopper.ts";
import type { SourceCodeService } from "#sandbox/platform/shopper-context/source-code-service.ts";
import { createPromotionExchange } from "./promotion-exchange-repository.ts";
import { createPromotionRepository } from "./promotion-repository.ts";
import { promotionFamilies, type PromotionRouteServices } from "./promotion-routes.ts";
import { createPromotionService } from "./promotion-service.ts";

/** Promotions, campaigns and coupons. */
export const promotionsModule = defineModule({
  services: ({
    database,
    shopperClock,
    sourceCodes,
    currentShopper,
  }: {
    database: Database;
    shopperClock: Clock;
    sourceCodes: SourceCodeService;
    currentShopper: CurrentShopper;
  }) => ({
    promotions: createPromotionService(createPromotionRepository(database), shopperClock, {
      sourceCodeGroupOf: async (siteId) => (await sourceCodes.active(siteId))?.id,
      locale: () => currentShopper.locale(),
    }),
  }),
  parts: (services: PromotionRouteServices) => ({ families: promotionFamilies(services) }),
});

/** The door of promotions for site archives. */
export const promotionExchange = createPromotionExchange;
export type { CampaignRow, CouponRow, PromotionExchange, PromotionRow } from "./promotion-exchange-repository.ts";
