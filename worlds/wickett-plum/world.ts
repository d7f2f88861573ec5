import { allSites } from "./all-sites.ts";
import { chatScript } from "./chat-script.ts";
import { createRequire } from "node:module";
import path from "node:path";
import { defineWorld } from "#sandbox/define-world.ts";
import { sourcesHash } from "#sandbox/core/database/world-hash.ts";
import { consentSubscriptions } from "./consent-subscriptions.ts";
import { contentItems } from "./content/content-items.ts";
import { aspectTypes } from "./experience.ts";
import { pictureCatalog, picturesFolder, sheetsFolder, worldFolder } from "./files.ts";
import { loginClients } from "./login-clients.ts";
import { cartridge } from "./cartridge/cartridge.ts";
import { magicValues } from "./magic-values.ts";
import { recommenders } from "./recommenders.ts";
import { organizationId, privateClientId, publicClientId } from "./sites.ts";
import { worlds } from "./variants/worlds.ts";

/** The files that decide what is put into a database. */
export const seedingFiles = (): string[] => {
  const { resolve } = createRequire(path.join(worldFolder, "world.js"));
  return [resolve("#worlds/wickett-plum/seed/seed.ts"), resolve("#worlds/wickett-plum/variants/worlds.ts")];
};

/** A confectioner in two countries, with shops for companies and for groups that raise money. */
export const wickettPlum = defineWorld({
  id: "wickett-plum",
  hash: () => sourcesHash(worldFolder, ...seedingFiles()),
  organizationId,
  clients: loginClients,
  shopClientId: publicClientId,
  serverClientId: privateClientId,
  sites: allSites,
  variants: worlds,
  seeding: async () => (await import("./seed/seed.ts")).seeding,
  aspectTypes,
  recommenders,
  consentSubscriptions,
  chatScript,
  magicValues: () => magicValues,
  orderPrefix: "WP",
  giftCardBrand: "wickett-and-plum",
  pictureCatalog,
  picturesFolder,
  cartridge,
  sheetsFolder,
  content: contentItems,
});

/** The same under the name that tests of the product use, whatever the world is called. */
export { wickettPlum as world };
