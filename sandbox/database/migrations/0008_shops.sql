ALTER TABLE "stores" ALTER COLUMN "hours" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "holiday_hours" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "store_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "is_international" boolean DEFAULT false NOT NULL;