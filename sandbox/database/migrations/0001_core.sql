CREATE TABLE "customer_addresses" (
	"customer_id" text NOT NULL,
	"address_id" text NOT NULL,
	"preferred" boolean NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_addresses_customer_id_address_id_pk" PRIMARY KEY("customer_id","address_id")
);
--> statement-breakpoint
CREATE TABLE "customer_group_members" (
	"customer_id" text NOT NULL,
	"group_id" text NOT NULL,
	CONSTRAINT "customer_group_members_customer_id_group_id_pk" PRIMARY KEY("customer_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_no" text NOT NULL,
	"login" text NOT NULL,
	"login_key" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"details" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"preferred_locale" text,
	"password_hash" text NOT NULL,
	"enabled" boolean NOT NULL,
	"email_verified" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"previous_login_at" timestamp with time zone,
	CONSTRAINT "customers_customer_no_unique" UNIQUE("customer_no")
);
--> statement-breakpoint
CREATE TABLE "inventory_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"site_ids" jsonb NOT NULL,
	"default_in_stock" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_records" (
	"inventory_list_id" text NOT NULL,
	"product_id" text NOT NULL,
	"allocation" integer NOT NULL,
	"perpetual" boolean NOT NULL,
	"handling" text NOT NULL,
	"preorder_backorder_allocation" integer NOT NULL,
	"on_order" integer NOT NULL,
	"turnover" integer NOT NULL,
	"in_stock_date" timestamp with time zone,
	CONSTRAINT "inventory_records_inventory_list_id_product_id_pk" PRIMARY KEY("inventory_list_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "authorization_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"site_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_challenge" text NOT NULL,
	"customer_id" text NOT NULL,
	"guest_customer_id" text NOT NULL,
	"registered" boolean NOT NULL,
	"usid" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"session_id" text
);
--> statement-breakpoint
CREATE TABLE "failed_logins" (
	"login" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"usid" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guests_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "login_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"guest_customer_id" text NOT NULL,
	"registered" boolean NOT NULL,
	"usid" text NOT NULL,
	"do_not_track" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_books" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"site_ids" jsonb NOT NULL,
	"customer_group" text,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"price_book_id" text NOT NULL,
	"product_id" text NOT NULL,
	"min_quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "prices_price_book_id_product_id_min_quantity_pk" PRIMARY KEY("price_book_id","product_id","min_quantity")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"page_title" text NOT NULL,
	"page_description" text NOT NULL,
	"image_file" text,
	"position" integer NOT NULL,
	"online" boolean NOT NULL,
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"file" text NOT NULL,
	"alt" text NOT NULL,
	"attribute_id" text,
	"value" text,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" text NOT NULL,
	"locale" text NOT NULL,
	"name" text,
	"short_description" text,
	"long_description" text,
	CONSTRAINT "product_texts_product_id_locale_pk" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"master_id" text,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"short_description" text NOT NULL,
	"long_description" text NOT NULL,
	"page_title" text NOT NULL,
	"page_description" text NOT NULL,
	"tax_class" text NOT NULL,
	"weight_grams" integer NOT NULL,
	"upc" text NOT NULL,
	"online" boolean NOT NULL,
	"site_ids" jsonb NOT NULL,
	"primary_category_id" text,
	"min_order_quantity" integer NOT NULL,
	"step_quantity" integer NOT NULL,
	"position" integer NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"variation_values" jsonb NOT NULL,
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variation_attributes" (
	"product_id" text NOT NULL,
	"attribute_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "variation_attributes_product_id_attribute_id_pk" PRIMARY KEY("product_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "variation_values" (
	"product_id" text NOT NULL,
	"attribute_id" text NOT NULL,
	"value" text NOT NULL,
	"name" text NOT NULL,
	"swatch_file" text,
	"position" integer NOT NULL,
	CONSTRAINT "variation_values_product_id_attribute_id_value_pk" PRIMARY KEY("product_id","attribute_id","value")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_id" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"keywords" text NOT NULL,
	"details" text NOT NULL,
	"description" text NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', keywords), 'B') || setweight(to_tsvector('english', details), 'C') || setweight(to_tsvector('english', description), 'D')) STORED,
	CONSTRAINT "search_documents_product_id_locale_pk" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"locale" text NOT NULL,
	"term" text NOT NULL,
	"synonym" text NOT NULL,
	CONSTRAINT "search_synonyms_locale_term_synonym_pk" PRIMARY KEY("locale","term","synonym")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"locale" text NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "search_terms_locale_term_pk" PRIMARY KEY("locale","term")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"world_hash" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_preferences" (
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "site_preferences_site_id_name_pk" PRIMARY KEY("site_id","name")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text,
	"city" text NOT NULL,
	"state_code" text NOT NULL,
	"postal_code" text NOT NULL,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"inventory_list_id" text,
	"time_zone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"bopis_enabled" boolean NOT NULL,
	"temporarily_closed" boolean NOT NULL,
	"site_ids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customers_login_key" ON "customers" USING btree ("login_key");--> statement-breakpoint
CREATE INDEX "inventory_records_product" ON "inventory_records" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "login_sessions_customer" ON "login_sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "products_master" ON "products" USING btree ("master_id");--> statement-breakpoint
CREATE INDEX "search_documents_document" ON "search_documents" USING gin ("document");--> statement-breakpoint
CREATE INDEX "search_terms_trigrams" ON "search_terms" USING gin ("term" gin_trgm_ops);