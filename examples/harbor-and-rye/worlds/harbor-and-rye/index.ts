import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { emulatorsOf } from "#emulators/emulators-of.ts";
import { sourcesHash } from "#sandbox/core/database/world-hash.ts";
import { defineWorld } from "#sandbox/define-world.ts";
import type { RunnableWorld } from "#sandbox/start.ts";
import { cartridge } from "#worlds/wickett-plum/cartridge/cartridge.ts";
import { chatAccount } from "#worlds/wickett-plum/chat-account.ts";
import { loginClients } from "#worlds/wickett-plum/login-clients.ts";
import { recommenders } from "#worlds/wickett-plum/recommenders.ts";
import { organizationId, privateClientId, publicClientId } from "#worlds/wickett-plum/sites.ts";
import { contentItems } from "./content.ts";
import { pictureFiles } from "./pictures.ts";
import { shops, site } from "./shop.ts";

const folder = path.dirname(fileURLToPath(import.meta.url));
const picturesFolder = path.join(folder, "images");

/** A bakery and smokehouse by the sea: one site, a dozen things to buy, two shops. */
const definition = defineWorld({
  id: "harbor-and-rye",
  hash: () =>
    sourcesHash(folder, createRequire(path.join(folder, "world.js")).resolve("#worlds/harbor-and-rye/seed.ts")),
  organizationId,
  clients: loginClients,
  shopClientId: publicClientId,
  serverClientId: privateClientId,
  sites: [site],
  variants: {
    default: { says: "The shop as it is on an ordinary day.", changes: [] },
    bare: { says: "The site with its settings and nothing in it.", isEmpty: true, changes: [] },
  },
  seeding: async () => (await import("./seed.ts")).seeding,
  aspectTypes: { plp: "category", pdp: "product" },
  recommenders,
  consentSubscriptions: [],
  chatScript: { subjects: [], otherwise: { en: "Thank you. Somebody at the counter reads this and writes back." } },
  magicValues: () => [],
  orderPrefix: "HR",
  giftCardBrand: "harbor-and-rye",
  pictureCatalog: "harborandrye-master",
  picturesFolder,
  // What the product's pages ask for below /custom/ is the same for every shop; the words are this shop's.
  cartridge: {
    ...cartridge,
    resources: { order: { default: { "ready.text": "your order is packed and waiting for you at the counter." } } },
  },
  content: () => contentItems,
});

const street = { city: "Rockland", state: "ME", postalCode: "04841", country: "US", numbers: [1, 900] } as const;

/** This world with the third parties beside it, as the sandbox's program runs it. */
const harborAndRye: RunnableWorld = {
  definition,
  emulators: emulatorsOf({
    shopName: site.name,
    account: "sandbox-harborandrye",
    surveyQuestion: "How was your visit, from 1 (poor) to 5 (great)?",
    applePayMerchant: "merchant.example.harborandrye.sandbox",
    streets: () => [
      { ...street, name: "Main Street" },
      ...shops.map(({ address1, city, postalCode }) => ({
        ...street,
        name: address1.replace(/^\d+ /, ""),
        city,
        postalCode,
      })),
    ],
    addressLayout: "HarborAndRye",
    content: () => contentItems,
    drafts: () => [],
    snapshots: () => ({}),
    media: { account: "harborandrye", folder: picturesFolder, files: pictureFiles },
    films: [],
    gallery: {},
    merchants: {},
    chat: chatAccount,
  }),
};

export default harborAndRye;
