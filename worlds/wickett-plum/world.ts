import { defineWorld } from "#sandbox/define-world.ts";
import { sourcesHash } from "#sandbox/database/world-hash.ts";
import { consentSubscriptions } from "./consent-subscriptions.ts";
import { contentItems } from "./content/content-items.ts";
import { aspectTypes } from "./experience.ts";
import { digitalCatalogPath, pictureCatalog, picturesFolder, sheetsFolder } from "./files.ts";
import { loginClients } from "./login-clients.ts";
import { magicValues } from "./magic-values.ts";
import { recommenders } from "./recommenders.ts";
import { organizationId, privateClientId, publicClientId, sites } from "./sites.ts";
import { worlds } from "./variants/worlds.ts";

/** The files that decide what is put into a database. */
export const seedingFiles = [
  "worlds/wickett-plum/seed/seed.ts",
  "worlds/wickett-plum/variants/worlds.ts",
  "sandbox/database/seed-world.ts",
];

/** A confectioner in two countries, with shops for companies and for groups that raise money. */
export const wickettPlum = defineWorld({
  id: "wickett-plum",
  hash: () => sourcesHash("worlds/wickett-plum", ...seedingFiles),
  organizationId,
  clients: loginClients,
  shopClientId: publicClientId,
  serverClientId: privateClientId,
  sites,
  variants: worlds,
  seeding: async () => (await import("./seed/seed.ts")).seeding,
  aspectTypes,
  recommenders,
  consentSubscriptions,
  magicValues: () => magicValues,
  orderPrefix: "WP",
  giftCardBrand: "wickett-and-plum",
  pictureCatalog,
  picturesFolder,
  digitalCatalogPath,
  sheetsFolder,
  content: contentItems,
});
