import type { Clock } from "#sandbox/core/clock.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import { tenantOf } from "./access-token.ts";
import type { BrowserSessionRepository, StoredBrowserSession } from "./browser-session-repository.ts";
import { digestOf, newSecret } from "#sandbox/core/identifiers.ts";
import type { TokenSigner } from "./token-signer-service.ts";

/** Minutes a browser session and its signature are good for. */
export const BROWSER_SESSION_MINUTES = 30;

/** Whose a browser session is. */
export type BrowserSession = Omit<StoredBrowserSession, "idHash" | "expiresAt">;

/** A statement of the storefront, signed, that somebody has a session with it. */
export type SessionSignature = { dwsgst: string } | { dwsrst: string };

/** Sessions of the classic storefront (cookie `dwsid`), and the bridge from them to tokens. */
export interface BrowserSessionService {
  /** The new session's id. */
  open(session: BrowserSession): Promise<string>;
  find(dwsid: string | undefined, siteId: string): Promise<BrowserSession | undefined>;
  /** What a storefront's `generateGuestSessionSignature` or `generateRegisteredSessionSignature` gives. */
  signature(dwsid: string | undefined, siteId: string): Promise<SessionSignature | undefined>;
  /** The running session a signature of that kind speaks of. */
  signed(kind: "guest" | "registered", signature: string, siteId: string): Promise<BrowserSession | undefined>;
}

const kinds = { guest: "G", registered: "R" };

export const createBrowserSessionService = (options: {
  repository: BrowserSessionRepository;
  signer: TokenSigner;
  customers: CustomerService;
  clock: Clock;
  organizationId: string;
}): BrowserSessionService => {
  const { repository, signer, customers, clock, organizationId } = options;
  const tenantId = tenantOf(organizationId);
  const issuer = `commercecloud/prod/${tenantId}`;

  const find: BrowserSessionService["find"] = async (dwsid, siteId) =>
    dwsid ? repository.find(digestOf(dwsid), siteId, clock.now()) : undefined;

  return {
    open: async (session) => {
      const id = newSecret();
      const expiresAt = new Date(clock.now().getTime() + BROWSER_SESSION_MINUTES * 60_000);
      await repository.add({ ...session, idHash: digestOf(id), expiresAt });
      return id;
    },

    find,

    signature: async (dwsid, siteId) => {
      const session = await find(dwsid, siteId);
      if (!session) return undefined;
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const claims = {
        iss: issuer,
        iat: issuedAt,
        exp: issuedAt + BROWSER_SESSION_MINUTES * 60,
        tenantId,
        dwsid,
        customerId: session.guestCustomerId,
      };
      if (!session.registered) return { dwsgst: await signer.sign({ ...claims, vers: "1", type: kinds.guest }) };
      const customer = await customers.find(session.customerId);
      const person = {
        rcustomerId: session.customerId,
        fname: customer?.firstName,
        lname: customer?.lastName,
        email: customer?.email,
        phone: customer?.details.phoneHome ?? null,
      };
      return { dwsrst: await signer.sign({ ...claims, ...person, vers: "2", type: kinds.registered }) };
    },

    signed: async (kind, signature, siteId) => {
      const claims = await signer.verify(signature, { issuer });
      if (claims?.type !== kinds[kind] || typeof claims.dwsid !== "string") return undefined;
      const session = await find(claims.dwsid, siteId);
      return session?.registered === (kind === "registered") ? session : undefined;
    },
  };
};
