ALTER TABLE "seeds" ADD COLUMN "world" text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "seeds" ADD COLUMN "seed" integer DEFAULT 1 NOT NULL;