CREATE TABLE "basket_gift_certificates" (
	"basket_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"recipient_email" text NOT NULL,
	"recipient_name" text,
	"sender_name" text,
	"message" text,
	"shipment_id" text NOT NULL,
	CONSTRAINT "basket_gift_certificates_basket_id_id_pk" PRIMARY KEY("basket_id","id")
);
--> statement-breakpoint
CREATE TABLE "shipping_blackouts" (
	"country" text NOT NULL,
	"date" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "shipping_blackouts_country_date_pk" PRIMARY KEY("country","date")
);
--> statement-breakpoint
CREATE TABLE "shipping_origins" (
	"country" text PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"time_zone" text NOT NULL,
	"cut_off_hour" integer NOT NULL,
	"packing_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_regions" (
	"country" text NOT NULL,
	"region" text NOT NULL,
	"zones" jsonb NOT NULL,
	"highs" jsonb NOT NULL,
	CONSTRAINT "shipping_regions_country_region_pk" PRIMARY KEY("country","region")
);
--> statement-breakpoint
CREATE TABLE "shipping_weight_costs" (
	"method_id" text NOT NULL,
	"currency" text NOT NULL,
	"zone" text NOT NULL,
	"from_grams" integer NOT NULL,
	"cost_cents" integer NOT NULL,
	CONSTRAINT "shipping_weight_costs_method_id_currency_zone_from_grams_pk" PRIMARY KEY("method_id","currency","zone","from_grams")
);
--> statement-breakpoint
ALTER TABLE "basket_items" ADD COLUMN "option_items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_items" ADD COLUMN "bonus_discount_line_item_id" text;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "reserved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "reservations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "option_items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "bonus_discount_line_item_id" text;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "is_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "excluded_goods" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "product_costs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "transit_days" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "delivers_on_saturday" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "cold_pack_cents" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_gift_certificates" ADD CONSTRAINT "basket_gift_certificates_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_coupons" ADD CONSTRAINT "basket_coupons_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_payments" ADD CONSTRAINT "basket_payments_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_shipments" ADD CONSTRAINT "basket_shipments_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baskets_reserved" ON "baskets" USING btree ("reserved_until") WHERE reserved_until IS NOT NULL;