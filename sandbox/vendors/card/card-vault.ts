import type { Clock } from "#sandbox/clock.ts";

/** Card numbers waiting for their one authorisation; in memory only. */
export interface CardVault {
  keep(jti: string, number: string, expiresAtMs: number): void;
  /** Hands the number out once and forgets it; null when unknown, used or over. */
  take(jti: string): string | null;
}

export const createCardVault = (clock: Clock): CardVault => {
  const numbers = new Map<string, { number: string; expiresAtMs: number }>();
  const dropExpired = () => {
    const now = clock.now().getTime();
    for (const [jti, { expiresAtMs }] of numbers) if (expiresAtMs <= now) numbers.delete(jti);
  };
  return {
    keep(jti, number, expiresAtMs) {
      dropExpired();
      numbers.set(jti, { number, expiresAtMs });
    },
    take(jti) {
      dropExpired();
      const kept = numbers.get(jti);
      numbers.delete(jti);
      return kept?.number ?? null;
    },
  };
};
