CREATE TABLE "category_sortings" (
	"site_id" text NOT NULL,
	"category_id" text NOT NULL,
	"rule_id" text NOT NULL,
	"rule" jsonb NOT NULL,
	CONSTRAINT "category_sortings_site_id_category_id_pk" PRIMARY KEY("site_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "sorting_parts" (
	"object" text NOT NULL,
	"id" text NOT NULL,
	"site_ids" jsonb NOT NULL,
	"definition" jsonb NOT NULL,
	CONSTRAINT "sorting_parts_object_id_pk" PRIMARY KEY("object","id")
);
--> statement-breakpoint
CREATE TABLE "tax_jurisdictions" (
	"id" text PRIMARY KEY NOT NULL,
	"is_default" boolean NOT NULL,
	"places" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_code_unique";--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "period" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" DROP CONSTRAINT "prices_price_book_id_product_id_min_quantity_pk";--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_price_book_id_product_id_period_min_quantity_pk" PRIMARY KEY("price_book_id","product_id","period","min_quantity");--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "valid_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "site_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sorting_options" ADD COLUMN "site_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sorting_options" ADD COLUMN "rule_id" text;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "site_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;