ALTER TABLE "basket_payments" ADD COLUMN "bank_routing_number" text;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "qualifying_item_id" text;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "bank_routing_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;