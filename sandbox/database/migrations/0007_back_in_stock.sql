CREATE TABLE "back_in_stock_signups" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"product_id" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "back_in_stock_waiting" ON "back_in_stock_signups" USING btree ("site_id","product_id","email") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "back_in_stock_notified" ON "back_in_stock_signups" USING btree ("notified_at");