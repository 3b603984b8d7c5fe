ALTER TABLE "medications" ADD COLUMN "prescription_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "prescription_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What the demo said in the text of the dosage only, and whoever took a product over from there.
UPDATE "medications" SET "prescription_required" = true
WHERE "dosage" LIKE 'Prescription medicine%' OR "dosage_ar" LIKE 'يُصرف بوصفة طبية%';
--> statement-breakpoint
-- Of orders placed before: it was no other medicine then.
UPDATE "order_items" SET "prescription_required" = true
FROM "medications"
WHERE "medications"."id" = "order_items"."medication_id" AND "medications"."prescription_required";
--> statement-breakpoint
-- What the orders of a purchase take with them, in one call: the named lines leave the cart, become the orders' items, go off the
-- shelves and into the book, and each order begins. The caller holds the locks on lines and medications; lines that came into the
-- cart since are not named, and stay. The function is planned once for each connection, whatever the number of lines.
CREATE OR REPLACE FUNCTION fill_orders(bought integer, buyer integer, medication_ids integer[]) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  WITH taken AS (
    DELETE FROM cart_items WHERE user_id = buyer AND medication_id = ANY (medication_ids)
    RETURNING medication_id, quantity
  ), items AS (
    INSERT INTO order_items (order_id, medication_id, name, name_ar, strength, dosage_form, prescription_required, image, price,
      quantity)
    SELECT orders.id, medications.id, medications.name, medications.name_ar, medications.strength,
      medications.dosage_form, medications.prescription_required, medications.image, medications.price, taken.quantity
    FROM taken
    JOIN medications ON medications.id = taken.medication_id
    JOIN orders ON orders.purchase_id = bought AND orders.pharmacy_id = medications.pharmacy_id
    ORDER BY medications.id
    RETURNING order_id, medication_id, quantity
  ), moved AS (
    UPDATE medications SET stock = medications.stock - items.quantity
    FROM items WHERE items.medication_id = medications.id
    RETURNING medications.id, medications.stock, items.quantity, items.order_id
  )
  INSERT INTO stock_movements (medication_id, change, balance, reason, order_id, actor_id)
  SELECT id, -quantity, stock, 'sale', order_id, buyer FROM moved;

  INSERT INTO order_events (order_id, status, actor_id, actor_type)
  SELECT id, status, buyer, 'user' FROM orders WHERE purchase_id = bought ORDER BY id;
END $$;
