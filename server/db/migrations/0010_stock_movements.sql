CREATE TYPE "public"."stock_reason" AS ENUM('opening', 'sale', 'cancellation', 'correction');--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medication_id" integer NOT NULL,
	"change" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" "stock_reason" NOT NULL,
	"order_id" integer,
	"actor_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_change_something" CHECK ("stock_movements"."change" <> 0),
	CONSTRAINT "stock_movements_name_their_order" CHECK (("stock_movements"."order_id" is not null) = ("stock_movements"."reason" in ('sale', 'cancellation')))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_medication_id_medications_id_fk" FOREIGN KEY ("medication_id") REFERENCES "public"."medications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_by_medication" ON "stock_movements" USING btree ("medication_id","id" DESC NULLS LAST);--> statement-breakpoint
-- The book begins with what lies on the shelves today.
INSERT INTO stock_movements (medication_id, change, balance, reason)
SELECT id, stock, stock, 'opening' FROM medications WHERE stock > 0 ORDER BY id;
--> statement-breakpoint
-- A whole import is written down at once.
CREATE FUNCTION record_opening_stock() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movements (medication_id, change, balance, reason)
  SELECT id, stock, stock, 'opening' FROM added WHERE stock > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER medications_record_opening_stock AFTER INSERT ON medications
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_opening_stock();
--> statement-breakpoint
-- Takes what the purchase ordered off the shelves; the caller holds the locks. Functions, so that no stock moves without its row
-- and each connection plans them once.
CREATE FUNCTION sell_stock(bought integer, buyer integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  WITH moved AS (
    UPDATE medications SET stock = medications.stock - order_items.quantity
    FROM order_items JOIN orders ON orders.id = order_items.order_id
    WHERE orders.purchase_id = bought AND order_items.medication_id = medications.id
    RETURNING medications.id, medications.stock, order_items.quantity, order_items.order_id
  )
  INSERT INTO stock_movements (medication_id, change, balance, reason, order_id, actor_id)
  SELECT id, -quantity, stock, 'sale', order_id, buyer FROM moved;
END $$;
--> statement-breakpoint
-- Puts what a cancelled order had taken back on the shelf.
CREATE FUNCTION give_back_stock(cancelled integer, actor integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  -- First the locks, in the order of ids that every checkout follows; an UPDATE takes its rows in any order.
  PERFORM FROM medications
  WHERE id IN (SELECT medication_id FROM order_items WHERE order_id = cancelled)
  ORDER BY id FOR NO KEY UPDATE;

  WITH moved AS (
    UPDATE medications SET stock = medications.stock + order_items.quantity
    FROM order_items
    WHERE order_items.order_id = cancelled AND order_items.medication_id = medications.id
    RETURNING medications.id, medications.stock, order_items.quantity
  )
  INSERT INTO stock_movements (medication_id, change, balance, reason, order_id, actor_id)
  SELECT id, quantity, stock, 'cancellation', cancelled, actor FROM moved;
END $$;
--> statement-breakpoint
-- Units that came in or are missing, as somebody counted them; false where so many are not there.
CREATE FUNCTION correct_stock(corrected integer, difference integer, actor integer) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  WITH moved AS (
    UPDATE medications SET stock = stock + difference
    WHERE id = corrected AND stock + difference >= 0
    RETURNING id, stock
  )
  INSERT INTO stock_movements (medication_id, change, balance, reason, actor_id)
  SELECT id, difference, stock, 'correction', actor FROM moved;
  RETURN FOUND;
END $$;
