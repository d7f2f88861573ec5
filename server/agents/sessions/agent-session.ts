import { randomBytes } from "node:crypto";
import type { ShopperTokens } from "#server/api/shopper-login.ts";
import type { KeptValues } from "./kept-values.ts";

/** Who buys, as the platform says it. */
export interface Buyer {
  first_name?: string;
  last_name?: string;
  email?: string;
  phone_number?: string;
  consent?: Record<string, boolean>;
}

/** What the last change could not do, for the answer to it. */
export interface Note {
  type: "error" | "warning" | "info";
  code: string;
  content: string;
  path?: string;
  severity?: "recoverable" | "requires_buyer_input" | "requires_buyer_review" | "unrecoverable";
}

/** A cart or a checkout of a platform: a guest's session at the backend, whose tokens never leave the server. */
export interface AgentSession {
  /** Not to be guessed: whoever has it may act. */
  id: string;
  /** Alias of the site. */
  site: string;
  /** Address of the profile of the platform that began it. */
  platform: string;
  kind: "cart" | "checkout";
  status: "open" | "completed" | "canceled";
  tokens: ShopperTokens;
  /** When the access token ends, in milliseconds since 1970. */
  accessEndsAt: number;
  basketId: string;
  /** What its owner's browser goes on with. */
  continueKey: string;
  /** The checkout that a cart has become, and the cart it came from. */
  checkoutId?: string;
  cartId?: string;
  buyer?: Buyer;
  context?: Record<string, unknown>;
  attribution?: Record<string, string>;
  /** Promo codes as they were sent. */
  codes: string[];
  /** The platform's names of destinations, by shipment. */
  destinationIds: Record<string, string>;
  notes: Note[];
  /** Of the account that has let the platform in. */
  linkId?: string;
  /** Its owner, who buys unless somebody else is named. */
  owner?: Buyer;
  /** Whether it was begun with mandates: it is then completed by one, whatever its platform says later. */
  needsMandate?: boolean;
  /** What proves that the buyer agreed. */
  mandate?: string;
  /** The sum that its platform was told last, in minor units. */
  toldTotal?: number;
  orderNo?: string;
  /** Whether the order stands in that account. */
  isInAccount?: boolean;
  webhookUrl?: string;
  /** What the card fields encrypt for, and until when. */
  captureContext?: { jwt: string; endsAt: number };
  /** When it is over, as an ISO text. */
  expiresAt: string;
}

/** So long a cart or a checkout is kept after its last change, and one that has become an order. */
const OPEN_MS = 24 * 3_600_000;
const ORDERED_MS = 30 * 24 * 3_600_000;

/** A name that cannot be guessed, of 192 bits. */
export const newSecretId = (): string => randomBytes(24).toString("base64url");

/** When a session that is touched now will be over. */
export const endOfSession = (now: Date = new Date()): string => new Date(now.getTime() + OPEN_MS).toISOString();

/** Carts and checkouts of platforms. */
export interface AgentSessions {
  find(id: string): Promise<AgentSession | null>;
  /** The one whose address of continuation this is. */
  findByContinueKey(key: string): Promise<AgentSession | null>;
  save(session: AgentSession): Promise<void>;
}

/** Creates the memory of sessions; an order's id is that of its checkout, so that its platform finds it again. */
export const createAgentSessions = (values: KeptValues): AgentSessions => {
  const find = (id: string) => values.get<AgentSession>(`session ${id}`);
  return {
    find,
    findByContinueKey: async (key) => {
      const id = await values.get<string>(`continue ${key}`);
      return id === null ? null : find(id);
    },
    save: async (session) => {
      const keepMs = session.status === "completed" ? ORDERED_MS : OPEN_MS;
      await Promise.all([
        values.set(`session ${session.id}`, session, keepMs),
        values.set(`continue ${session.continueKey}`, session.id, keepMs),
      ]);
    },
  };
};
