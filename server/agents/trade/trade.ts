import type { JWK } from "jose";
import { CommerceApiError, shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { SiteServices } from "#server/api/site/create-site-context.ts";
import { UCP_VERSION } from "../contract/contract.ts";
import { type Capabilities, relevantCapabilities } from "../platforms/negotiation.ts";
import type { Arrivals } from "../catalog/arrivals.ts";
import type { ListedProducts } from "../catalog/listed-products.ts";
import type { Link, Links } from "../linking/links.ts";
import type { SigningKeys } from "../platforms/signing-keys.ts";
import type { Platform } from "../platforms/platform-profile.ts";
import type { AgentSession, AgentSessions, Note } from "../sessions/agent-session.ts";
import type { AgentCaller } from "../sessions/agent-shopper.ts";
import type { KeptValues } from "../sessions/kept-values.ts";

/** What every request of a platform works with. */
export interface Trade {
  services: SiteServices;
  sessions: AgentSessions;
  values: KeptValues;
  /** Products as lists show them, and when they arrive where. */
  listed: ListedProducts;
  arrivals: Arrivals;
  caller: AgentCaller;
  platform: Platform;
  /** What the platform and the shop have in common. */
  capabilities: Capabilities;
  /** Whether a signature has proven that it is this platform. */
  isProven: boolean;
  /** The shop's own keys. */
  keys: SigningKeys;
  /** A key that the platform publishes, by its id; its first one where none is named. */
  platformKey: (id: string | undefined) => Promise<JWK | undefined>;
  links: Links;
  /** The account that the request speaks for. */
  link: Link | null;
  /** Tells the platform of an order, now and whenever something happens to it. */
  announce: (session: AgentSession) => void;
}

/** An answer of an operation: its document, and whether something was made. */
export interface AgentAnswer {
  body: Record<string, unknown>;
  isCreated?: boolean;
}

/** The capabilities that operations belong to. */
export const roots = {
  search: "dev.ucp.shopping.catalog.search",
  lookup: "dev.ucp.shopping.catalog.lookup",
  cart: "dev.ucp.shopping.cart",
  checkout: "dev.ucp.shopping.checkout",
  order: "dev.ucp.shopping.order",
} as const;

/** The head of an answer. */
export const head = (trade: Pick<Trade, "capabilities">, root: string, status: "success" | "error" = "success") => ({
  version: UCP_VERSION,
  status,
  capabilities: relevantCapabilities(trade.capabilities, root),
});

/** Where a person goes on who has nothing to go on with. */
export const shopUrl = ({ caller }: Pick<Trade, "caller">, path = "/"): string => caller.site.origin + path;

/** An answer that holds no cart, checkout, order or product, but why there is none. */
export const refusal = (trade: Trade, root: string, notes: readonly Note[], path?: string): AgentAnswer => ({
  body: {
    ucp: head(trade, root, "error"),
    messages: notes.map((note) => ({ ...note, ...(note.type === "error" && { severity: "unrecoverable" }) })),
    continue_url: shopUrl(trade, path),
  },
});

/** That something is not there, or is not this platform's. */
export const notFound = (trade: Trade, root: string, content: string): AgentAnswer =>
  refusal(trade, root, [{ type: "error", code: "not_found", content }]);

/** What the backend says against something, in its words; anything unexpected is thrown on. */
export const wordsOf = (error: unknown): string => {
  if (!(error instanceof CommerceApiError) || error.status >= 500 || error.status === 401) throw error;
  const message = shopperMessage(error);
  return typeof message === "string" ? message : (message.reason ?? "This is not possible.");
};
