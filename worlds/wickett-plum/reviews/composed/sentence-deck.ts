import type { SeededRandom } from "#sandbox/core/seeded-random.ts";

/** Hands out texts so that none comes more often than `most` times, the least used first. */
export interface SentenceDeck {
  /** One that `fits`, or nothing when all of those are used up. */
  draw(fits?: (text: string) => boolean): string | undefined;
}

/** A deck over some texts; the same seed deals the same hands. */
export const createSentenceDeck = (texts: readonly string[], most: number, random: SeededRandom): SentenceDeck => {
  const uses = new Map(texts.map((text) => [text, 0]));
  return {
    draw(fits = () => true) {
      const left = texts.filter((text) => (uses.get(text) ?? 0) < most && fits(text));
      const least = Math.min(...left.map((text) => uses.get(text) ?? 0));
      const candidates = left.filter((text) => uses.get(text) === least);
      const chosen = candidates[random.below(candidates.length)];
      if (chosen !== undefined) uses.set(chosen, (uses.get(chosen) ?? 0) + 1);
      return chosen;
    },
  };
};
