import { randomUUID } from "node:crypto";
import type { Link } from "../linking/links.ts";
import type { AgentSession } from "../sessions/agent-session.ts";
import type { AgentCaller, AgentShopper } from "../sessions/agent-shopper.ts";
import { linkedShopper } from "../sessions/linked-shopper.ts";
import type { Trade } from "./trade.ts";

type Desk = Pick<Trade, "services" | "links"> & { caller: AgentCaller };

const TRIES = 2;

/**
 * Lets an order stand in the account that has let its platform in. The order is placed whether or not it works; where
 * it does not, it stays a guest's.
 */
export const claimForAccount = async (trade: Desk, session: AgentSession): Promise<void> => {
  const link = session.linkId === undefined ? null : await trade.links.find(session.linkId);
  if (!link || session.orderNo === undefined) return;
  for (let tries = 0; tries < TRIES && !session.isInAccount; tries += 1)
    try {
      const { context } = await linkedShopper(trade.services, trade.caller, link, session.tokens.usid);
      await context.custom({ api: "orders", path: `orders/${session.orderNo}/claim`, method: "POST", body: {} });
      session.isInAccount = true;
    } catch (error) {
      trade.services.log.warn({ err: error }, "An assistant's order could not be put into the account.");
    }
};

/** Whoever may read the order of a session that stands in an account; null where the account has ended the link. */
export const accountOf = async (trade: Desk, session: AgentSession): Promise<AgentShopper | null> => {
  const link = session.linkId === undefined ? null : await trade.links.find(session.linkId);
  return link && linkedShopper(trade.services, trade.caller, link, session.tokens.usid);
};

/** The account of a link, in a session of its own. */
export const ownerOf = (trade: Desk, link: Link): Promise<AgentShopper> =>
  linkedShopper(trade.services, trade.caller, link, randomUUID());
