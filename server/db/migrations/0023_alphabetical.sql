DROP INDEX "medications_on_sale";--> statement-breakpoint
DROP INDEX "medications_on_sale_by_category";--> statement-breakpoint
DROP INDEX "medications_on_sale_by_governorate";--> statement-breakpoint
DROP INDEX "medications_on_sale_by_pharmacy";--> statement-breakpoint
DROP INDEX "medications_of_pharmacy_by_name";--> statement-breakpoint
DROP INDEX "medications_of_pharmacy_by_name_ar";--> statement-breakpoint
-- Both columns in one statement: each writes the whole table anew.
ALTER TABLE "medications" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL,
	ADD COLUMN "sort_name_ar" text GENERATED ALWAYS AS (fold_text(name_ar)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "medications_on_sale" ON "medications" USING btree ("is_in_stock" DESC NULLS FIRST,"sort_name","id","pharmacy_id","expiry_date") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_on_sale_by_category" ON "medications" USING btree ("category_id","is_in_stock" DESC NULLS FIRST,"sort_name","id","pharmacy_id","expiry_date") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_on_sale_by_governorate" ON "medications" USING btree ("governorate_id","is_in_stock" DESC NULLS FIRST,"sort_name","id","pharmacy_id","category_id","expiry_date") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_on_sale_by_pharmacy" ON "medications" USING btree ("pharmacy_id","is_in_stock" DESC NULLS FIRST,"sort_name","id","category_id","expiry_date","text_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_of_pharmacy_by_name" ON "medications" USING btree ("pharmacy_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "medications_of_pharmacy_by_name_ar" ON "medications" USING btree ("pharmacy_id","sort_name_ar","id");
