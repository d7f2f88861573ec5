import type { SiteConfig } from "#config/sites.ts";
import type { SiteServices } from "#server/api/site/create-site-context.ts";
import { UCP_VERSION } from "../contract/contract.ts";
import { AP2_MANDATE, GIFT_MESSAGE, IDENTITY_LINKING, paymentHandlers } from "../trade/handlers.ts";
import { scopes } from "../linking/scopes.ts";
import { canActForAccounts } from "../sessions/linked-shopper.ts";
import { MCP_PATH, REST_PATH } from "#server/agent-paths.ts";
import type { CapabilityOffer } from "../platforms/platform-profile.ts";
import type { SigningKeys } from "../platforms/signing-keys.ts";

/** Where the protocol publishes its pages: a profile has to name them by these public addresses. */
const PUBLISHED = `https://ucp.dev/${UCP_VERSION}/specification`;
const SCHEMAS = `https://ucp.dev/${UCP_VERSION}/schemas/shopping`;

const capability = (page: string, schema: string, more: Partial<CapabilityOffer> = {}) => [
  {
    version: UCP_VERSION,
    spec: `${PUBLISHED}/${page}`,
    schema: `${SCHEMAS}/${schema}.json`,
    ...more,
  },
];

const CART = "dev.ucp.shopping.cart";
const CHECKOUT = "dev.ucp.shopping.checkout";

/** What the shop can do for platforms, by name. */
export const ownCapabilities: Record<string, CapabilityOffer[]> = {
  [CHECKOUT]: capability("checkout", "checkout"),
  [CART]: capability("cart", "cart"),
  "dev.ucp.shopping.catalog.search": capability("catalog/search", "catalog_search"),
  "dev.ucp.shopping.catalog.lookup": capability("catalog/lookup", "catalog_lookup"),
  "dev.ucp.shopping.order": capability("order", "order"),
  "dev.ucp.shopping.fulfillment": capability("fulfillment", "fulfillment", {
    extends: CHECKOUT,
    config: {
      allows_multi_destination: { shipping: true, pickup: true },
      allows_method_combinations: [["shipping"], ["pickup"], ["shipping", "pickup"]],
    },
  }),
  "dev.ucp.shopping.discount": capability("discount", "discount", { extends: [CART, CHECKOUT] }),
  "dev.ucp.shopping.buyer_consent": capability("buyer-consent", "buyer_consent", { extends: CHECKOUT }),
  [AP2_MANDATE]: capability("ap2-mandates", "ap2_mandate", {
    extends: CHECKOUT,
    config: { vp_formats_supported: { "dc+sd-jwt": {} } },
  }),
  [IDENTITY_LINKING]: [
    {
      version: UCP_VERSION,
      spec: `${PUBLISHED}/identity-linking`,
      schema: `https://ucp.dev/${UCP_VERSION}/schemas/common/identity_linking.json`,
      config: {
        scopes: {
          [scopes.orderRead]: {
            description: {
              plain: "Read the orders of an account. Orders of guests are read by the platform that placed them.",
            },
          },
        },
      },
    },
  ],
  [GIFT_MESSAGE]: [{ version: UCP_VERSION, extends: CHECKOUT }],
};

/** What of it a shop can do that is configured so. */
export const offeredCapabilities = (services: Pick<SiteServices, "config">): Record<string, CapabilityOffer[]> => {
  const { [IDENTITY_LINKING]: linking = [], ...others } = ownCapabilities;
  return canActForAccounts(services) ? { ...others, [IDENTITY_LINKING]: linking } : others;
};

const service = (transport: "rest" | "mcp", endpoint: string, document: string) => ({
  version: UCP_VERSION,
  spec: `${PUBLISHED}/overview`,
  transport,
  endpoint,
  schema: `https://ucp.dev/${UCP_VERSION}/services/shopping/${document}`,
});

/** What a site publishes about itself at `/.well-known/ucp`. */
export const businessProfile = async (
  services: Pick<SiteServices, "config">,
  site: SiteConfig,
  keys: SigningKeys,
): Promise<Record<string, unknown>> => ({
  ucp: {
    version: UCP_VERSION,
    services: {
      "dev.ucp.shopping": [
        service("rest", site.origin + REST_PATH, "rest.openapi.json"),
        service("mcp", site.origin + MCP_PATH, "mcp.openrpc.json"),
      ],
    },
    capabilities: offeredCapabilities(services),
    payment_handlers: paymentHandlers(services),
  },
  signing_keys: await keys.published(),
});
