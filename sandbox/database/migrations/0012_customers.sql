CREATE TABLE "consents" (
	"customer_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"channel" text NOT NULL,
	"contact_point" text NOT NULL,
	"status" text NOT NULL,
	"site_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_customer_id_subscription_id_channel_contact_point_pk" PRIMARY KEY("customer_id","subscription_id","channel","contact_point")
);
--> statement-breakpoint
CREATE TABLE "business_account_members" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"multiple_user_agents" boolean NOT NULL,
	"tax_exempt" boolean NOT NULL,
	"tax_certificate" text
);
--> statement-breakpoint
CREATE TABLE "customer_events" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"rule" jsonb
);
--> statement-breakpoint
CREATE TABLE "customer_payment_instruments" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"method_id" text NOT NULL,
	"is_default" boolean NOT NULL,
	"card" jsonb,
	"bank_routing_number" text,
	"masked_gift_certificate_code" text,
	"attributes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_profiles" (
	"authentication_provider_id" text NOT NULL,
	"external_id" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "external_profiles_authentication_provider_id_external_id_pk" PRIMARY KEY("authentication_provider_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "product_list_items" (
	"id" text PRIMARY KEY NOT NULL,
	"list_id" text NOT NULL,
	"type" text NOT NULL,
	"product_id" text,
	"quantity" integer NOT NULL,
	"purchased_quantity" integer NOT NULL,
	"priority" integer NOT NULL,
	"is_public" boolean NOT NULL,
	"attributes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text,
	"description" text,
	"is_public" boolean NOT NULL,
	"event" jsonb,
	"registrant" jsonb,
	"co_registrant" jsonb,
	"address_ids" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopper_contexts" (
	"usid" text PRIMARY KEY NOT NULL,
	"context" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_code_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"codes" jsonb NOT NULL,
	"enabled" boolean NOT NULL,
	"site_ids" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"price_book_ids" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_list_items" ADD CONSTRAINT "product_list_items_list_id_product_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."product_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_payment_instruments_customer" ON "customer_payment_instruments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "product_list_items_list" ON "product_list_items" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "product_lists_customer" ON "product_lists" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "shopper_contexts_expiry" ON "shopper_contexts" USING btree ("expires_at");