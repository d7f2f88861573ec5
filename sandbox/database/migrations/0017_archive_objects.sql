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
