CREATE TABLE "content_assets" (
	"id" text NOT NULL,
	"locale" text NOT NULL,
	"folder_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"page_title" text NOT NULL,
	"page_description" text NOT NULL,
	"online" boolean NOT NULL,
	"position" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "content_assets_id_locale_pk" PRIMARY KEY("id","locale")
);
--> statement-breakpoint
CREATE TABLE "content_folders" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"online" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "designed_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"site_ids" jsonb NOT NULL,
	"aspect_type_id" text,
	"object_ids" jsonb NOT NULL,
	"design" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_texts" (
	"category_id" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	CONSTRAINT "category_texts_category_id_locale_pk" PRIMARY KEY("category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_links" (
	"source_id" text NOT NULL,
	"target_id" text NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_links_source_id_target_id_type_pk" PRIMARY KEY("source_id","target_id","type")
);
--> statement-breakpoint
CREATE TABLE "product_option_values" (
	"product_id" text NOT NULL,
	"option_id" text NOT NULL,
	"value_id" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"price_cents" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_option_values_product_id_option_id_value_id_pk" PRIMARY KEY("product_id","option_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "product_options" (
	"product_id" text NOT NULL,
	"option_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_options_product_id_option_id_pk" PRIMARY KEY("product_id","option_id")
);
--> statement-breakpoint
CREATE TABLE "product_parts" (
	"owner_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_parts_owner_id_product_id_pk" PRIMARY KEY("owner_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_recommendations" (
	"source_id" text NOT NULL,
	"target_id" text NOT NULL,
	"type" integer NOT NULL,
	"callout_msg" text,
	"position" integer NOT NULL,
	CONSTRAINT "product_recommendations_source_id_target_id_type_pk" PRIMARY KEY("source_id","target_id","type")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"type" text NOT NULL,
	"cookie_id" text NOT NULL,
	"user_id" text,
	"happened_at" timestamp with time zone NOT NULL,
	"product_ids" jsonb NOT NULL,
	"search_text" text,
	"category_id" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendation_zones" (
	"name" text PRIMARY KEY NOT NULL,
	"recommender" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refinement_definitions" (
	"category_id" text NOT NULL,
	"attribute_id" text NOT NULL,
	"definition" jsonb,
	"position" integer NOT NULL,
	CONSTRAINT "refinement_definitions_category_id_attribute_id_pk" PRIMARY KEY("category_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "search_phrases" (
	"locale" text NOT NULL,
	"phrase" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "search_phrases_locale_phrase_pk" PRIMARY KEY("locale","phrase")
);
--> statement-breakpoint
CREATE TABLE "search_redirects" (
	"locale" text NOT NULL,
	"phrase" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "search_redirects_locale_phrase_pk" PRIMARY KEY("locale","phrase")
);
--> statement-breakpoint
CREATE TABLE "search_stop_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_stop_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "sorting_options" (
	"id" text PRIMARY KEY NOT NULL,
	"labels" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "url_redirects" (
	"site_id" text NOT NULL,
	"source" text NOT NULL,
	"destination" text NOT NULL,
	"status_code" integer NOT NULL,
	"copy_source_params" boolean NOT NULL,
	CONSTRAINT "url_redirects_site_id_source_pk" PRIMARY KEY("site_id","source")
);
--> statement-breakpoint
ALTER TABLE "search_documents" drop column "document";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "document" "tsvector" GENERATED ALWAYS AS (setweight(case when locale like 'fr%' then to_tsvector('french', name) else to_tsvector('english', name) end, 'A') || setweight(case when locale like 'fr%' then to_tsvector('french', keywords) else to_tsvector('english', keywords) end, 'B') || setweight(case when locale like 'fr%' then to_tsvector('french', details) else to_tsvector('english', details) end, 'C') || setweight(case when locale like 'fr%' then to_tsvector('french', description) else to_tsvector('english', description) end, 'D')) STORED;--> statement-breakpoint
ALTER TABLE "search_terms" ADD COLUMN "occurrences" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "activities_cookie" ON "activities" USING btree ("site_id","cookie_id","id");--> statement-breakpoint
CREATE INDEX "search_documents_document" ON "search_documents" USING gin ("document");