import { DateTime } from "luxon";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { AgentSession, Note } from "../sessions/agent-session.ts";
import type { AgentShopper } from "../sessions/agent-shopper.ts";
import { minor } from "./amounts.ts";
import type { Trade } from "./trade.ts";

/** What a merchant lets platforms do without a person; amounts in minor units, null for any amount. */
export interface SpendingBounds {
  /** Of one order. */
  order: number | null;
  /** Of all orders of one platform, and of all platforms, on one day. */
  platformDay: number | null;
  day: number | null;
  /** Whose orders a person confirms in the shop: everybody's, those without an account, or nobody's. */
  confirm: "all" | "guests" | "none";
}

const inMinor = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? minor(value) : null;

const least = (...amounts: (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/**
 * The bounds of a site by its preferences `assistantsOrderLimit`, `assistantsPlatformDayLimit`, `assistantsDayLimit`
 * (units of the site's currency; nothing or 0 for no bound) and `assistantsConfirm` (`all` or `guests`). Of the
 * configuration's bound (`AGENTS_REVIEW_ABOVE`) and the site's the lower one counts.
 */
export const readBounds = async ({ services }: Trade, { context }: AgentShopper): Promise<SpendingBounds> => {
  const given = (await context.custom({ api: "site-preferences", path: "site-preferences" })) as Record<
    string,
    unknown
  >;
  const { assistantsConfirm: confirm } = given;
  return {
    order: least(services.config.agents.reviewAbove, inMinor(given["assistantsOrderLimit"])),
    platformDay: inMinor(given["assistantsPlatformDayLimit"]),
    day: inMinor(given["assistantsDayLimit"]),
    confirm: confirm === "all" || confirm === "guests" ? confirm : "none",
  };
};

const forBuyer = (code: string, content: string): Note => ({
  type: "error",
  code,
  content,
  severity: "requires_buyer_review",
});

/** Why a person has to place an order, by what is known before it is paid. */
export const boundNotes = (
  bounds: Pick<SpendingBounds, "order" | "confirm">,
  total: number,
  hasAccount: boolean,
): Note[] => [
  ...(bounds.order !== null && total > bounds.order
    ? [forBuyer("high_value_order", "An order of this amount is placed by the buyer in the shop.")]
    : []),
  ...(bounds.confirm === "all" || (bounds.confirm === "guests" && !hasAccount)
    ? [forBuyer("buyer_confirmation_required", "The buyer confirms this order in the shop.")]
    : []),
];

/** What was spent through platforms on a day, by checkout. */
type Spent = Record<string, { platform: string; amount: number }>;

const KEEP_MS = 48 * 3_600_000;

const keyOf = (site: string): string => `spent ${site} ${DateTime.utc().toISODate()}`;

const sum = (spent: Spent, isCounted: (platform: string) => boolean): number =>
  Object.values(spent).reduce((total, { platform, amount }) => total + (isCounted(platform) ? amount : 0), 0);

/** What of a day's bounds an order would go beyond. */
const beyond = (spent: Spent, { platform, amount }: Spent[string], bounds: SpendingBounds): Note[] => [
  ...(bounds.platformDay !== null && sum(spent, (each) => each === platform) + amount > bounds.platformDay
    ? [forBuyer("spending_limit_reached", "This platform has spent what the shop lets it spend on one day.")]
    : []),
  ...(bounds.day !== null && sum(spent, () => true) + amount > bounds.day
    ? [forBuyer("spending_limit_reached", "Assistants have spent what the shop lets them spend on one day.")]
    : []),
];

/**
 * Counts an order with what its platform and all of them may spend on a day (UTC) of a site, once however often it is
 * tried; answers why it may not be placed, and then it does not count.
 */
export const countSpending = async (
  { values }: Pick<Trade, "values">,
  { id, site, platform }: Pick<AgentSession, "id" | "site" | "platform">,
  basket: Pick<Basket, "orderTotal">,
  bounds: SpendingBounds,
): Promise<Note[]> => {
  if (bounds.platformDay === null && bounds.day === null) return [];
  const key = keyOf(site);
  return values.inTurn(key, async () => {
    const { [id]: _before, ...spent } = (await values.get<Spent>(key)) ?? {};
    const order = { platform, amount: minor(basket.orderTotal) };
    const notes = beyond(spent, order, bounds);
    if (notes.length === 0) await values.set(key, { ...spent, [id]: order }, KEEP_MS);
    return notes;
  });
};

/** Takes back what was counted for an order that was not placed. */
export const uncountSpending = async (
  { values }: Pick<Trade, "values">,
  { id, site }: Pick<AgentSession, "id" | "site">,
): Promise<void> => {
  const key = keyOf(site);
  await values.inTurn(key, async () => {
    const spent = await values.get<Spent>(key);
    if (!spent?.[id]) return;
    const { [id]: _gone, ...rest } = spent;
    await values.set(key, rest, KEEP_MS);
  });
};
