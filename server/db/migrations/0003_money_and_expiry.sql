ALTER TABLE "medications" DROP CONSTRAINT "medications_price_positive";--> statement-breakpoint
ALTER TABLE "pharmacies" DROP CONSTRAINT "pharmacies_delivery_terms_not_negative";--> statement-breakpoint
DROP INDEX "order_items_by_order";--> statement-breakpoint
DROP INDEX "medications_on_sale";--> statement-breakpoint
DROP INDEX "medications_on_sale_by_category";--> statement-breakpoint
DROP INDEX "medications_on_sale_by_text";--> statement-breakpoint
DROP INDEX "medications_on_sale_by_pharmacy";--> statement-breakpoint
ALTER TABLE "medications" ALTER COLUMN "price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "subtotal" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "discount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tax" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "pharmacies" ALTER COLUMN "delivery_fee" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "pharmacies" ALTER COLUMN "delivery_fee" SET DEFAULT 3000;--> statement-breakpoint
ALTER TABLE "pharmacies" ALTER COLUMN "free_delivery_threshold" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "pharmacies" ALTER COLUMN "free_delivery_threshold" SET DEFAULT 20000;--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "total" SET DATA TYPE bigint;--> statement-breakpoint
CREATE INDEX "medications_on_sale" ON "medications" USING btree ("is_in_stock" DESC NULLS FIRST,"name","id","pharmacy_id","expiry_date") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_on_sale_by_category" ON "medications" USING btree ("category_id","is_in_stock" DESC NULLS FIRST,"name","id","pharmacy_id","expiry_date") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_on_sale_by_text" ON "medications" USING btree ("text_id","is_in_stock" DESC NULLS FIRST,"id","pharmacy_id","category_id","expiry_date") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_on_sale_by_pharmacy" ON "medications" USING btree ("pharmacy_id","is_in_stock" DESC NULLS FIRST,"name","id","category_id","expiry_date") WHERE is_listed;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_medication_id_key" UNIQUE("order_id","medication_id");--> statement-breakpoint
ALTER TABLE "medications" ADD CONSTRAINT "medications_price_in_bounds" CHECK ("medications"."price" between 1 and 100000000);--> statement-breakpoint
ALTER TABLE "pharmacies" ADD CONSTRAINT "pharmacies_delivery_terms_in_bounds" CHECK (least("pharmacies"."delivery_fee", "pharmacies"."free_delivery_threshold") >= 0
        and greatest("pharmacies"."delivery_fee", "pharmacies"."free_delivery_threshold") <= 100000000);