/** Descriptions longer than this many words are cut (product-18). */
export const DESCRIPTION_WORDS = 55;

/** The first words of a text, with '…' where something is missing; `truncated` says whether it is. */
export const truncateWords = (
  text: string,
  limit: number = DESCRIPTION_WORDS,
): { text: string; truncated: boolean } => {
  const words = text.trim().split(/\s+/);
  if (words.length <= limit) return { text: text.trim(), truncated: false };
  return {
    text: `${words
      .slice(0, limit)
      .join(" ")
      .replace(/[.,;:!?–-]+$/, "")}…`,
    truncated: true,
  };
};
