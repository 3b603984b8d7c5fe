DROP INDEX "orders_by_pharmacy";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "search_text",
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(order_code || ' ' || customer_name || ' ' || phone_number || coalesce(' ' || recipient, ''))) STORED;--> statement-breakpoint
CREATE INDEX "orders_by_pharmacy" ON "orders" USING btree ("pharmacy_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","total","user_id","search_text");
