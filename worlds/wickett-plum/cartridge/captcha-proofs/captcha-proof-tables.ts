import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Proofs that were used, for as long as they would still be good. */
export const usedCaptchaProofs = pgTable(
  "used_captcha_proofs",
  {
    /** Drawn by the shop's server; says nothing about anybody. */
    id: text("id").primaryKey(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("used_captcha_proofs_expiry").on(table.expiresAt)],
);
