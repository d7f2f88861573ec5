import type { Basket } from "#app/commerce-api/baskets.ts";
import { isEmptyBasket } from "#app/domain/basket/basket-document.ts";
import type { AgentSession } from "../sessions/agent-session.ts";
import { beginSession, changeSession, findSession, openSession, type Wanted } from "./open-session.ts";
import { showSession } from "./show-session.ts";
import { type AgentAnswer, head, notFound, refusal, roots, type Trade } from "./trade.ts";

const NOT_FOUND = "There is no such cart, or it is over.";

const answer = (trade: Trade, session: AgentSession, basket: Basket, isCreated = false): AgentAnswer => ({
  body: {
    ucp: head(trade, roots.cart),
    ...showSession(trade.caller.site, session, basket, session.notes),
  },
  isCreated,
});

const isOpen = (session: AgentSession | null): session is AgentSession => session?.status === "open";

/** `create_cart`: a cart with the lines that could be put in; none could be is no cart. */
export const createCart = async (trade: Trade, wanted: Wanted): Promise<AgentAnswer> => {
  const open = await beginSession(trade, "cart");
  const basket = await changeSession(open, wanted);
  if (isEmptyBasket(basket) && wanted.line_items?.length) return refusal(trade, roots.cart, open.session.notes);
  await trade.sessions.save(open.session);
  return answer(trade, open.session, basket, true);
};

/** `get_cart`: the cart as it is now. */
export const getCart = async (trade: Trade, id: string): Promise<AgentAnswer> => {
  const session = await findSession(trade, id, "cart");
  if (!isOpen(session)) return notFound(trade, roots.cart, NOT_FOUND);
  const { basket } = await openSession(trade, session);
  return basket ? answer(trade, session, basket) : notFound(trade, roots.cart, NOT_FOUND);
};

/** `update_cart`: the whole cart anew. */
export const updateCart = async (trade: Trade, id: string, wanted: Wanted): Promise<AgentAnswer> => {
  const session = await findSession(trade, id, "cart");
  if (!isOpen(session)) return notFound(trade, roots.cart, NOT_FOUND);
  const open = await openSession(trade, session);
  if (!open.basket) return notFound(trade, roots.cart, NOT_FOUND);
  const basket = await changeSession({ ...open, basket: open.basket }, wanted);
  await trade.sessions.save(session);
  return answer(trade, session, basket);
};

/** `cancel_cart`: empties the cart and answers it as it last was. */
export const cancelCart = async (trade: Trade, id: string): Promise<AgentAnswer> => {
  const session = await findSession(trade, id, "cart");
  if (!isOpen(session)) return notFound(trade, roots.cart, NOT_FOUND);
  const { basket, shopper } = await openSession(trade, session);
  session.status = "canceled";
  session.notes = [];
  await trade.sessions.save(session);
  if (!basket) return notFound(trade, roots.cart, NOT_FOUND);
  if (!session.checkoutId) await shopper.baskets.updateItems(basket.basketId ?? "", emptied(basket));
  return answer(trade, session, basket);
};

/** Lines with nothing of them left. */
export const emptied = ({ productItems = [] }: Basket): { itemId: string; quantity: number }[] =>
  productItems
    .filter(({ bonusProductLineItem }) => bonusProductLineItem !== true)
    .map(({ itemId = "" }) => ({ itemId, quantity: 0 }));
