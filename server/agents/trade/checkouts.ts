import type { Basket } from "#app/commerce-api/baskets.ts";
import { isEmptyBasket } from "#app/domain/basket/basket-document.ts";
import { cardContext } from "#server/api/site/card-context.ts";
import { type AgentSession, newSecretId, type Note } from "../sessions/agent-session.ts";
import type { AgentShopper } from "../sessions/agent-shopper.ts";
import { emptied } from "./carts.ts";
import { checkoutState, type CheckoutStatus } from "./checkout-state.ts";
import { AP2_MANDATE, paymentHandlers } from "./handlers.ts";
import {
  beginSession,
  changeSession,
  findSession,
  openSession,
  type OpenSession,
  type Wanted,
} from "./open-session.ts";
import { readBounds } from "./spending-bounds.ts";
import { showFulfillment, showSession } from "./show-session.ts";
import { rememberTotal } from "./told-terms.ts";
import { type AgentAnswer, head, notFound, refusal, roots, shopUrl, type Trade } from "./trade.ts";

const NOT_FOUND = "There is no such checkout, or it is over.";

/** A card may be encrypted for so long with what the processor has permitted; it permits a quarter of an hour. */
const CONTEXT_MS = 10 * 60_000;

/** What a card may be encrypted for; left out where the processor is away. */
const captureContextOf = async (session: AgentSession, { context }: AgentShopper): Promise<string | undefined> => {
  if (!context.config.thirdParties.cardForm.enabled) return undefined;
  if (session.captureContext && session.captureContext.endsAt > Date.now()) return session.captureContext.jwt;
  try {
    const made = (await cardContext.handle(context, { params: {}, query: {}, body: {} })) as { captureContext: string };
    session.captureContext = { jwt: made.captureContext, endsAt: Date.now() + CONTEXT_MS };
    return made.captureContext;
  } catch (error) {
    context.log.warn({ err: error }, "A platform could not be given what cards are encrypted for.");
    return undefined;
  }
};

/** A checkout as its platform reads it; kept, for a card's permission may be new. */
export const showCheckout = async (
  trade: Trade,
  { session, shopper }: OpenSession,
  basket: Basket,
  over: { status?: CheckoutStatus; messages?: readonly Note[] } = {},
): Promise<Record<string, unknown>> => {
  const bounds = await readBounds(trade, shopper);
  const notes = [...session.notes, ...(over.messages ?? [])];
  const state = checkoutState(basket, notes, { bounds, hasAccount: session.linkId !== undefined });
  const status = over.status ?? state.status;
  const captureContext = status === "ready_for_complete" ? await captureContextOf(session, shopper) : undefined;
  const isOver = status === "completed" || status === "canceled";
  rememberTotal(session, basket);
  return {
    ucp: {
      ...head(trade, roots.checkout),
      payment_handlers: isOver ? {} : paymentHandlers(trade.services, captureContext),
    },
    status,
    ...showSession(trade.caller.site, session, basket, isOver ? [] : state.messages),
    ...(basket.productItems?.length && {
      fulfillment: await showFulfillment(trade.caller.site, shopper, session, basket),
    }),
  };
};

/** The order that a checkout has become; its id is the checkout's own, so that its platform finds it again. */
export const confirmation = (trade: Trade, session: AgentSession): Record<string, unknown> => ({
  id: session.id,
  label: session.orderNo,
  permalink_url: shopUrl(trade, "/track-order"),
});

/** A checkout that is over as it was last shown. */
const lastShown = async (trade: Trade, session: AgentSession): Promise<AgentAnswer> => {
  const body = await trade.values.get<Record<string, unknown>>(`shown ${session.id}`);
  return body ? { body } : notFound(trade, roots.checkout, NOT_FOUND);
};

/** Remembers how a checkout looked when it was over: its bag is gone. */
export const keepShown = (trade: Trade, session: AgentSession, body: Record<string, unknown>): Promise<void> =>
  trade.values.set(`shown ${session.id}`, body, 30 * 24 * 3_600_000);

/** The settings a platform publishes for an order's events; where they are sent. */
const webhookOf = ({ capabilities }: Trade): string | undefined => {
  const url = capabilities.get(roots.order)?.config?.["webhook_url"];
  return typeof url === "string" && URL.canParse(url) ? url : undefined;
};

const fromCart = async (trade: Trade, cartId: string): Promise<AgentAnswer> => {
  const cart = await findSession(trade, cartId, "cart");
  if (cart?.status !== "open") return notFound(trade, roots.checkout, "There is no such cart, or it is over.");
  if (cart.checkoutId) {
    const known = await getCheckout(trade, cart.checkoutId);
    if (["incomplete", "requires_escalation", "ready_for_complete"].includes(String(known.body["status"])))
      return known;
    return notFound(trade, roots.checkout, "This cart has been checked out.");
  }
  const opened = await openSession(trade, cart);
  if (!opened.basket) return notFound(trade, roots.checkout, "There is no such cart, or it is over.");
  const session: AgentSession = {
    ...cart,
    id: newSecretId(),
    continueKey: newSecretId(),
    kind: "checkout",
    cartId,
    webhookUrl: webhookOf(trade),
    needsMandate: trade.capabilities.has(AP2_MANDATE),
  };
  cart.checkoutId = session.id;
  const { basket } = opened;
  const email = session.buyer?.email?.trim();
  if (email && email !== basket.customerInfo?.email) await opened.shopper.baskets.setEmail(session.basketId, email);
  const body = await showCheckout(trade, { ...opened, session }, (await opened.shopper.baskets.current()) ?? basket);
  await Promise.all([trade.sessions.save(session), trade.sessions.save(cart)]);
  return { body, isCreated: true };
};

/** `create_checkout`: of lines, or of a cart, which becomes one checkout however often it is asked. */
export const createCheckout = async (trade: Trade, wanted: Wanted): Promise<AgentAnswer> => {
  const { cart_id: cartId } = wanted;
  if (cartId !== undefined && trade.capabilities.has(roots.cart))
    return trade.values.inTurn(`session ${cartId}`, () => fromCart(trade, cartId));
  const open = await beginSession(trade, "checkout");
  const basket = await changeSession(open, wanted);
  if (isEmptyBasket(basket)) {
    const nothing: Note = { type: "error", code: "line_items_required", content: "A checkout needs a line." };
    return refusal(trade, roots.checkout, open.session.notes.length > 0 ? open.session.notes : [nothing]);
  }
  open.session.webhookUrl = webhookOf(trade);
  open.session.needsMandate = trade.capabilities.has(AP2_MANDATE);
  const body = await showCheckout(trade, open, basket);
  await trade.sessions.save(open.session);
  return { body, isCreated: true };
};

const completingKey = (id: string): string => `completing ${id}`;

/** Longest that a completion is taken to be on its way, should its process end. */
const COMPLETING_MS = 120_000;

const isCompleting = async ({ values }: Trade, id: string): Promise<boolean> =>
  (await values.get<boolean>(completingKey(id))) === true;

/** Says of a checkout that it is being completed for as long as that takes; it cannot be changed meanwhile. */
export const whileCompleting = async <T>({ values }: Trade, id: string, run: () => Promise<T>): Promise<T> => {
  await values.set(completingKey(id), true, COMPLETING_MS);
  try {
    return await run();
  } finally {
    await values.forget(completingKey(id));
  }
};

/** A checkout whose bag has become an order, of which no answer has come yet. */
const lastPending = async (trade: Trade, id: string): Promise<AgentAnswer> => {
  const session = await trade.sessions.find(id);
  if (session && session.status !== "open") return lastShown(trade, session);
  const pending = await trade.values.get<Record<string, unknown>>(`placing ${id}`);
  return pending
    ? { body: { ...pending, status: "complete_in_progress" } }
    : notFound(trade, roots.checkout, NOT_FOUND);
};

/** `get_checkout`: the checkout as it is now, or as it was when it was over. */
export const getCheckout = async (trade: Trade, id: string): Promise<AgentAnswer> => {
  const session = await findSession(trade, id, "checkout");
  if (!session) return notFound(trade, roots.checkout, NOT_FOUND);
  if (session.status !== "open") return lastShown(trade, session);
  const open = await openSession(trade, session);
  const underway = await isCompleting(trade, id);
  if (!open.basket) return lastPending(trade, id);
  const body = await showCheckout(trade, open, open.basket, underway ? { status: "complete_in_progress" } : {});
  // Whoever completes it meanwhile writes how it ended.
  if (!underway && (await trade.sessions.find(id))?.status === "open") await trade.sessions.save(session);
  return { body };
};

/** `update_checkout`: the whole checkout anew. */
export const updateCheckout = async (trade: Trade, id: string, wanted: Wanted): Promise<AgentAnswer> => {
  const session = await findSession(trade, id, "checkout");
  if (!session) return notFound(trade, roots.checkout, NOT_FOUND);
  if (session.status !== "open") return lastShown(trade, session);
  if (await isCompleting(trade, id)) return getCheckout(trade, id);
  const open = await openSession(trade, session);
  if (!open.basket) return notFound(trade, roots.checkout, NOT_FOUND);
  const basket = await changeSession({ ...open, basket: open.basket }, wanted);
  const body = await showCheckout(trade, open, basket);
  await trade.sessions.save(session);
  return { body };
};

/** `cancel_checkout`: empties its bag; one that is an order stays one. */
export const cancelCheckout = async (trade: Trade, id: string): Promise<AgentAnswer> => {
  const session = await findSession(trade, id, "checkout");
  if (!session) return notFound(trade, roots.checkout, NOT_FOUND);
  if (session.status !== "open") return lastShown(trade, session);
  if (await isCompleting(trade, id)) return getCheckout(trade, id);
  const open = await openSession(trade, session);
  if (!open.basket) return notFound(trade, roots.checkout, NOT_FOUND);
  session.status = "canceled";
  const body = await showCheckout(trade, open, open.basket, { status: "canceled" });
  if (!session.cartId) await open.shopper.baskets.updateItems(session.basketId, emptied(open.basket));
  await keepShown(trade, session, body);
  await trade.sessions.save(session);
  return { body };
};
