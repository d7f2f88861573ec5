CREATE TABLE "contact_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"came_from" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"order_no" text,
	"topic" text NOT NULL,
	"comment" text NOT NULL,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_sign_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"postal_code" text,
	"first_name" text,
	"last_name" text,
	"birthdate" text,
	"birth_day" integer,
	"birth_month" integer,
	"lists" jsonb NOT NULL,
	"proven_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_payment_instruments" ADD COLUMN "gift_certificate_id" text;--> statement-breakpoint
CREATE INDEX "contact_cases_email" ON "contact_cases" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "contact_cases_created" ON "contact_cases" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_sign_ups_email" ON "newsletter_sign_ups" USING btree ("site_id","email");--> statement-breakpoint
CREATE INDEX "newsletter_sign_ups_changed" ON "newsletter_sign_ups" USING btree ("changed_at");