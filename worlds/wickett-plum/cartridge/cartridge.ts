import type { Cartridge } from "#sandbox/cartridge.ts";
import { composeFrom } from "#sandbox/core/module.ts";
import { digitalCatalogPath } from "#worlds/wickett-plum/files.ts";
import { catalogPages } from "./catalog-requests/catalog-pages.ts";
import { catalogRequestsModule } from "./catalog-requests/module.ts";
import { conciergesModule } from "./concierges/module.ts";
import { sleevePages } from "./logo-sleeves/sleeve-pages.ts";
import { logoSleevesModule } from "./logo-sleeves/module.ts";
import { leadPages } from "./marketing-leads/lead-pages.ts";
import { marketingLeadsModule } from "./marketing-leads/module.ts";
import { resources } from "./resources.ts";

/** Forms of the shop that the platform has no operation for. */
export const cartridge: Cartridge = {
  resources,
  parts: (ground) => {
    const { services, partsOf } = composeFrom({ ...ground, digitalCatalogPath })
      .with(catalogRequestsModule)
      .with(conciergesModule)
      .with(marketingLeadsModule)
      .with(logoSleevesModule);
    return {
      families: partsOf(services).flatMap(({ families = [] }) => families),
      consoleRooms: [
        { path: "/console/catalogs", name: "Catalogs", routes: catalogPages(services) },
        { path: "/console/leads", name: "Leads", routes: leadPages(services) },
        { path: "/console/sleeves", name: "Sleeves", routes: sleevePages(services) },
      ],
    };
  },
};
