import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** What customers wrote about products, as the ratings service keeps it. */
export const reviews = pgTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    /** The listed product: a master or a single product. */
    productId: text("product_id").notNull(),
    stars: integer("stars").notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    nickname: text("nickname").notNull(),
    location: text("location"),
    /** For example `en_US`. */
    locale: text("locale").notNull(),
    submittedAt: timestamp("submitted_at", { withTimezone: true }).notNull(),
    recommends: boolean("recommends"),
    helpful: integer("helpful").notNull().default(0),
    unhelpful: integer("unhelpful").notNull().default(0),
    /** Names of the shop's pictures or ids of `review_photos`. */
    photoIds: jsonb("photo_ids").$type<string[]>().notNull(),
    answerText: text("answer_text"),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    /** `pending` until somebody decides or `publish_at` has come; `approved`; `rejected`. */
    moderation: text("moderation").notNull(),
    publishAt: timestamp("publish_at", { withTimezone: true }).notNull(),
    /** Who sent it, as the shop names them; nothing for the world's own. */
    userId: text("user_id"),
    email: text("email"),
  },
  (table) => [index("reviews_product").on(table.productId), index("reviews_moderation").on(table.moderation)],
);

/** Who found which review helpful; one vote each. */
export const reviewVotes = pgTable(
  "review_votes",
  {
    reviewId: text("review_id").notNull(),
    userId: text("user_id").notNull(),
    isHelpful: boolean("is_helpful").notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.userId] })],
);

/** Pictures that customers sent. */
export const reviewPhotos = pgTable("review_photos", {
  id: text("id").primaryKey(),
  /** WebP, as base64. */
  content: text("content").notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
});
