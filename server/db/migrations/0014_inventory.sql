CREATE INDEX "medications_of_pharmacy_by_name" ON "medications" USING btree ("pharmacy_id","name","id");--> statement-breakpoint
CREATE INDEX "medications_of_pharmacy_by_name_ar" ON "medications" USING btree ("pharmacy_id","name_ar","id");--> statement-breakpoint
CREATE INDEX "medications_of_pharmacy_by_price" ON "medications" USING btree ("pharmacy_id","price","id");--> statement-breakpoint
CREATE INDEX "medications_of_pharmacy_by_stock" ON "medications" USING btree ("pharmacy_id","stock","id");--> statement-breakpoint
CREATE INDEX "medications_of_pharmacy_by_text" ON "medications" USING btree ("pharmacy_id","text_id");--> statement-breakpoint
CREATE INDEX "medications_low_in_stock" ON "medications" USING btree ("pharmacy_id","stock","id","category_id") WHERE is_listed and stock < low_stock_alert;--> statement-breakpoint
CREATE INDEX "medications_off_sale" ON "medications" USING btree ("pharmacy_id","category_id") WHERE not is_listed;