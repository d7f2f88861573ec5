CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "basket_coupons" (
	"basket_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"coupon_id" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "basket_coupons_basket_id_id_pk" PRIMARY KEY("basket_id","id")
);
--> statement-breakpoint
CREATE TABLE "basket_items" (
	"basket_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"shipment_id" text NOT NULL,
	"inventory_list_id" text,
	"gift" boolean NOT NULL,
	"gift_message" text,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "basket_items_basket_id_id_pk" PRIMARY KEY("basket_id","id")
);
--> statement-breakpoint
CREATE TABLE "basket_payments" (
	"basket_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"method_id" text NOT NULL,
	"amount_cents" integer,
	"card" jsonb,
	"token" text,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "basket_payments_basket_id_id_pk" PRIMARY KEY("basket_id","id")
);
--> statement-breakpoint
CREATE TABLE "basket_shipments" (
	"basket_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"shipping_method_id" text,
	"shipping_address" jsonb,
	"gift" boolean NOT NULL,
	"gift_message" text,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "basket_shipments_basket_id_id_pk" PRIMARY KEY("basket_id","id")
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"registered" boolean NOT NULL,
	"temporary" boolean NOT NULL,
	"currency" text NOT NULL,
	"email" text,
	"customer_no" text,
	"customer_name" text,
	"billing_address" jsonb,
	"source_code" text,
	"attributes" jsonb NOT NULL,
	"order_no" text,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_coupons" (
	"order_no" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"coupon_id" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "order_coupons_order_no_id_pk" PRIMARY KEY("order_no","id")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_no" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"shipment_id" text NOT NULL,
	"inventory_list_id" text,
	"stock_list_id" text,
	"gift" boolean NOT NULL,
	"gift_message" text,
	"attributes" jsonb NOT NULL,
	"base_price_cents" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"adjustments" jsonb NOT NULL,
	"after_item_discount_cents" integer NOT NULL,
	"after_order_discount_cents" integer NOT NULL,
	"tax_class_id" text NOT NULL,
	"tax_rate" double precision NOT NULL,
	"tax_cents" integer NOT NULL,
	"adjusted_tax_cents" integer NOT NULL,
	CONSTRAINT "order_items_order_no_id_pk" PRIMARY KEY("order_no","id")
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"order_no" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"method_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"card" jsonb,
	"token" text,
	"status" text NOT NULL,
	"transaction_id" text,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "order_payments_order_no_id_pk" PRIMARY KEY("order_no","id")
);
--> statement-breakpoint
CREATE TABLE "order_shipments" (
	"order_no" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"shipping_method_id" text NOT NULL,
	"method" jsonb NOT NULL,
	"shipping_address" jsonb,
	"gift" boolean NOT NULL,
	"gift_message" text,
	"attributes" jsonb NOT NULL,
	"adjustments" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	CONSTRAINT "order_shipments_order_no_id_pk" PRIMARY KEY("order_no","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"basket_id" text NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"registered" boolean NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"failure_reason" text,
	"view_code" text NOT NULL,
	"currency" text NOT NULL,
	"email" text NOT NULL,
	"customer_no" text,
	"customer_name" text,
	"billing_address" jsonb NOT NULL,
	"source_code" text,
	"adjustments" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"order_total_cents" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"order_no" text NOT NULL,
	"coupon_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_redemptions_order_no_coupon_id_pk" PRIMARY KEY("order_no","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"case_insensitive" boolean NOT NULL,
	"enabled" boolean NOT NULL,
	"site_ids" jsonb NOT NULL,
	"redemption_limit" integer,
	"customer_limit" integer,
	CONSTRAINT "coupons_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"callout_msg" text NOT NULL,
	"details" text NOT NULL,
	"enabled" boolean NOT NULL,
	"site_ids" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"rank" integer,
	"exclusivity" text NOT NULL,
	"customer_groups" jsonb NOT NULL,
	"coupon_ids" jsonb NOT NULL,
	"rule" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_costs" (
	"method_id" text NOT NULL,
	"currency" text NOT NULL,
	"from_total_cents" integer NOT NULL,
	"cost_cents" integer NOT NULL,
	CONSTRAINT "shipping_costs_method_id_currency_from_total_cents_pk" PRIMARY KEY("method_id","currency","from_total_cents")
);
--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"carrier_code" text,
	"online" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"is_pickup" boolean NOT NULL,
	"position" integer NOT NULL,
	"currencies" jsonb NOT NULL,
	"countries" jsonb NOT NULL,
	"excluded_regions" jsonb NOT NULL,
	"only_regions" jsonb NOT NULL,
	"ships_to_post_boxes" boolean NOT NULL,
	"customer_groups" jsonb NOT NULL,
	"estimated_arrival" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"country_code" text NOT NULL,
	"region_code" text NOT NULL,
	"tax_class" text NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "tax_rates_country_code_region_code_tax_class_pk" PRIMARY KEY("country_code","region_code","tax_class")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_one_open" ON "baskets" USING btree ("customer_id","site_id") WHERE order_no IS NULL AND NOT temporary;--> statement-breakpoint
CREATE INDEX "baskets_customer" ON "baskets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "baskets_modified" ON "baskets" USING btree ("modified_at");--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_basket" ON "orders" USING btree ("basket_id") WHERE status <> 'failed';--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("status") WHERE status = 'created';--> statement-breakpoint
CREATE INDEX "coupon_redemptions_coupon" ON "coupon_redemptions" USING btree ("coupon_id");