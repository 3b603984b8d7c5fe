DROP INDEX "orders_by_pharmacy";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "search_text",
	ADD COLUMN "customer_phone" varchar(20);--> statement-breakpoint
-- The nearest that is known of orders placed before; of somebody who has left, nothing.
UPDATE "orders" SET "customer_phone" = "users"."phone" FROM "users" WHERE "users"."id" = "orders"."user_id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "customer_phone" SET NOT NULL,
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(fold_text(order_code || ' ' || customer_name || ' ' || customer_phone || ' ' || phone_number || coalesce(' ' || recipient, '')), '-', '')) STORED;--> statement-breakpoint
CREATE INDEX "orders_by_pharmacy" ON "orders" USING btree ("pharmacy_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","total","user_id","search_text");
