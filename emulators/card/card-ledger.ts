import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Clock } from "#sandbox/core/clock.ts";
import { type MagicEffect, magicStoredCard } from "./magic-cards.ts";

/** An answer the payments service gave. */
export interface PaymentAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** A card kept for later payments: what the emulator does with it, never its number. */
export interface StoredCard {
  id: string;
  effect: MagicEffect;
  expirationMonth: number;
  expirationYear: number;
}

/** An authorisation the service was asked for. */
export interface LedgerPayment {
  reference: string;
  /** Names the card: a transient token's id or a stored card's. */
  cardId: string;
  amount: string;
  answer: PaymentAnswer;
  /** The bank says no to anything on top. */
  paysNoMore?: true;
}

type Entry =
  | ({ kind: "payment"; at: number } & LedgerPayment)
  | ({ kind: "card"; at: number } & StoredCard)
  | { kind: "reversal"; at: number; reference: string };

/** What the payments service remembers. */
export interface CardLedger {
  payment: (reference: string, cardId: string) => LedgerPayment | undefined;
  /** Authorisations of a reference that have not been reversed. */
  open: (reference: string) => LedgerPayment[];
  /** Whether a card or token was ever asked for money. */
  isUsed: (cardId: string) => boolean;
  addPayment: (payment: LedgerPayment) => void;
  reverse: (reference: string) => void;
  storedCard: (id: string) => StoredCard | undefined;
  addCard: (card: StoredCard) => void;
}

/** How long answers are remembered; cards stay. */
const KEPT_MS = 30 * 24 * 3_600_000;

const read = (file: string): Entry[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line): Entry[] => {
      try {
        return line === "" ? [] : [JSON.parse(line) as Entry];
      } catch {
        // The last line may be cut off where the process was killed while it wrote.
        return [];
      }
    });

/**
 * A ledger, in memory, or also in a file that outlives the process: an authorisation that was answered just before a
 * power cut is answered the same again.
 */
export const createCardLedger = (clock: Clock, file?: string): CardLedger => {
  const payments = new Map<string, LedgerPayment>();
  const byReference = new Map<string, LedgerPayment[]>();
  const used = new Set<string>();
  const cards = new Map<string, StoredCard>();

  const keyOf = (reference: string, cardId: string) => `${reference}\n${cardId}`;
  const isLasting = (cardId: string) => cards.has(cardId) || magicStoredCard(cardId) !== undefined;
  const take = (entry: Entry) => {
    switch (entry.kind) {
      case "payment":
        used.add(entry.cardId);
        payments.set(keyOf(entry.reference, entry.cardId), entry);
        byReference.set(entry.reference, [...(byReference.get(entry.reference) ?? []), entry]);
        return;
      case "card":
        cards.set(entry.id, entry);
        return;
      case "reversal":
        // A stored card may be asked for anew under the same reference; a transient token is spent.
        for (const { cardId } of byReference.get(entry.reference) ?? [])
          if (isLasting(cardId)) payments.delete(keyOf(entry.reference, cardId));
        byReference.delete(entry.reference);
    }
  };

  if (file) {
    mkdirSync(path.dirname(file), { recursive: true });
    const limit = clock.now().getTime() - KEPT_MS;
    const kept = (existsSync(file) ? read(file) : []).filter(({ kind, at }) => kind === "card" || at > limit);
    writeFileSync(file, kept.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
    kept.forEach(take);
  }

  const add = (entry: Entry) => {
    if (file) appendFileSync(file, `${JSON.stringify(entry)}\n`);
    take(entry);
  };
  const now = () => clock.now().getTime();

  return {
    payment: (reference, cardId) => payments.get(keyOf(reference, cardId)),
    open: (reference) => (byReference.get(reference) ?? []).filter(({ answer }) => answer.body.status === "AUTHORIZED"),
    isUsed: (cardId) => used.has(cardId),
    addPayment: (payment) => add({ kind: "payment", at: now(), ...payment }),
    reverse: (reference) => add({ kind: "reversal", at: now(), reference }),
    storedCard: (id) => cards.get(id),
    addCard: (card) => add({ kind: "card", at: now(), ...card }),
  };
};
