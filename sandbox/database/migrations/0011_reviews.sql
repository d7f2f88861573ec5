CREATE TABLE "review_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" text NOT NULL,
	"user_id" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"nickname" text NOT NULL,
	"location" text,
	"locale" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"recommends" boolean,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	"photo_ids" jsonb NOT NULL,
	"answer_text" text,
	"answered_at" timestamp with time zone,
	"moderation" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"user_id" text,
	"email" text
);
--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reviews_moderation" ON "reviews" USING btree ("moderation");