CREATE TYPE "public"."refund_status" AS ENUM('refunding', 'refunded', 'failed');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'refund_failed';--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"status" "refund_status" NOT NULL,
	"reason" varchar(200),
	"actor_id" integer NOT NULL,
	"idempotency_key" varchar(100),
	"gateway_key" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_gateway_key_key" UNIQUE("gateway_key"),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_by_hand_are_done" CHECK ("refunds"."gateway_key" is not null or "refunds"."status" = 'refunded')
);
--> statement-breakpoint
-- What was taken goes back by refunds of their own, in parts: a payment never came to these two states.
DROP INDEX "payment_intents_unsettled";--> statement-breakpoint
ALTER TABLE "payment_intents" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_intents" ALTER COLUMN "status" SET DATA TYPE text;--> statement-breakpoint
DROP TYPE "public"."payment_intent_status";--> statement-breakpoint
CREATE TYPE "public"."payment_intent_status" AS ENUM('authorising', 'authorised', 'capturing', 'captured', 'releasing', 'released', 'failed');--> statement-breakpoint
ALTER TABLE "payment_intents" ALTER COLUMN "status" SET DATA TYPE "public"."payment_intent_status" USING "status"::"public"."payment_intent_status";--> statement-breakpoint
ALTER TABLE "payment_intents" ALTER COLUMN "status" SET DEFAULT 'authorising';--> statement-breakpoint
DROP INDEX "orders_by_pharmacy";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_by_key" ON "refunds" USING btree ("order_id","idempotency_key") WHERE "refunds"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "refunds_unsettled" ON "refunds" USING btree ("next_attempt_at") WHERE status = 'refunding';--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_by_refund" ON "order_events" USING btree ("refund_id") WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX "orders_by_pharmacy" ON "orders" USING btree ("pharmacy_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","total","user_id","search_text","refunded");--> statement-breakpoint
CREATE INDEX "payment_intents_unsettled" ON "payment_intents" USING btree ("next_attempt_at") WHERE status in ('capturing', 'releasing') or (status in ('authorising', 'authorised') and order_id is null);--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_only_delivered_is_refunded" CHECK ("order_events"."refund_id" is null or "order_events"."status" = 'delivered');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_at_most_total" CHECK (least("orders"."refunded", "orders"."refunding") >= 0 and "orders"."refunded" + "orders"."refunding" <= "orders"."total");--> statement-breakpoint
-- As 0013 has it, less what was given back.
CREATE OR REPLACE FUNCTION count_new_orders() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pharmacy_customers AS known (pharmacy_id, user_id, orders, spent, first_order_at, last_order_at, sort_name)
  SELECT placed.pharmacy_id, placed.user_id, placed.orders, placed.spent, placed.first_at, placed.last_at, sort_name_of(users)
  FROM (
    SELECT pharmacy_id, user_id, count(*) AS orders, coalesce(sum(total - refunded) FILTER (WHERE status <> 'cancelled'), 0) AS spent,
      min(created_at) AS first_at, max(created_at) AS last_at
    FROM placed GROUP BY pharmacy_id, user_id
  ) AS placed JOIN users ON users.id = placed.user_id
  ORDER BY placed.pharmacy_id, placed.user_id
  ON CONFLICT (pharmacy_id, user_id) DO UPDATE SET
    orders = known.orders + excluded.orders,
    spent = known.spent + excluded.spent,
    first_order_at = least(known.first_order_at, excluded.first_order_at),
    last_order_at = greatest(known.last_order_at, excluded.last_order_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_changed_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pharmacy_customers
  SET spent = spent
    - CASE WHEN OLD.status = 'cancelled' THEN 0 ELSE OLD.total - OLD.refunded END
    + CASE WHEN NEW.status = 'cancelled' THEN 0 ELSE NEW.total - NEW.refunded END
  WHERE pharmacy_id = NEW.pharmacy_id AND user_id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER orders_count_changed ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_count_changed AFTER UPDATE OF status, total, refunded ON orders FOR EACH ROW
WHEN ((OLD.status = 'cancelled', OLD.total, OLD.refunded) IS DISTINCT FROM (NEW.status = 'cancelled', NEW.total, NEW.refunded))
EXECUTE FUNCTION count_changed_order();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_removed_orders() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM pharmacy_customers USING (SELECT DISTINCT pharmacy_id, user_id FROM removed) AS concerned
  WHERE pharmacy_customers.pharmacy_id = concerned.pharmacy_id AND pharmacy_customers.user_id = concerned.user_id;

  INSERT INTO pharmacy_customers (pharmacy_id, user_id, orders, spent, first_order_at, last_order_at, sort_name)
  SELECT pharmacy_id, user_id, count(*), coalesce(sum(total - refunded) FILTER (WHERE status <> 'cancelled'), 0),
    min(orders.created_at), max(orders.created_at), sort_name_of(users)
  FROM orders JOIN users ON users.id = user_id
  WHERE (pharmacy_id, user_id) IN (SELECT pharmacy_id, user_id FROM removed)
  GROUP BY pharmacy_id, user_id, users.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whatever the pharmacy chose to hear of: its customer has been promised money that does not come.
CREATE FUNCTION notify_of_failed_refund() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (pharmacy_id, kind, order_id)
  SELECT pharmacy_id, 'refund_failed', id FROM orders WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_notify_of_failed AFTER UPDATE OF status ON refunds FOR EACH ROW
WHEN (NEW.status = 'failed' AND OLD.status <> 'failed')
EXECUTE FUNCTION notify_of_failed_refund();
