CREATE TABLE "slot_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"site_ids" jsonb NOT NULL,
	"slot_id" text NOT NULL,
	"context" text NOT NULL,
	"context_id" text,
	"configuration_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"rank" integer,
	"schedule" jsonb,
	"customer_groups" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_configurations" (
	"id" text PRIMARY KEY NOT NULL,
	"site_ids" jsonb NOT NULL,
	"slot_id" text NOT NULL,
	"context" text NOT NULL,
	"context_id" text,
	"configuration_id" text NOT NULL,
	"is_default" boolean NOT NULL,
	"is_for_site" boolean NOT NULL,
	"template" text NOT NULL,
	"rank" integer,
	"enabled" boolean NOT NULL,
	"callout" jsonb NOT NULL,
	"schedule" jsonb,
	"content" jsonb,
	"customer_groups" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"security_code_length" integer NOT NULL,
	"number_lengths" jsonb NOT NULL,
	"number_prefixes" jsonb NOT NULL,
	"has_checksum" boolean NOT NULL,
	"site_ids" jsonb NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"texts" jsonb NOT NULL,
	"enabled" boolean NOT NULL,
	"customer_groups" jsonb NOT NULL,
	"countries" jsonb NOT NULL,
	"currencies" jsonb NOT NULL,
	"ranges" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"processor_id" text NOT NULL,
	"site_ids" jsonb NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"texts" jsonb NOT NULL,
	"enabled" boolean NOT NULL,
	"customer_groups" jsonb NOT NULL,
	"countries" jsonb NOT NULL,
	"currencies" jsonb NOT NULL,
	"ranges" jsonb NOT NULL,
	"position" integer NOT NULL
);
