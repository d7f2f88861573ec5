CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"qualifiers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_exclusions" (
	"site_id" text PRIMARY KEY NOT NULL,
	"products" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" DROP CONSTRAINT "coupon_redemptions_order_no_coupon_id_pk";
--> statement-breakpoint
ALTER TABLE "tax_rates" DROP CONSTRAINT "tax_rates_country_code_region_code_tax_class_pk";
--> statement-breakpoint
ALTER TABLE "prices" ALTER COLUMN "price_cents" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "code" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "price_books" ADD COLUMN "parent_id" text;
--> statement-breakpoint
ALTER TABLE "price_books" ADD COLUMN "online" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "percentage" integer;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD COLUMN "code" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "terms" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "campaign_id" text;
--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "terms" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "valid_from" text DEFAULT '2026-01-01' NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_no_coupon_id_code_pk" PRIMARY KEY("order_no","coupon_id","code");
--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_country_code_region_code_tax_class_valid_from_pk" PRIMARY KEY("country_code","region_code","tax_class","valid_from");
