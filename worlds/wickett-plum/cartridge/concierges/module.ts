import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import { conciergeFamilies } from "./concierge-routes.ts";
import { createConciergeService, type ConciergeService } from "./concierge-service.ts";

/** Who looks after companies and groups of a place. */
export const conciergesModule = defineModule({
  services: ({ database }: { database: Database }) => ({ concierges: createConciergeService(database) }),
  parts: ({ concierges }: { concierges: ConciergeService }) => ({ families: conciergeFamilies(concierges) }),
});
