DROP INDEX "medications_of_pharmacy_by_text";--> statement-breakpoint
ALTER TABLE "medications" ADD COLUMN "stock_level" integer GENERATED ALWAYS AS (floor(sqrt(stock))::integer) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "medications_of_pharmacy_by_stock" ON "medications" USING btree ("pharmacy_id","stock_level");--> statement-breakpoint
CREATE INDEX "medications_of_pharmacy_by_text" ON "medications" USING btree ("pharmacy_id","text_id","sort_name","id");