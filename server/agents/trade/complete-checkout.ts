import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { createOrdersApi, type Order } from "#app/commerce-api/orders.ts";
import { emptyNewsletter } from "#app/domain/newsletter/newsletter-values.ts";
import { signUp } from "#server/api/site/newsletter.ts";
import type { AgentSession, Note } from "../sessions/agent-session.ts";
import type { AgentShopper } from "../sessions/agent-shopper.ts";
import { claimForAccount } from "./account-orders.ts";
import { confirmation, getCheckout, keepShown, showCheckout, whileCompleting } from "./checkouts.ts";
import { checkoutState } from "./checkout-state.ts";
import { mandateNotes } from "./mandates.ts";
import { findSession, openSession, type OpenSession, type Wanted } from "./open-session.ts";
import { type Instrument, payWith } from "./payments.ts";
import { countSpending, readBounds, uncountSpending } from "./spending-bounds.ts";
import { changedTotal } from "./told-terms.ts";
import { type AgentAnswer, notFound, roots, type Trade, wordsOf } from "./trade.ts";

const NOT_FOUND = "There is no such checkout, or it is over.";

const isLost = (error: unknown): boolean =>
  error instanceof CommerceApiError && [0, 408, 502, 503, 504].includes(error.status);

/** Places the order of a bag; an answer that got lost is asked for once more, which gives the same order. */
const place = async ({ scapi }: AgentShopper, basketId: string): Promise<Order> => {
  const orders = createOrdersApi(scapi);
  try {
    return await orders.create(basketId);
  } catch (error) {
    if (!isLost(error)) throw error;
    return orders.create(basketId);
  }
};

const paymentFailed = (content: string): Note => ({
  type: "error",
  code: "payment_failed",
  content,
  path: "$.payment",
  severity: "recoverable",
});

/** That the bank wants to see who pays: no platform can answer for its buyer, who goes on in the shop. */
const bankAsks = (content: string): Note => ({
  ...paymentFailed(content),
  code: "requires_3ds",
  severity: "requires_buyer_input",
});

/** Why an order was not taken: it failed or carries flashes (checkout-14). */
const refusalOf = (order: Order): Note | null => {
  const flashes = Array.isArray(order.c_flashes) ? (order.c_flashes as { type?: string; message?: string }[]) : [];
  if (order.status !== "failed" && flashes.length === 0) return null;
  const words = flashes.find(({ message }) => message)?.message ?? "The payment did not go through.";
  return flashes.some(({ type }) => type === "PaymentAuthenticationRequired") ? bankAsks(words) : paymentFailed(words);
};

/** The same of an order that the backend refused. @throws what is no refusal */
const refusalOfError = (error: unknown): Note => {
  const content = wordsOf(error);
  const { flashes } = error as CommerceApiError;
  return flashes.some(({ type }) => type === "PaymentAuthenticationRequired")
    ? bankAsks(content)
    : paymentFailed(content);
};

/** Signs the buyer up for news where the platform says that they agreed; the order stands whether or not it works. */
const tellConsent = async ({ context }: AgentShopper, { buyer }: AgentSession): Promise<void> => {
  if (buyer?.consent?.["marketing"] !== true || !buyer.email) return;
  const { email, first_name: firstName = "", last_name: lastName = "" } = buyer;
  try {
    await context.limit("sign-up", email);
    await signUp(context, { ...emptyNewsletter, email, firstName, lastName, offersPromotionsUpdates: true });
  } catch (error) {
    context.log.warn({ err: error }, "A buyer who agreed to news could not be signed up.");
  }
};

/** How a checkout will look once it is an order, before its bag is gone. */
const finalView = async (trade: Trade, open: OpenSession, basket: Basket): Promise<Record<string, unknown>> => {
  const { continue_url: _gone, ...body } = await showCheckout(trade, open, basket, { status: "completed" });
  return body;
};

const ordered = async (trade: Trade, open: OpenSession, view: Record<string, unknown>, order: Order) => {
  const { session } = open;
  session.orderNo = order.orderNo;
  session.status = "completed";
  session.notes = [];
  await claimForAccount(trade, session);
  const body = { ...view, order: confirmation(trade, session) };
  await keepShown(trade, session, body);
  await trade.sessions.save(session);
  await tellConsent(open.shopper, session);
  trade.announce(session);
  return { body };
};

/** Shows a checkout that could not be completed; what was wrong is said once. */
const stays = async (trade: Trade, open: OpenSession, basket: Basket, messages: readonly Note[]) => {
  open.session.basketId = basket.basketId ?? open.session.basketId;
  const body = await showCheckout(trade, open, basket, { messages });
  await trade.sessions.save(open.session);
  return { body };
};

/** An order whose answer got lost: the bag is gone, and asking for its order gives it. */
const recover = async (trade: Trade, open: OpenSession): Promise<AgentAnswer> => {
  const pending = await trade.values.get<Record<string, unknown>>(`placing ${open.session.id}`);
  if (!pending) return notFound(trade, roots.checkout, NOT_FOUND);
  const order = await place(open.shopper, open.session.basketId);
  return refusalOf(order) === null ? ordered(trade, open, pending, order) : notFound(trade, roots.checkout, NOT_FOUND);
};

const complete = async (trade: Trade, id: string, wanted: Wanted): Promise<AgentAnswer> => {
  const session = await findSession(trade, id, "checkout");
  if (!session) return notFound(trade, roots.checkout, NOT_FOUND);
  if (session.status !== "open") return getCheckout(trade, id);
  const open = await openSession(trade, session);
  const { basket, shopper } = open;
  if (!basket) return recover(trade, open);
  session.notes = session.notes.filter(({ type }) => type !== "error");
  const bounds = await readBounds(trade, shopper);
  const state = checkoutState(basket, session.notes, { bounds, hasAccount: session.linkId !== undefined });
  if (state.status !== "ready_for_complete") return stays(trade, open, basket, []);
  const changed = changedTotal(session, basket);
  if (changed.length > 0) return stays(trade, open, basket, changed);
  const unproven = await mandateNotes(trade, session, basket, wanted.ap2?.checkout_mandate);
  if (unproven.length > 0) return stays(trade, open, basket, unproven);
  const paid = await payWith(shopper, session, basket, (wanted.payment?.instruments ?? []) as Instrument[]);
  if (paid.notes.length > 0) return stays(trade, open, paid.basket, paid.notes);
  const tooMuch = await countSpending(trade, session, paid.basket, bounds);
  if (tooMuch.length > 0) return stays(trade, open, paid.basket, tooMuch);
  const view = await finalView(trade, open, paid.basket);
  await trade.values.set(`placing ${session.id}`, view, 24 * 3_600_000);
  try {
    const order = await place(shopper, session.basketId);
    const refusal = refusalOf(order);
    if (refusal === null) return await ordered(trade, open, view, order);
    await uncountSpending(trade, session);
    const again = await shopper.baskets.current();
    return again ? await stays(trade, open, again, [refusal]) : notFound(trade, roots.checkout, NOT_FOUND);
  } catch (error) {
    const refusal = refusalOfError(error);
    const again = await shopper.baskets.current();
    if (!again) return recover(trade, open);
    await uncountSpending(trade, session);
    return stays(trade, open, again, [refusal]);
  }
};

/**
 * `complete_checkout`: pays and places the order, one after the other for each checkout, so that it becomes one order
 * however often and with whatever keys it is asked.
 */
export const completeCheckout = (trade: Trade, id: string, wanted: Wanted): Promise<AgentAnswer> =>
  trade.values.inTurn(`complete ${id}`, () => whileCompleting(trade, id, () => complete(trade, id, wanted)));
