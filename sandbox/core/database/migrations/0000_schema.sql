CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE SEQUENCE "public"."customer_no" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "basket_coupons" (
	"basket_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"coupon_id" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "basket_coupons_basket_id_id_pk" PRIMARY KEY("basket_id","id")
);
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
	"attributes" jsonb NOT NULL,
	CONSTRAINT "basket_gift_certificates_basket_id_id_pk" PRIMARY KEY("basket_id","id")
);
--> statement-breakpoint
CREATE TABLE "basket_items" (
	"basket_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"shipment_id" text NOT NULL,
	"inventory_list_id" text,
	"option_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bonus_discount_line_item_id" text,
	"gift" boolean NOT NULL,
	"gift_message" text,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "basket_items_basket_id_id_pk" PRIMARY KEY("basket_id","id"),
	CONSTRAINT "basket_items_quantity" CHECK ("basket_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "basket_payments" (
	"basket_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"method_id" text NOT NULL,
	"amount_cents" integer,
	"card" jsonb,
	"token" text,
	"customer_payment_instrument_id" text,
	"stored_card_id" text,
	"bank_routing_number" text,
	"gift" jsonb,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "basket_payments_basket_id_id_pk" PRIMARY KEY("basket_id","id")
);
--> statement-breakpoint
CREATE TABLE "basket_shipments" (
	"basket_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"shipping_method_id" text,
	"shipping_address" jsonb,
	"gift" boolean NOT NULL,
	"gift_message" text,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "basket_shipments_basket_id_id_pk" PRIMARY KEY("basket_id","id")
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"registered" boolean NOT NULL,
	"temporary" boolean NOT NULL,
	"currency" text NOT NULL,
	"email" text,
	"customer_no" text,
	"customer_name" text,
	"billing_address" jsonb,
	"source_code" text,
	"attributes" jsonb NOT NULL,
	"order_no" text,
	"reserved_until" timestamp with time zone,
	"reservations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"reason" text NOT NULL,
	"company_name" text,
	"organization_type" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"address1" text,
	"address2" text,
	"city" text,
	"state_code" text,
	"postal_code" text NOT NULL,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	"phone_extension" text,
	"email" text NOT NULL,
	"add_to_email_list" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock_settings" (
	"mode" text PRIMARY KEY NOT NULL,
	"frozen_at" timestamp with time zone,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "concierges" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"zip_prefixes" jsonb NOT NULL
);
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
CREATE TABLE "contact_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"came_from" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"order_no" text,
	"topic" text NOT NULL,
	"comment" text NOT NULL,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"site_ids" jsonb NOT NULL,
	"slot_id" text NOT NULL,
	"context" text NOT NULL,
	"context_id" text,
	"configuration_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"rank" integer,
	"schedule" jsonb,
	"customer_groups" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_configurations" (
	"id" text PRIMARY KEY NOT NULL,
	"site_ids" jsonb NOT NULL,
	"slot_id" text NOT NULL,
	"context" text NOT NULL,
	"context_id" text,
	"configuration_id" text NOT NULL,
	"is_default" boolean NOT NULL,
	"is_for_site" boolean NOT NULL,
	"template" text NOT NULL,
	"rank" integer,
	"enabled" boolean NOT NULL,
	"callout" jsonb NOT NULL,
	"schedule" jsonb,
	"content" jsonb,
	"customer_groups" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"position" integer NOT NULL
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
	"multiple_user_agents" boolean,
	"tax_exempt" boolean NOT NULL,
	"tax_certificate" text
);
--> statement-breakpoint
CREATE TABLE "custom_attributes" (
	"type_id" text NOT NULL,
	"name" text NOT NULL,
	"definition" jsonb NOT NULL,
	CONSTRAINT "custom_attributes_type_id_name_pk" PRIMARY KEY("type_id","name")
);
--> statement-breakpoint
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
CREATE TABLE "customer_events" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_group_members" (
	"customer_id" text NOT NULL,
	"group_id" text NOT NULL,
	CONSTRAINT "customer_group_members_customer_id_group_id_pk" PRIMARY KEY("customer_id","group_id")
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
	"gift_certificate_id" text,
	"stored_card_id" text,
	"attributes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
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
	"closes_at" timestamp with time zone,
	CONSTRAINT "customers_customer_no_unique" UNIQUE("customer_no")
);
--> statement-breakpoint
CREATE TABLE "external_profiles" (
	"authentication_provider_id" text NOT NULL,
	"external_id" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "external_profiles_authentication_provider_id_external_id_pk" PRIMARY KEY("authentication_provider_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "data_changes" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"count" integer NOT NULL,
	"seeded_in" text,
	"seeded_as" text
);
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
CREATE TABLE "designed_contents" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"type_id" text NOT NULL,
	"site_ids" jsonb NOT NULL,
	"aspect_type_id" text,
	"objects" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"visibility" jsonb,
	"links" jsonb NOT NULL,
	"aspect_attributes" jsonb NOT NULL,
	"position" integer NOT NULL
);
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
	"site_id" text,
	"mail_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_certificates_number_unique" UNIQUE("number")
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
	CONSTRAINT "inventory_records_inventory_list_id_product_id_pk" PRIMARY KEY("inventory_list_id","product_id"),
	CONSTRAINT "inventory_records_counts" CHECK ("inventory_records"."on_order" >= 0 and "inventory_records"."turnover" >= 0)
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
CREATE TABLE "failed_logins" (
	"login" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"first_failed_at" timestamp with time zone,
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
	"flow" text DEFAULT '' NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"client_id" text NOT NULL,
	"site_id" text NOT NULL,
	"nick_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" serial PRIMARY KEY NOT NULL,
	"credential_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"nick_name" text NOT NULL,
	"public_key" text NOT NULL,
	"signature_count" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
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
CREATE TABLE "logo_sleeves" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"company_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"quantity" integer NOT NULL,
	"needed_by" date,
	"finish" text NOT NULL,
	"comment" text,
	"logo_name" text,
	"logo_type" text,
	"logo" "bytea",
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_captcha_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sleeve_logos" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"picture" "bytea" NOT NULL,
	"mark" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "marketing_leads" (
	"case_id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"reason" text NOT NULL,
	"company_name" text NOT NULL,
	"organization_type" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"address1" text,
	"address2" text,
	"city" text,
	"state_code" text,
	"postal_code" text NOT NULL,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	"phone_extension" text,
	"email" text NOT NULL,
	"consent" boolean NOT NULL,
	"subscribe_list" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_sign_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"postal_code" text,
	"first_name" text,
	"last_name" text,
	"birthdate" text,
	"birth_day" integer,
	"birth_month" integer,
	"lists" jsonb NOT NULL,
	"proven_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_access_codes" (
	"order_no" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"failures" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_coupons" (
	"order_no" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"coupon_id" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "order_coupons_order_no_id_pk" PRIMARY KEY("order_no","id")
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
	"attributes" jsonb NOT NULL,
	CONSTRAINT "order_gift_certificates_order_no_id_pk" PRIMARY KEY("order_no","id")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_no" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"shipment_id" text NOT NULL,
	"inventory_list_id" text,
	"stock_list_id" text,
	"option_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bonus_discount_line_item_id" text,
	"qualifying_item_id" text,
	"gift" boolean NOT NULL,
	"gift_message" text,
	"attributes" jsonb NOT NULL,
	"base_price_cents" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"adjustments" jsonb NOT NULL,
	"after_item_discount_cents" integer NOT NULL,
	"after_order_discount_cents" integer NOT NULL,
	"tax_class_id" text NOT NULL,
	"tax_rate" double precision NOT NULL,
	"tax_cents" integer NOT NULL,
	"adjusted_tax_cents" integer NOT NULL,
	CONSTRAINT "order_items_order_no_id_pk" PRIMARY KEY("order_no","id"),
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0),
	CONSTRAINT "order_items_prices" CHECK ("order_items"."after_item_discount_cents" >= 0 and "order_items"."after_order_discount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"order_no" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"method_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"card" jsonb,
	"token" text,
	"status" text NOT NULL,
	"transaction_id" text,
	"stored_card_id" text,
	"customer_payment_instrument_id" text,
	"bank_routing_number" text,
	"gift" jsonb,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "order_payments_order_no_id_pk" PRIMARY KEY("order_no","id"),
	CONSTRAINT "order_payments_amount" CHECK ("order_payments"."amount_cents" >= 0)
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
CREATE TABLE "order_shipments" (
	"order_no" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"shipping_method_id" text NOT NULL,
	"method" jsonb NOT NULL,
	"shipping_address" jsonb,
	"gift" boolean NOT NULL,
	"gift_message" text,
	"attributes" jsonb NOT NULL,
	"adjustments" jsonb NOT NULL,
	"progress" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"tax_place" jsonb,
	CONSTRAINT "order_shipments_order_no_id_pk" PRIMARY KEY("order_no","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"basket_id" text NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"registered" boolean NOT NULL,
	"status" text NOT NULL,
	"export_status" text NOT NULL,
	"payment_status" text NOT NULL,
	"failure_reason" text,
	"created_by" text DEFAULT 'Customer' NOT NULL,
	"next_step_at" timestamp with time zone,
	"view_code" text NOT NULL,
	"check_payee" jsonb,
	"currency" text NOT NULL,
	"customer_locale" text,
	"email" text NOT NULL,
	"customer_no" text,
	"customer_name" text,
	"billing_address" jsonb NOT NULL,
	"source_code" text,
	"bonus_slots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"adjustments" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"order_total_cents" integer NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"headers" jsonb,
	"site_id" text NOT NULL,
	"about" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_messages_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "payment_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"security_code_length" integer NOT NULL,
	"number_lengths" jsonb NOT NULL,
	"number_prefixes" jsonb NOT NULL,
	"has_checksum" boolean NOT NULL,
	"site_ids" jsonb NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"texts" jsonb NOT NULL,
	"enabled" boolean NOT NULL,
	"customer_groups" jsonb NOT NULL,
	"countries" jsonb NOT NULL,
	"currencies" jsonb NOT NULL,
	"ranges" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"processor_id" text NOT NULL,
	"site_ids" jsonb NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"texts" jsonb NOT NULL,
	"enabled" boolean NOT NULL,
	"customer_groups" jsonb NOT NULL,
	"countries" jsonb NOT NULL,
	"currencies" jsonb NOT NULL,
	"ranges" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_books" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"site_ids" jsonb NOT NULL,
	"customer_group" text,
	"parent_id" text,
	"online" boolean DEFAULT true NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"price_book_id" text NOT NULL,
	"product_id" text NOT NULL,
	"min_quantity" integer NOT NULL,
	"price_cents" integer,
	"percentage" integer,
	"period" text DEFAULT '' NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	CONSTRAINT "prices_price_book_id_product_id_period_min_quantity_pk" PRIMARY KEY("price_book_id","product_id","period","min_quantity"),
	CONSTRAINT "prices_amount" CHECK ("prices"."price_cents" >= 0 and "prices"."min_quantity" > 0)
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
CREATE TABLE "category_texts" (
	"category_id" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	CONSTRAINT "category_texts_category_id_locale_pk" PRIMARY KEY("category_id","locale")
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
	"view_type" text DEFAULT 'large' NOT NULL,
	"attribute_id" text,
	"value" text,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position")
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
CREATE TABLE "product_texts" (
	"product_id" text NOT NULL,
	"locale" text NOT NULL,
	"name" text,
	"short_description" text,
	"long_description" text,
	"keywords" text,
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
	"keywords" text DEFAULT '' NOT NULL,
	"tax_class" text NOT NULL,
	"weight_grams" integer NOT NULL,
	"upc" text NOT NULL,
	"ean" text DEFAULT '' NOT NULL,
	"manufacturer_name" text DEFAULT '' NOT NULL,
	"manufacturer_sku" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
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
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"site_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"qualifiers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"order_no" text NOT NULL,
	"coupon_id" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_redemptions_order_no_coupon_id_code_pk" PRIMARY KEY("order_no","coupon_id","code")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text,
	"case_insensitive" boolean NOT NULL,
	"enabled" boolean NOT NULL,
	"site_ids" jsonb NOT NULL,
	"redemption_limit" integer,
	"customer_limit" integer,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_exclusions" (
	"site_id" text PRIMARY KEY NOT NULL,
	"products" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"callout_msg" text NOT NULL,
	"details" text NOT NULL,
	"enabled" boolean NOT NULL,
	"site_ids" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"rank" integer,
	"exclusivity" text NOT NULL,
	"customer_groups" jsonb NOT NULL,
	"source_code_group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"coupon_ids" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"campaign_id" text,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipient_dates" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"month" integer NOT NULL,
	"day" integer NOT NULL,
	"year" integer,
	"reminds" boolean NOT NULL,
	"consented_at" timestamp with time zone,
	"site_id" text,
	"locale" text,
	"remind_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recipients" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"addresses" jsonb NOT NULL,
	"allergies" jsonb NOT NULL,
	"likes" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
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
CREATE TABLE "category_sortings" (
	"site_id" text NOT NULL,
	"category_id" text NOT NULL,
	"rule_id" text NOT NULL,
	"rule" jsonb NOT NULL,
	CONSTRAINT "category_sortings_site_id_category_id_pk" PRIMARY KEY("site_id","category_id")
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
CREATE TABLE "search_documents" (
	"product_id" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"keywords" text NOT NULL,
	"details" text NOT NULL,
	"description" text NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (setweight(case when locale like 'fr%' then to_tsvector('french', name) else to_tsvector('english', name) end, 'A') || setweight(case when locale like 'fr%' then to_tsvector('french', keywords) else to_tsvector('english', keywords) end, 'B') || setweight(case when locale like 'fr%' then to_tsvector('french', details) else to_tsvector('english', details) end, 'C') || setweight(case when locale like 'fr%' then to_tsvector('french', description) else to_tsvector('english', description) end, 'D')) STORED,
	CONSTRAINT "search_documents_product_id_locale_pk" PRIMARY KEY("product_id","locale")
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
	"occurrences" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_terms_locale_term_pk" PRIMARY KEY("locale","term")
);
--> statement-breakpoint
CREATE TABLE "searchable_attributes" (
	"path" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sorting_options" (
	"id" text PRIMARY KEY NOT NULL,
	"labels" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"position" integer NOT NULL,
	"site_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rule_id" text
);
--> statement-breakpoint
CREATE TABLE "sorting_parts" (
	"object" text NOT NULL,
	"id" text NOT NULL,
	"site_ids" jsonb NOT NULL,
	"definition" jsonb NOT NULL,
	CONSTRAINT "sorting_parts_object_id_pk" PRIMARY KEY("object","id")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"world_hash" text PRIMARY KEY NOT NULL,
	"world" text DEFAULT 'default' NOT NULL,
	"seed" integer DEFAULT 1 NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
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
CREATE TABLE "shipping_blackouts" (
	"country" text NOT NULL,
	"date" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "shipping_blackouts_country_date_pk" PRIMARY KEY("country","date")
);
--> statement-breakpoint
CREATE TABLE "shipping_costs" (
	"method_id" text NOT NULL,
	"currency" text NOT NULL,
	"from_total_cents" integer NOT NULL,
	"cost_cents" integer NOT NULL,
	CONSTRAINT "shipping_costs_method_id_currency_from_total_cents_pk" PRIMARY KEY("method_id","currency","from_total_cents")
);
--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"carrier_code" text,
	"online" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"is_pickup" boolean NOT NULL,
	"is_email" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"site_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"currencies" jsonb NOT NULL,
	"countries" jsonb NOT NULL,
	"excluded_regions" jsonb NOT NULL,
	"only_regions" jsonb NOT NULL,
	"ships_to_post_boxes" boolean NOT NULL,
	"customer_groups" jsonb NOT NULL,
	"excluded_goods" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"product_costs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"transit_days" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"delivers_on_saturday" boolean DEFAULT false NOT NULL,
	"tax_class_id" text DEFAULT 'shipping' NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"estimated_arrival" text NOT NULL
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
CREATE TABLE "site_preferences" (
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "site_preferences_site_id_name_pk" PRIMARY KEY("site_id","name")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"locales" jsonb NOT NULL,
	"country" text NOT NULL,
	"host" text NOT NULL,
	"time_zone" text NOT NULL,
	"taxation" text,
	"check_payee" jsonb
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
	"hours" jsonb,
	"holiday_hours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"store_type" text DEFAULT '' NOT NULL,
	"is_international" boolean DEFAULT false NOT NULL,
	"bopis_enabled" boolean NOT NULL,
	"temporarily_closed" boolean NOT NULL,
	"image" text,
	"image_alternatives" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"site_ids" jsonb NOT NULL
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
	"option_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"goods" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"interval_days" integer NOT NULL,
	"status" text NOT NULL,
	"next_order_at" timestamp with time zone,
	"paused_order_at" timestamp with time zone,
	"skipped_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_deed" jsonb,
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
CREATE TABLE "tax_jurisdictions" (
	"id" text PRIMARY KEY NOT NULL,
	"is_default" boolean NOT NULL,
	"places" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"country_code" text NOT NULL,
	"region_code" text NOT NULL,
	"tax_class" text NOT NULL,
	"rate" integer NOT NULL,
	"valid_from" text DEFAULT '2026-01-01' NOT NULL,
	CONSTRAINT "tax_rates_country_code_region_code_tax_class_valid_from_pk" PRIMARY KEY("country_code","region_code","tax_class","valid_from")
);
--> statement-breakpoint
ALTER TABLE "basket_coupons" ADD CONSTRAINT "basket_coupons_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_gift_certificates" ADD CONSTRAINT "basket_gift_certificates_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_payments" ADD CONSTRAINT "basket_payments_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_shipments" ADD CONSTRAINT "basket_shipments_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_records" ADD CONSTRAINT "inventory_records_inventory_list_id_inventory_lists_id_fk" FOREIGN KEY ("inventory_list_id") REFERENCES "public"."inventory_lists"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "order_access_codes" ADD CONSTRAINT "order_access_codes_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_coupons" ADD CONSTRAINT "order_coupons_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gift_certificates" ADD CONSTRAINT "order_gift_certificates_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_price_book_id_price_books_id_fk" FOREIGN KEY ("price_book_id") REFERENCES "public"."price_books"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "product_list_items" ADD CONSTRAINT "product_list_items_list_id_product_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."product_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipient_dates" ADD CONSTRAINT "recipient_dates_recipient_id_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "back_in_stock_waiting" ON "back_in_stock_signups" USING btree ("site_id","product_id","email") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "back_in_stock_notified" ON "back_in_stock_signups" USING btree ("notified_at");--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_one_open" ON "baskets" USING btree ("customer_id","site_id") WHERE order_no IS NULL AND NOT temporary;--> statement-breakpoint
CREATE INDEX "baskets_customer" ON "baskets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "baskets_modified" ON "baskets" USING btree ("modified_at");--> statement-breakpoint
CREATE INDEX "baskets_reserved" ON "baskets" USING btree ("reserved_until") WHERE reserved_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "catalog_requests_email" ON "catalog_requests" USING btree ("site_id","email");--> statement-breakpoint
CREATE INDEX "catalog_requests_created" ON "catalog_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_conversation" ON "chat_messages" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_created" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_cases_email" ON "contact_cases" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "contact_cases_created" ON "contact_cases" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customer_payment_instruments_customer" ON "customer_payment_instruments" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_login_key" ON "customers" USING btree ("login_key");--> statement-breakpoint
CREATE INDEX "gift_certificate_redemptions_certificate" ON "gift_certificate_redemptions" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "gift_certificates_order" ON "gift_certificates" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "gift_certificates_mail" ON "gift_certificates" USING btree ("mail_at");--> statement-breakpoint
CREATE INDEX "inventory_records_product" ON "inventory_records" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "delivered_tokens_login" ON "delivered_tokens" USING btree ("login_key","purpose");--> statement-breakpoint
CREATE INDEX "login_sessions_customer" ON "login_sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "passkeys_customer" ON "passkeys" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "logo_sleeves_created" ON "logo_sleeves" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "used_captcha_proofs_expiry" ON "used_captcha_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sleeve_logos_expiry" ON "sleeve_logos" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sleeve_logos_customer" ON "sleeve_logos" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "marketing_leads_email" ON "marketing_leads" USING btree ("site_id","email");--> statement-breakpoint
CREATE INDEX "marketing_leads_created" ON "marketing_leads" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_sign_ups_email" ON "newsletter_sign_ups" USING btree ("site_id","email");--> statement-breakpoint
CREATE INDEX "newsletter_sign_ups_changed" ON "newsletter_sign_ups" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_basket" ON "orders" USING btree ("basket_id") WHERE status <> 'failed';--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("status") WHERE status = 'created';--> statement-breakpoint
CREATE INDEX "orders_next_step" ON "orders" USING btree ("next_step_at") WHERE next_step_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_messages_recipient" ON "outbox_messages" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "product_list_items_list" ON "product_list_items" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "product_lists_customer" ON "product_lists" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "products_master" ON "products" USING btree ("master_id");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_coupon" ON "coupon_redemptions" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "recipient_dates_recipient" ON "recipient_dates" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "recipient_dates_due" ON "recipient_dates" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "recipients_customer" ON "recipients" USING btree ("customer_id","last_name","first_name");--> statement-breakpoint
CREATE INDEX "activities_cookie" ON "activities" USING btree ("site_id","cookie_id","id");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reviews_moderation" ON "reviews" USING btree ("moderation");--> statement-breakpoint
CREATE INDEX "search_documents_document" ON "search_documents" USING gin ("document");--> statement-breakpoint
CREATE INDEX "shopper_contexts_expiry" ON "shopper_contexts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_next" ON "subscriptions" USING btree ("next_order_at");