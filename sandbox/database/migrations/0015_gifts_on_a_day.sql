ALTER TABLE "basket_gift_certificates" ADD COLUMN "attributes" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_certificates" ADD COLUMN "site_id" text;--> statement-breakpoint
ALTER TABLE "gift_certificates" ADD COLUMN "mail_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_gift_certificates" ADD COLUMN "attributes" jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "gift_certificates_mail" ON "gift_certificates" USING btree ("mail_at");