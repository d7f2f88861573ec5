CREATE TABLE "clock_settings" (
	"mode" text PRIMARY KEY NOT NULL,
	"frozen_at" timestamp with time zone,
	"offset_ms" bigint NOT NULL
);
