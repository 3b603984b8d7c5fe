ALTER TYPE "public"."stock_reason" ADD VALUE 'received';--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'counter_sale';--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'expired';--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'damaged';--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'lost';--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'supplier_return';--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "idempotency_key" varchar(100);--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_by_key" ON "stock_movements" USING btree ("medication_id","idempotency_key") WHERE "stock_movements"."idempotency_key" is not null;--> statement-breakpoint
DROP FUNCTION correct_stock(integer, integer, integer);
--> statement-breakpoint
-- Units that were counted anew, came in or went, beside whatever is sold: the movement's id, and none where so many are not there.
CREATE FUNCTION move_stock(moved integer, difference integer, why stock_reason, actor integer, call_key varchar DEFAULT NULL) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  movement integer;
BEGIN
  WITH held AS (
    UPDATE medications SET stock = stock + difference
    WHERE id = moved AND stock + difference >= 0
    RETURNING id, stock
  )
  INSERT INTO stock_movements (medication_id, change, balance, reason, actor_id, idempotency_key)
  SELECT id, difference, stock, why, actor, call_key FROM held
  RETURNING id INTO movement;
  RETURN movement;
END $$;
