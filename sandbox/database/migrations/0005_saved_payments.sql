ALTER TABLE "basket_payments" ADD COLUMN "customer_payment_instrument_id" text;--> statement-breakpoint
ALTER TABLE "basket_payments" ADD COLUMN "stored_card_id" text;--> statement-breakpoint
ALTER TABLE "customer_payment_instruments" ADD COLUMN "stored_card_id" text;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "customer_payment_instrument_id" text;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD COLUMN "tax_place" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bonus_slots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "option_items" jsonb DEFAULT '[]'::jsonb NOT NULL;