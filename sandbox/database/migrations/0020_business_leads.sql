CREATE TABLE "concierges" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"zip_prefixes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logo_sleeves" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"company_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"quantity" integer NOT NULL,
	"needed_by" date,
	"finish" text NOT NULL,
	"comment" text,
	"logo_name" text,
	"logo_type" text,
	"logo" "bytea",
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_leads" (
	"case_id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"reason" text NOT NULL,
	"company_name" text NOT NULL,
	"organization_type" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"address1" text,
	"address2" text,
	"city" text,
	"state_code" text,
	"postal_code" text NOT NULL,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	"phone_extension" text,
	"email" text NOT NULL,
	"consent" boolean NOT NULL,
	"subscribe_list" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "logo_sleeves_created" ON "logo_sleeves" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "marketing_leads_email" ON "marketing_leads" USING btree ("site_id","email");--> statement-breakpoint
CREATE INDEX "marketing_leads_created" ON "marketing_leads" USING btree ("created_at");