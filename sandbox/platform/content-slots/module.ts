import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import { createContentSlotExchange } from "./content-slot-exchange-repository.ts";
import { createContentSlotRepository } from "./content-slot-repository.ts";
import { contentSlotFamilies, type ContentSlotRouteServices } from "./content-slot-routes.ts";
import { createContentSlotService } from "./content-slot-service.ts";

/** Content slots. */
export const contentSlotsModule = defineModule({
  services: ({
    database,
    shopperClock,
    promotions,
  }: {
    database: Database;
    shopperClock: Clock;
    promotions: PromotionService;
  }) => ({
    contentSlots: createContentSlotService(createContentSlotRepository(database), shopperClock, promotions),
  }),
  parts: (all: ContentSlotRouteServices) => ({ families: contentSlotFamilies(all) }),
});

/** The door of slots for site archives. */
export const contentSlotExchange = createContentSlotExchange;
export type { ContentSlotExchange, SlotCampaignRow, SlotRow } from "./content-slot-exchange-repository.ts";
