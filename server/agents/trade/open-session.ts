import type { Basket } from "#app/commerce-api/baskets.ts";
import { scopes } from "../linking/scopes.ts";
import { type AgentSession, type Buyer, endOfSession, newSecretId } from "../sessions/agent-session.ts";
import { type AgentShopper, newGuest, shopperOf } from "../sessions/agent-shopper.ts";
import { changeCodes, idleCodeNotes } from "./change-codes.ts";
import { changeLines, type WantedLine } from "./change-lines.ts";
import { changeFulfillment, type WantedMethod } from "./fulfillment.ts";
import type { Trade } from "./trade.ts";

/** What a platform says of a cart or a checkout; what it leaves out is replaced by nothing. */
export interface Wanted {
  line_items?: WantedLine[];
  buyer?: Buyer;
  context?: Record<string, unknown>;
  attribution?: Record<string, string>;
  discounts?: { codes?: string[] };
  fulfillment?: { methods?: WantedMethod[] };
  cart_id?: string;
  ap2?: { checkout_mandate?: unknown };
  payment?: { instruments?: Record<string, unknown>[] };
}

/** A session with its shopper and the bag as it is now; null where the bag is gone. */
export interface OpenSession {
  session: AgentSession;
  shopper: AgentShopper;
  basket: Basket | null;
}

/** What is bought for an account that let the platform in stands there; its owner buys where nobody is named. */
const joinAccount = ({ link }: Trade, session: AgentSession): void => {
  if (!link?.scopes.includes(scopes.checkoutManage)) return;
  const { email, firstName, lastName } = link.account;
  session.linkId = link.id;
  session.owner = { email, ...(firstName && { first_name: firstName }), ...(lastName && { last_name: lastName }) };
};

/** Begins a session for a new guest with an empty bag; nothing is kept yet. */
export const beginSession = async (
  trade: Trade,
  kind: AgentSession["kind"],
): Promise<OpenSession & { basket: Basket }> => {
  await trade.services.limits.take("session", { address: trade.caller.address });
  const tokens = await newGuest(trade.services, trade.caller);
  const session: AgentSession = {
    id: newSecretId(),
    site: trade.caller.site.alias,
    platform: trade.platform.profile,
    kind,
    status: "open",
    tokens,
    accessEndsAt: Date.now() + tokens.expiresInSeconds * 1000,
    basketId: "",
    continueKey: newSecretId(),
    codes: [],
    destinationIds: {},
    notes: [],
    expiresAt: endOfSession(),
  };
  joinAccount(trade, session);
  const shopper = await shopperOf(trade.services, trade.caller, session);
  const basket = await shopper.baskets.create();
  session.basketId = basket.basketId ?? "";
  return { session, shopper, basket };
};

/** A platform's own session of a kind at this site; null for any other. */
export const findSession = async (
  trade: Trade,
  id: string,
  kind: AgentSession["kind"],
): Promise<AgentSession | null> => {
  const session = await trade.sessions.find(id);
  const isOwn = session?.platform === trade.platform.profile && session.site === trade.caller.site.alias;
  return session && isOwn && session.kind === kind ? session : null;
};

/** Opens a session; a cart that has become a checkout looks through that one, which alone renews the tokens. */
export const openSession = async (trade: Trade, session: AgentSession): Promise<OpenSession> => {
  joinAccount(trade, session);
  const owner = (session.checkoutId && (await trade.sessions.find(session.checkoutId))) || session;
  const before = owner.tokens;
  const shopper = await shopperOf(trade.services, trade.caller, owner);
  if (owner !== session && owner.tokens !== before) await trade.sessions.save(owner);
  const basket = await shopper.baskets.current();
  return { session, shopper, basket: basket?.basketId === owner.basketId ? basket : null };
};

/** Makes a bag what a platform wants it to be, the whole of it; what is refused is noted in the session. */
export const changeSession = async (open: OpenSession & { basket: Basket }, wanted: Wanted): Promise<Basket> => {
  const { session, shopper } = open;
  session.buyer = wanted.buyer ?? session.owner;
  session.context = wanted.context;
  session.attribution = wanted.attribution;
  session.codes = wanted.discounts?.codes ?? [];
  session.expiresAt = endOfSession();
  const lines = await changeLines(shopper, open.basket, wanted.line_items ?? []);
  session.notes = lines.notes;
  let { basket } = lines;
  const email = (session.buyer?.email ?? session.owner?.email)?.trim();
  if (email && email !== basket.customerInfo?.email)
    basket = await shopper.baskets.setEmail(basket.basketId ?? "", email);
  if (wanted.fulfillment?.methods && basket.productItems?.length) {
    const sent = await changeFulfillment(shopper, session, basket, wanted.fulfillment.methods, lines.ids);
    basket = sent.basket;
    session.notes.push(...sent.notes);
  }
  const coded = await changeCodes(shopper, basket, session.codes);
  session.notes.push(...coded.notes, ...idleCodeNotes(coded.basket, session.codes));
  return coded.basket;
};
