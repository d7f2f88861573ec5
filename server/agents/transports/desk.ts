import type { SiteConfig } from "#config/sites.ts";
import { isLoopback } from "#config/load-config.ts";
import type { SiteServices } from "#server/api/site/create-site-context.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { TooManyRequests, UpstreamProblem } from "#server/problem.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import { type CallOutside, createOutsideCalls } from "../platforms/outside-call.ts";
import { createArrivals } from "../catalog/arrivals.ts";
import { createListedProducts } from "../catalog/listed-products.ts";
import { createLinkClients } from "../linking/clients.ts";
import { createLinking, type Linking } from "../linking/linking.ts";
import { createLinks, type Link, type Links } from "../linking/links.ts";
import { checkVersion, commonCapabilities } from "../platforms/negotiation.ts";
import { createPlatformProfiles, type Platform, type PlatformProfiles } from "../platforms/platform-profile.ts";
import { createSignatureCheck } from "../platforms/signatures.ts";
import { createSigningKeys, type SigningKeys } from "../platforms/signing-keys.ts";
import { type AgentSession, type AgentSessions, createAgentSessions } from "../sessions/agent-session.ts";
import { createIdempotency } from "../sessions/idempotency.ts";
import { createKeptValues, type KeptValues } from "../sessions/kept-values.ts";
import { type AgentAnswer, refusal, type Trade } from "../trade/trade.ts";
import { withAuthorization } from "../trade/mandates.ts";
import { followedOrder } from "../trade/orders.ts";
import { offeredCapabilities } from "./business-profile.ts";
import type { Asked } from "./asked.ts";
import { auditedCall, createAudit } from "./audit.ts";
import { checkInput } from "./check-input.ts";
import { createDueQueue } from "../sessions/due-queue.ts";
import { createOrderFollower, type FollowedOrder, type OrderFollower } from "./order-follower.ts";
import { createNoticeSender } from "./order-webhooks.ts";
import type { AgentInput, AgentOperation } from "./operations.ts";

/** Where requests of platforms are taken, whatever wire they come on. */
export interface Desk {
  keys: SigningKeys;
  /** Tells platforms of their orders. */
  follower: OrderFollower;
  sessions: AgentSessions;
  /** Who has let whom in, and the shop as an authorization server. */
  links: Links;
  linking: Linking;
  services: SiteServices;
  /** Carries an operation out for whoever asks, once that is proven. @throws ProtocolProblem */
  serve(operation: AgentOperation, input: AgentInput, asked: Asked): Promise<AgentAnswer>;
}

interface DeskOptions {
  services: SiteServices;
  store: SharedStore | null;
  /** Calls of profiles and webhooks; to the internet when left out. */
  call?: CallOutside;
}

const OUTSIDE_MS = 3_000;
/** How old a product in a list may be; what is looked up or put into a cart is read anew. */
const LISTED_MS = 30_000;
const MOST_KEY_CHARACTERS = 100;

/** What went wrong, as the protocol says it; what nobody foresaw stays as it is. */
const asProblem = (error: unknown): unknown => {
  if (error instanceof TooManyRequests)
    return new ProtocolProblem("rate_limited", error.message, error.retryAfterSeconds);
  const status = error instanceof UpstreamProblem || error instanceof CommerceApiError ? error.status : 0;
  if (error instanceof CommerceApiError && error.status === 0)
    return new ProtocolProblem("unavailable", "Please ask again.", 5);
  if (status === 429) return new ProtocolProblem("rate_limited", "This is asked too often.", 60);
  if (status >= 500)
    return new ProtocolProblem("unavailable", "The shop's backend does not answer. Please ask again.", 5);
  return error;
};

/** Makes what both transports work with. */
export const createDesk = ({ services, store, call }: DeskOptions): Desk => {
  const { config, limits, log, secrets } = services;
  const siteOf = (alias: string) => config.sites.find((each) => each.alias === alias);
  const allowLocal = isLoopback(config.commerce.origin);
  const outside = call ?? createOutsideCalls({ allowLocal, timeoutMs: OUTSIDE_MS });
  const keys = createSigningKeys(secrets.agentSigningKeys, store);
  const values: KeptValues = createKeptValues(store, 3 * config.commerce.timeoutMs);
  const sessions = createAgentSessions(values);
  const arrivals = createArrivals();
  const listed = createListedProducts({ keepMs: Math.min(LISTED_MS, config.pageCache.freshSeconds * 1000) });
  const idempotency = createIdempotency(values);
  const signatures = createSignatureCheck(
    store ? (nonce, keepMs) => store.claim(`agent-nonce:${nonce}`, keepMs) : undefined,
  );
  const profiles: PlatformProfiles = createPlatformProfiles({
    call: outside,
    allowLocal,
    count: () => limits.take("agent-profile", { address: "", subject: "all" }),
  });
  const follower = createOrderFollower({
    queue: createDueQueue<FollowedOrder>("orders", store, secrets.agentSigningKeys),
    send: createNoticeSender({ call: outside, keys }),
    read: ({ sessionId, site }) => followedOrder({ services, sessions, values, links }, sessionId, siteOf(site)),
    siteOf,
    log,
    watchMs: config.agents.watchSeconds * 1000,
  });

  const count = () => limits.take("agent-profile", { address: "", subject: "all" });
  const links = createLinks(values);
  const linking = createLinking({
    values,
    links,
    clients: createLinkClients({ call: outside, allowLocal, count }),
  });

  /** The account that a token speaks for: of this site, and given to a platform of the same host. */
  const linkOf = async (token: string | null, site: SiteConfig, platform: Platform): Promise<Link | null> => {
    if (token === null) return null;
    const link = await links.byAccess(token);
    const isOwn = link?.site === site.alias && new URL(link.clientId).origin === new URL(platform.profile).origin;
    if (!isOwn)
      throw new ProtocolProblem("identity_required", "The access token is over, ended or not of this platform.");
    return link;
  };

  const findKey = async (platform: Platform, id: string) => {
    const known = platform.signingKeys.find(({ kid }) => kid === id);
    if (known) return known;
    const renewed = await profiles.refresh(platform.profile);
    return renewed.signingKeys.find(({ kid }) => kid === id);
  };

  const announce = (session: AgentSession) => {
    const { id: sessionId, site, webhookUrl } = session;
    if (!webhookUrl) return;
    follower.start();
    void follower.follow({ sessionId, site, webhookUrl });
  };

  const audit = createAudit({ url: config.agents.auditUrl, token: secrets.agentAuditToken, log });

  const admit = async ({ site, address, requestId, profileUrl, signed, token }: Asked): Promise<Trade> => {
    try {
      await limits.take("agent", { address, subject: profileUrl.slice(0, 2048) });
      const platform = await profiles.find(profileUrl);
      checkVersion(platform);
      const isProven = platform.signingKeys.length > 0;
      if (isProven) await signatures.verify(signed, (id) => findKey(platform, id));
      const capabilities = commonCapabilities(offeredCapabilities(services), platform);
      const trade: Trade = {
        services,
        sessions,
        values,
        listed,
        arrivals,
        caller: { site, address, requestId },
        platform,
        capabilities,
        isProven,
        keys,
        platformKey: (id) => (id === undefined ? Promise.resolve(platform.signingKeys[0]) : findKey(platform, id)),
        links,
        link: await linkOf(token, site, platform),
        announce,
      };
      return trade;
    } catch (error) {
      throw asProblem(error);
    }
  };

  const carryOut = async (
    operation: AgentOperation,
    trade: Trade,
    input: AgentInput,
    { idempotencyKey }: Asked,
  ): Promise<AgentAnswer> => {
    if (!trade.capabilities.has(operation.root))
      return refusal(trade, operation.root, [
        {
          type: "error",
          code: "capabilities_incompatible",
          content: `This platform does not have ${operation.root} in a version of this shop.`,
        },
      ]);
    checkInput(operation, input);
    const key = idempotencyKey;
    if (key === undefined && operation.idempotency === "required")
      throw new ProtocolProblem("invalid_request", "This request needs an Idempotency-Key.");
    if (key !== undefined && (key.length > MOST_KEY_CHARACTERS || key.trim() === ""))
      throw new ProtocolProblem("invalid_request", "The Idempotency-Key is not well formed.");
    const run = async () => withAuthorization(trade, operation.root, await operation.run(trade, input));
    const inTurn = () =>
      operation.method === "PUT" || operation.name.startsWith("cancel_")
        ? trade.values.inTurn(`session ${input.id}`, run)
        : run();
    try {
      if (operation.name === "complete_checkout")
        await limits.take("agent-order", { address: trade.caller.address, subject: trade.platform.profile });
      if (key === undefined || !operation.idempotency) return await inTurn();
      const name = { platform: trade.platform.profile, operation: operation.name, key };
      return await idempotency.once(name, [input.id, input.body], inTurn);
    } catch (error) {
      throw asProblem(error);
    }
  };

  return {
    keys,
    follower,
    links,
    linking,
    sessions,
    services,
    serve: async (operation, input, asked) => {
      const startedAt = Date.now();
      let trade: Trade | null = null;
      try {
        trade = await admit(asked);
        const answer = await carryOut(operation, trade, input, asked);
        audit.add(auditedCall({ operation, trade, input, asked }, { answer }, startedAt));
        return answer;
      } catch (problem) {
        audit.add(auditedCall({ operation, trade, input, asked }, { problem }, startedAt));
        throw problem;
      }
    },
  };
};
