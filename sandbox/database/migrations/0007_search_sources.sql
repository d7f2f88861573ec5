CREATE TABLE "searchable_attributes" (
	"path" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "keywords" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "keywords" text DEFAULT '' NOT NULL;