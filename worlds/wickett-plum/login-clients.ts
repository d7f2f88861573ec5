import type { WorldClient } from "#sandbox/define-world.ts";
import {
  browsingClientId,
  codeLoginClientId,
  codeLoginClientSecret,
  privateClientId,
  privateClientSecret,
  publicClientId,
} from "./sites.ts";

/** What anybody may look at. */
const browsing = [
  "sfcc.shopper-products",
  "sfcc.shopper-categories",
  "sfcc.shopper-product-search",
  "sfcc.shopper-promotions",
  "sfcc.shopper-stores",
  "sfcc.shopper-availability",
  "sfcc.shopper-seo",
  "sfcc.shopper-experience",
  "sfcc.shopper-experience.contents",
  "sfcc.shopper-experience.folders",
  "sfcc.shopper-experience.qualifiers",
  "sfcc.shopper-configurations",
];

/** What a shop needs besides. */
const shopping = [
  "sfcc.shopper-standard",
  ...browsing,
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

/** The clients of the default world. No client may act as an agent (`sfcc.ta_ext_on_behalf_of`). */
export const loginClients: readonly WorldClient[] = [
  { id: publicClientId, name: "Storefront", secret: null, scopes: shopping },
  {
    id: privateClientId,
    name: "Storefront server",
    secret: privateClientSecret,
    // What is said about a shopper's session opens prices and groups, so no shopper's own token may say it.
    scopes: [...shopping, "sfcc.shopper-context.rw", "sfcc.ts_ext_on_behalf_of"],
  },
  { id: codeLoginClientId, name: "Storefront's mailed codes", secret: codeLoginClientSecret, scopes: shopping },
  { id: browsingClientId, name: "Catalogue viewer", secret: null, scopes: browsing },
];
