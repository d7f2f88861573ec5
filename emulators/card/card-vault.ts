import type { Clock } from "#sandbox/core/clock.ts";

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
  /** Keeps what the bank would say to a security code, never the code. */
  keepCode(jti: string, code: { isWrong: boolean }, expiresAtMs: number): void;
  /** Hands it out once; null when unknown, used or over. */
  takeCode(jti: string): { isWrong: boolean } | null;
}

export const createCardVault = (clock: Clock): CardVault => {
  const cards = new Map<string, { card: VaultCard; expiresAtMs: number }>();
  const codes = new Map<string, { code: { isWrong: boolean }; expiresAtMs: number }>();
  const dropExpired = () => {
    const now = clock.now().getTime();
    for (const [jti, { expiresAtMs }] of cards) if (expiresAtMs <= now) cards.delete(jti);
    for (const [jti, { expiresAtMs }] of codes) if (expiresAtMs <= now) codes.delete(jti);
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
    keepCode(jti, code, expiresAtMs) {
      dropExpired();
      codes.set(jti, { code, expiresAtMs });
    },
    takeCode(jti) {
      dropExpired();
      const kept = codes.get(jti);
      codes.delete(jti);
      return kept?.code ?? null;
    },
  };
};
