/** Whether a review is shown: not yet, yes, or never. */
export type Moderation = "pending" | "approved" | "rejected";

/** One customer's review as the ratings service keeps it. */
export interface Review {
  id: string;
  productId: string;
  stars: number;
  title: string;
  text: string;
  nickname: string;
  location: string | null;
  locale: string;
  submittedAt: Date;
  recommends: boolean | null;
  helpful: number;
  unhelpful: number;
  /** Names of the shop's pictures or ids of photographs that were sent. */
  photoIds: string[];
  answerText: string | null;
  answeredAt: Date | null;
  moderation: Moderation;
  /** When it appears if nobody decides before. */
  publishAt: Date;
}

/** A review as it is sent in. */
export interface ReviewDraft {
  productId: string;
  stars: number;
  title: string;
  text: string;
  nickname: string;
  location: string | null;
  locale: string;
  recommends: boolean | null;
  photoIds: string[];
  userId: string;
  email: string;
}

/** How long a review waits for a moderator before it appears by itself. */
export const MODERATION_HOURS = 24;

/** Words in a review that decide about it at once, for tests and demonstrations. */
export const moderationWords = { publish: "sandbox-publish", reject: "sandbox-reject" } as const;

/** What becomes of a review that is sent in at that moment. */
export const moderationOf = (
  { title, text }: Pick<ReviewDraft, "title" | "text">,
  now: Date,
): { moderation: Moderation; publishAt: Date } => {
  const words = `${title} ${text}`.toLowerCase();
  if (words.includes(moderationWords.reject)) return { moderation: "rejected", publishAt: now };
  if (words.includes(moderationWords.publish)) return { moderation: "approved", publishAt: now };
  return { moderation: "pending", publishAt: new Date(now.getTime() + MODERATION_HOURS * 3_600_000) };
};
