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
ALTER TABLE "outbox_messages" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "recipient_dates" ADD CONSTRAINT "recipient_dates_recipient_id_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipient_dates_recipient" ON "recipient_dates" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "recipient_dates_due" ON "recipient_dates" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "recipients_customer" ON "recipients" USING btree ("customer_id","last_name","first_name");