CREATE TABLE "outbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"site_id" text NOT NULL,
	"about" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_messages_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE INDEX "outbox_messages_recipient" ON "outbox_messages" USING btree ("recipient");
--> statement-breakpoint
CREATE TABLE "clock_settings" (
	"mode" text PRIMARY KEY NOT NULL,
	"frozen_at" timestamp with time zone,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browser_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"guest_customer_id" text NOT NULL,
	"registered" boolean NOT NULL,
	"usid" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivered_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"login_key" text NOT NULL,
	"customer_id" text NOT NULL,
	"client_id" text NOT NULL,
	"site_id" text NOT NULL,
	"code_challenge" text NOT NULL,
	"usid" text NOT NULL,
	"registration" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "failed_logins" ADD COLUMN "first_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "login_sessions" ADD COLUMN "flow" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_sessions" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "delivered_tokens_login" ON "delivered_tokens" USING btree ("login_key","purpose");
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "basket_gift_certificates" (
	"basket_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"recipient_email" text NOT NULL,
	"recipient_name" text,
	"sender_name" text,
	"message" text,
	"shipment_id" text NOT NULL,
	CONSTRAINT "basket_gift_certificates_basket_id_id_pk" PRIMARY KEY("basket_id","id")
);
--> statement-breakpoint
CREATE TABLE "shipping_blackouts" (
	"country" text NOT NULL,
	"date" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "shipping_blackouts_country_date_pk" PRIMARY KEY("country","date")
);
--> statement-breakpoint
CREATE TABLE "shipping_origins" (
	"country" text PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"time_zone" text NOT NULL,
	"cut_off_hour" integer NOT NULL,
	"packing_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_regions" (
	"country" text NOT NULL,
	"region" text NOT NULL,
	"zones" jsonb NOT NULL,
	"highs" jsonb NOT NULL,
	CONSTRAINT "shipping_regions_country_region_pk" PRIMARY KEY("country","region")
);
--> statement-breakpoint
CREATE TABLE "shipping_weight_costs" (
	"method_id" text NOT NULL,
	"currency" text NOT NULL,
	"zone" text NOT NULL,
	"from_grams" integer NOT NULL,
	"cost_cents" integer NOT NULL,
	CONSTRAINT "shipping_weight_costs_method_id_currency_zone_from_grams_pk" PRIMARY KEY("method_id","currency","zone","from_grams")
);
--> statement-breakpoint
ALTER TABLE "basket_items" ADD COLUMN "option_items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_items" ADD COLUMN "bonus_discount_line_item_id" text;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "reserved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "reservations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "option_items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "bonus_discount_line_item_id" text;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "is_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "excluded_goods" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "product_costs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "transit_days" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "delivers_on_saturday" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "cold_pack_cents" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_gift_certificates" ADD CONSTRAINT "basket_gift_certificates_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_coupons" ADD CONSTRAINT "basket_coupons_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_payments" ADD CONSTRAINT "basket_payments_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_shipments" ADD CONSTRAINT "basket_shipments_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baskets_reserved" ON "baskets" USING btree ("reserved_until") WHERE reserved_until IS NOT NULL;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "seeds" ADD COLUMN "world" text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "seeds" ADD COLUMN "seed" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE TABLE "consents" (
	"customer_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"channel" text NOT NULL,
	"contact_point" text NOT NULL,
	"status" text NOT NULL,
	"site_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_customer_id_subscription_id_channel_contact_point_pk" PRIMARY KEY("customer_id","subscription_id","channel","contact_point")
);
--> statement-breakpoint
CREATE TABLE "business_account_members" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"multiple_user_agents" boolean NOT NULL,
	"tax_exempt" boolean NOT NULL,
	"tax_certificate" text
);
--> statement-breakpoint
CREATE TABLE "customer_events" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"rule" jsonb
);
--> statement-breakpoint
CREATE TABLE "customer_payment_instruments" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"method_id" text NOT NULL,
	"is_default" boolean NOT NULL,
	"card" jsonb,
	"bank_routing_number" text,
	"masked_gift_certificate_code" text,
	"attributes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_profiles" (
	"authentication_provider_id" text NOT NULL,
	"external_id" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "external_profiles_authentication_provider_id_external_id_pk" PRIMARY KEY("authentication_provider_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "product_list_items" (
	"id" text PRIMARY KEY NOT NULL,
	"list_id" text NOT NULL,
	"type" text NOT NULL,
	"product_id" text,
	"quantity" integer NOT NULL,
	"purchased_quantity" integer NOT NULL,
	"priority" integer NOT NULL,
	"is_public" boolean NOT NULL,
	"attributes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text,
	"description" text,
	"is_public" boolean NOT NULL,
	"event" jsonb,
	"registrant" jsonb,
	"co_registrant" jsonb,
	"address_ids" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopper_contexts" (
	"usid" text PRIMARY KEY NOT NULL,
	"context" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_code_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"codes" jsonb NOT NULL,
	"enabled" boolean NOT NULL,
	"site_ids" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"price_book_ids" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_list_items" ADD CONSTRAINT "product_list_items_list_id_product_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."product_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_payment_instruments_customer" ON "customer_payment_instruments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "product_list_items_list" ON "product_list_items" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "product_lists_customer" ON "product_lists" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "shopper_contexts_expiry" ON "shopper_contexts" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
DROP TABLE "newsletter_signups" CASCADE;--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "every";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "period";
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "interval_days" integer NOT NULL;
--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "source_code_group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
CREATE TABLE "archive_files" (
	"path" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "archive_objects" (
	"kind" text NOT NULL,
	"site_id" text NOT NULL,
	"container_id" text NOT NULL,
	"object" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"element" jsonb NOT NULL,
	CONSTRAINT "archive_objects_kind_site_id_container_id_object_key_pk" PRIMARY KEY("kind","site_id","container_id","object","key")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"qualifiers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_exclusions" (
	"site_id" text PRIMARY KEY NOT NULL,
	"products" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" DROP CONSTRAINT "coupon_redemptions_order_no_coupon_id_pk";
--> statement-breakpoint
ALTER TABLE "tax_rates" DROP CONSTRAINT "tax_rates_country_code_region_code_tax_class_pk";
--> statement-breakpoint
ALTER TABLE "prices" ALTER COLUMN "price_cents" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "code" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "price_books" ADD COLUMN "parent_id" text;
--> statement-breakpoint
ALTER TABLE "price_books" ADD COLUMN "online" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "percentage" integer;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD COLUMN "code" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "terms" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "campaign_id" text;
--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "terms" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "valid_from" text DEFAULT '2026-01-01' NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_no_coupon_id_code_pk" PRIMARY KEY("order_no","coupon_id","code");
--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_country_code_region_code_tax_class_valid_from_pk" PRIMARY KEY("country_code","region_code","tax_class","valid_from");
