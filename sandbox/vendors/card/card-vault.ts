import type { Clock } from "#sandbox/clock.ts";

/** A card as the vault holds it. */
export interface VaultCard {
  number: string;
  expirationMonth: number;
  expirationYear: number;
}

/** Cards waiting for their one authorisation; in memory only. */
export interface CardVault {
  keep(jti: string, card: VaultCard, expiresAtMs: number): void;
  /** Hands the card out once and forgets it; null when unknown, used or over. */
  take(jti: string): VaultCard | null;
}

export const createCardVault = (clock: Clock): CardVault => {
  const cards = new Map<string, { card: VaultCard; expiresAtMs: number }>();
  const dropExpired = () => {
    const now = clock.now().getTime();
    for (const [jti, { expiresAtMs }] of cards) if (expiresAtMs <= now) cards.delete(jti);
  };
  return {
    keep(jti, card, expiresAtMs) {
      dropExpired();
      cards.set(jti, { card, expiresAtMs });
    },
    take(jti) {
      dropExpired();
      const kept = cards.get(jti);
      cards.delete(jti);
      return kept?.card ?? null;
    },
  };
};
