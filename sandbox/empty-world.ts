import { schemaHash } from "./core/database/world-hash.ts";
import { defineWorld } from "./define-world.ts";

/** Scopes that a storefront's tokens have. */
const shopping = [
  "sfcc.shopper-standard",
  "sfcc.shopper-products",
  "sfcc.shopper-categories",
  "sfcc.shopper-product-search",
  "sfcc.shopper-promotions",
  "sfcc.shopper-stores",
  "sfcc.shopper-availability",
  "sfcc.shopper-seo",
  "sfcc.shopper-experience",
  "sfcc.shopper-configurations",
  "sfcc.shopper-baskets-orders.rw",
  "sfcc.shopper-customers.login",
  "sfcc.shopper-customers.register",
  "sfcc.shopper-myaccount.rw",
  "sfcc.shopper-myaccount.addresses.rw",
  "sfcc.shopper-myaccount.baskets",
  "sfcc.shopper-myaccount.orders",
  "sfcc.shopper-myaccount.paymentinstruments.rw",
  "sfcc.shopper-myaccount.productlists.rw",
  "sfcc.shopper-productlists",
  "sfcc.shopper-gift-certificates",
  "sfcc.shopper-consents.rw",
  "sfcc.session_bridge",
  "sfcc.pwdless_login",
];

/** The public client of a storefront without a world of its own. */
const shopClientId = "1d0c6f58-3a97-4e21-8b64-0f5e9c7a2b13";
const serverClientId = "9be2a741-5d06-4c38-92f7-6a1d83e40c5f";

/** No brand and no site: an imported archive brings its own. */
export const emptyWorld = defineWorld({
  id: "empty",
  hash: schemaHash,
  organizationId: "f_ecom_zzte_001",
  clients: [
    { id: shopClientId, name: "Storefront", secret: null, scopes: shopping },
    {
      id: serverClientId,
      name: "Storefront server",
      secret: "sandbox-secret-not-for-production",
      scopes: [...shopping, "sfcc.shopper-context.rw", "sfcc.ts_ext_on_behalf_of"],
    },
  ],
  shopClientId,
  serverClientId,
  sites: [],
  variants: {
    default: { says: "No site and nothing to sell, until an archive is imported.", isEmpty: true, changes: [] },
  },
  seeding: () =>
    Promise.resolve({
      epoch: new Date("2026-11-01T15:00:00Z"),
      seeders: [],
      settings: [],
      vary: () => Promise.resolve(),
    }),
  aspectTypes: { plp: "category", pdp: "product" },
  recommenders: [],
  chatScript: { subjects: [], otherwise: { en: "Thank you. Somebody reads this and writes back." } },
  consentSubscriptions: [],
  magicValues: () => [],
  orderPrefix: "",
  giftCardBrand: "sandbox",
  pictureCatalog: "sandbox-products",
});
