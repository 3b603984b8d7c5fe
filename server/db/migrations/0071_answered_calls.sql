CREATE TABLE "answered_calls" (
	"call_hash" char(64) PRIMARY KEY NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "answered_calls_by_age" ON "answered_calls" USING btree ("created_at");