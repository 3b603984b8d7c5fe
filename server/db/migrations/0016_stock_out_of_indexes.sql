-- A row that changes in no index is written beside itself, and no index hears of it: that wants room on its page.
ALTER TABLE medications SET (fillfactor = 85);--> statement-breakpoint
ALTER TABLE pharmacy_customers SET (fillfactor = 85);--> statement-breakpoint
DROP INDEX "medications_of_pharmacy_by_stock";--> statement-breakpoint
DROP INDEX "orders_by_search_text";--> statement-breakpoint
DROP INDEX "pharmacy_customers_by_orders";--> statement-breakpoint
DROP INDEX "pharmacy_customers_by_spent";--> statement-breakpoint
DROP INDEX "medications_low_in_stock";--> statement-breakpoint
ALTER TABLE "medications" ADD COLUMN "is_low" boolean GENERATED ALWAYS AS (stock < low_stock_alert) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "medications_low_in_stock" ON "medications" USING btree ("pharmacy_id","id","category_id") WHERE is_listed and is_low;