ALTER TABLE "payment_intents" ALTER COLUMN "brand" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_intents" ALTER COLUMN "last4" DROP NOT NULL;--> statement-breakpoint
-- Those who have left already are owed it as well.
UPDATE "payment_intents" SET "brand" = NULL, "last4" = NULL FROM "users" WHERE "users"."id" = "payment_intents"."user_id" AND "users"."deleted_at" IS NOT NULL;
