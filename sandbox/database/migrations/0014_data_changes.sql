CREATE TABLE "data_changes" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"count" integer NOT NULL
);
