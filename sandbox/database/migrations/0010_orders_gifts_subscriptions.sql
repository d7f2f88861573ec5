CREATE TABLE "gift_certificate_redemptions" (
	"order_no" text NOT NULL,
	"payment_id" text NOT NULL,
	"certificate_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_certificate_redemptions_order_no_payment_id_pk" PRIMARY KEY("order_no","payment_id")
);
--> statement-breakpoint
CREATE TABLE "gift_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"security_code" text NOT NULL,
	"kind" text NOT NULL,
	"merchant_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"pending" boolean NOT NULL,
	"enabled" boolean NOT NULL,
	"recipient_email" text NOT NULL,
	"recipient_name" text NOT NULL,
	"sender_name" text NOT NULL,
	"message" text,
	"description" text,
	"order_no" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_certificates_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "order_access_codes" (
	"order_no" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"failures" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_gift_certificates" (
	"order_no" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"recipient_email" text NOT NULL,
	"recipient_name" text,
	"sender_name" text,
	"message" text,
	"shipment_id" text NOT NULL,
	CONSTRAINT "order_gift_certificates_order_no_id_pk" PRIMARY KEY("order_no","id")
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"order_no" text NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"initiated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_returns_order_no_position_pk" PRIMARY KEY("order_no","position")
);
--> statement-breakpoint
CREATE TABLE "newsletter_signups" (
	"site_id" text NOT NULL,
	"email" text NOT NULL,
	"lists" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_signups_site_id_email_pk" PRIMARY KEY("site_id","email")
);
--> statement-breakpoint
CREATE TABLE "subscription_orders" (
	"subscription_id" text NOT NULL,
	"order_no" text NOT NULL,
	"outcome" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_orders_subscription_id_order_no_pk" PRIMARY KEY("subscription_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"registered" boolean NOT NULL,
	"customer_no" text,
	"customer_name" text,
	"email" text NOT NULL,
	"currency" text NOT NULL,
	"order_no" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"every" integer NOT NULL,
	"period" text NOT NULL,
	"status" text NOT NULL,
	"next_order_at" timestamp with time zone,
	"renewals" integer NOT NULL,
	"failures" integer NOT NULL,
	"shipping_method_id" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"card" jsonb,
	"stored_card_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "basket_payments" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "stored_card_id" text;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD COLUMN "progress" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "export_status" text NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "created_by" text DEFAULT 'Customer' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "next_step_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "gift_certificate_redemptions_certificate" ON "gift_certificate_redemptions" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "gift_certificates_order" ON "gift_certificates" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_next" ON "subscriptions" USING btree ("next_order_at");--> statement-breakpoint
CREATE INDEX "orders_next_step" ON "orders" USING btree ("next_step_at") WHERE next_step_at IS NOT NULL;