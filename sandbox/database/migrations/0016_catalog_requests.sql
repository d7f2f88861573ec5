CREATE TABLE "catalog_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"reason" text NOT NULL,
	"company_name" text,
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
	"add_to_email_list" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalog_requests_email" ON "catalog_requests" USING btree ("site_id","email");--> statement-breakpoint
CREATE INDEX "catalog_requests_created" ON "catalog_requests" USING btree ("created_at");