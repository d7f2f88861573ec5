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
