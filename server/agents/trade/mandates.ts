import type { Basket } from "#app/commerce-api/baskets.ts";
import { agreedCheckout } from "../mandates/checkout-mandate.ts";
import { MandateProblem } from "../mandates/mandate-problem.ts";
import { authorize, canonicalText } from "../mandates/merchant-authorization.ts";
import type { AgentSession, Note } from "../sessions/agent-session.ts";
import { AP2_MANDATE } from "./handlers.ts";
import { basketTotals, linesOf } from "./show-basket.ts";
import { type AgentAnswer, roots, type Trade } from "./trade.ts";

/** An answer with a checkout bears the shop's signature of it, where both sides know mandates. */
export const withAuthorization = async (trade: Trade, root: string, answer: AgentAnswer): Promise<AgentAnswer> => {
  const { body } = answer;
  if (root !== roots.checkout || !trade.capabilities.has(AP2_MANDATE) || body["line_items"] === undefined)
    return answer;
  const authorization = await authorize(body, await trade.keys.current());
  return { ...answer, body: { ...body, ap2: { merchant_authorization: authorization } } };
};

/** Whether what a buyer agreed to is what the checkout is now: the same one, with the same goods and sums. */
const isSame = (agreed: Record<string, unknown>, session: AgentSession, basket: Basket): boolean =>
  agreed["id"] === session.id &&
  agreed["currency"] === basket.currency &&
  canonicalText(agreed["totals"]) === canonicalText(basketTotals(basket)) &&
  canonicalText(agreed["line_items"]) === canonicalText(linesOf(basket));

/**
 * Why a checkout is not completed by a mandate; nothing where it is, or needs none. A mandate that counts is kept with
 * the checkout, as what proves that the buyer agreed.
 */
export const mandateNotes = async (
  trade: Trade,
  session: AgentSession,
  basket: Basket,
  mandate: unknown,
): Promise<Note[]> => {
  if (session.needsMandate !== true && !trade.capabilities.has(AP2_MANDATE)) return [];
  try {
    if (trade.platform.signingKeys.length === 0)
      throw new MandateProblem("agent_missing_key", "The platform's profile has no key to verify a mandate with.");
    const agreed = await agreedCheckout(mandate, {
      findKey: trade.platformKey,
      own: await trade.keys.published(),
      audience: trade.caller.site.origin,
    });
    if (!isSame(agreed, session, basket))
      throw new MandateProblem(
        "mandate_scope_mismatch",
        "The buyer has agreed to another checkout, or to other terms.",
      );
    session.mandate = String(mandate);
    return [];
  } catch (error) {
    if (!(error instanceof MandateProblem)) throw error;
    const { code, message: content } = error;
    return [{ type: "error", code, content, path: "$.ap2.checkout_mandate", severity: "recoverable" }];
  }
};
