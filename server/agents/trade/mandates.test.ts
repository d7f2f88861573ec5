import type { Basket } from "#app/commerce-api/baskets.ts";
import type { AgentSession } from "../sessions/agent-session.ts";
import { mandateNotes } from "./mandates.ts";
import type { Trade } from "./trade.ts";

/** A platform with a key that does not name mandates. */
const trade = {
  capabilities: new Map(),
  platform: { signingKeys: [{ kid: "platform-1" }] },
  keys: { published: () => Promise.resolve([]) },
  platformKey: () => Promise.resolve(undefined),
  caller: { site: { origin: "https://shop.example" } },
} as unknown as Trade;

test("a checkout that was begun with mandates is completed by one, whatever its platform says later; others need none", async () => {
  const begun = { id: "c1", needsMandate: true } as AgentSession;
  expect(await mandateNotes(trade, begun, {} as Basket, undefined)).toMatchObject([
    { code: "mandate_required", severity: "recoverable", path: "$.ap2.checkout_mandate" },
  ]);
  expect(await mandateNotes(trade, { id: "c2" } as AgentSession, {} as Basket, undefined)).toEqual([]);
});
