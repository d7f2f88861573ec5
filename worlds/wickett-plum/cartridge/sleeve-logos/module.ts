import { randomBytes } from "node:crypto";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { createSleeveLogoRepository } from "./sleeve-logo-repository.ts";
import { sleeveLogoFamilies } from "./sleeve-logo-routes.ts";
import { createSleeveLogoService, type SleeveLogoService } from "./sleeve-logo-service.ts";

/** Logos that shoppers send to have on sleeves. */
export const sleeveLogosModule = defineModule({
  services: (given: Foundation) => ({
    sleeveLogos: createSleeveLogoService({
      ...given,
      repository: createSleeveLogoRepository(given.database),
      newId: () => randomBytes(24).toString("base64url"),
    }),
  }),
  parts: ({ sleeveLogos }: { sleeveLogos: SleeveLogoService }) => ({
    families: sleeveLogoFamilies(sleeveLogos),
    dueWork: [sleeveLogos.work],
    erasePerson: (customerId) => sleeveLogos.erase(customerId),
  }),
});
