import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { frozenClock } from "#sandbox/core/clock.ts";
import { type CardLedger, createCardLedger } from "./card-ledger.ts";

const clock = frozenClock(new Date("2026-11-21T12:00:00Z"));
const answer = { status: 201, body: { id: "7", status: "AUTHORIZED" } };
const payment = { reference: "WP1", cardId: "token-1", amount: "12.50 USD", answer };
const card = { id: "CARD1", effect: "approve" as const, expirationMonth: 9, expirationYear: 2039 };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "ledger-"));
  file = path.join(folder, "deep", "cards.jsonl");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const filled = (): CardLedger => {
  const ledger = createCardLedger(clock, file);
  ledger.addPayment(payment);
  ledger.addCard(card);
  return ledger;
};

it("gives the same answer after a restart, so that an order asked for again is charged once", () => {
  filled();
  const restarted = createCardLedger(clock, file);
  expect(restarted.payment("WP1", "token-1")).toMatchObject(payment);
  expect(restarted.payment("WP1", "token-2")).toBeUndefined();
  expect(restarted.storedCard("CARD1")).toMatchObject(card);
});

it("holds nothing for an order that was reversed, also after a restart", () => {
  const ledger = filled();
  expect(ledger.open("WP1")).toHaveLength(1);
  ledger.reverse("WP1");
  expect(ledger.open("WP1")).toEqual([]);
  expect(createCardLedger(clock, file).open("WP1")).toEqual([]);
});

it("asks a stored card anew after a reversal, a spent token never", () => {
  const ledger = filled();
  ledger.addPayment({ ...payment, cardId: card.id });
  ledger.reverse("WP1");
  expect(ledger.payment("WP1", card.id)).toBeUndefined();
  expect(ledger.payment("WP1", "token-1")).toBeDefined();
});

it("counts only what was authorised as held", () => {
  const ledger = createCardLedger(clock);
  ledger.addPayment({ ...payment, answer: { status: 201, body: { status: "DECLINED" } } });
  expect(ledger.open("WP1")).toEqual([]);
});

it("reads on when the last line was cut off, and forgets old answers but no cards", () => {
  filled();
  appendFileSync(file, '{"kind":"payment","at":17');
  expect(createCardLedger(clock, file).payment("WP1", "token-1")).toBeDefined();
  const later = frozenClock(new Date("2027-01-21T12:00:00Z"));
  const aged = createCardLedger(later, file);
  expect(aged.payment("WP1", "token-1")).toBeUndefined();
  expect(aged.storedCard("CARD1")).toBeDefined();
  expect(readFileSync(file, "utf8").trim().split("\n")).toHaveLength(1);
});
