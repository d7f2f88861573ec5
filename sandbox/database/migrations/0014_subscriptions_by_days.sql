DROP TABLE "newsletter_signups" CASCADE;--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "every";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "period";