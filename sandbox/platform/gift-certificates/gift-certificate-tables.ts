import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Gift certificates and gift cards: amounts are whole cents, the status follows from them. */
export const giftCertificates = pgTable(
  "gift_certificates",
  {
    id: text("id").primaryKey(),
    /** 19 to 21 digits; whoever shows them to others shows the last four. */
    number: text("number").notNull().unique(),
    /** Four digits that spending asks for. */
    securityCode: text("security_code").notNull(),
    kind: text("kind").$type<"certificate" | "card" | "discounted-card">().notNull(),
    merchantId: text("merchant_id").notNull(),
    currency: text("currency").notNull(),
    amountCents: integer("amount_cents").notNull(),
    balanceCents: integer("balance_cents").notNull(),
    /** Sold, but not yet paid for. */
    pending: boolean("pending").notNull(),
    enabled: boolean("enabled").notNull(),
    recipientEmail: text("recipient_email").notNull(),
    recipientName: text("recipient_name").notNull(),
    senderName: text("sender_name").notNull(),
    message: text("message"),
    description: text("description"),
    /** The order that sold it; null for one of the world. */
    orderNo: text("order_no"),
    /** The site that sold it; null where it is not known. */
    siteId: text("site_id"),
    /** When its recipient is to be mailed; null once that is done. */
    mailAt: instant("mail_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("gift_certificates_order").on(table.orderNo), index("gift_certificates_mail").on(table.mailAt)],
);

/** What orders took from gift certificates; a failed or cancelled order takes its rows back. */
export const giftCertificateRedemptions = pgTable(
  "gift_certificate_redemptions",
  {
    orderNo: text("order_no").notNull(),
    paymentId: text("payment_id").notNull(),
    certificateId: text("certificate_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    redeemedAt: instant("redeemed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.paymentId] }),
    index("gift_certificate_redemptions_certificate").on(table.certificateId),
  ],
);
