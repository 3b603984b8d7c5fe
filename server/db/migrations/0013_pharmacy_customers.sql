CREATE TABLE "pharmacy_customers" (
	"pharmacy_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"orders" integer NOT NULL,
	"spent" bigint NOT NULL,
	"first_order_at" timestamp (3) with time zone NOT NULL,
	"last_order_at" timestamp (3) with time zone NOT NULL,
	"sort_name" text,
	CONSTRAINT "pharmacy_customers_pharmacy_id_user_id_pk" PRIMARY KEY("pharmacy_id","user_id")
);
--> statement-breakpoint
DROP INDEX "orders_by_pharmacy";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (case when deleted_at is null then fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone) else '' end) STORED;--> statement-breakpoint
ALTER TABLE "pharmacy_customers" ADD CONSTRAINT "pharmacy_customers_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy_customers" ADD CONSTRAINT "pharmacy_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pharmacy_customers_by_user" ON "pharmacy_customers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pharmacy_customers_by_name" ON "pharmacy_customers" USING btree ("pharmacy_id","sort_name","user_id");--> statement-breakpoint
CREATE INDEX "pharmacy_customers_by_orders" ON "pharmacy_customers" USING btree ("pharmacy_id","orders","user_id");--> statement-breakpoint
CREATE INDEX "pharmacy_customers_by_spent" ON "pharmacy_customers" USING btree ("pharmacy_id","spent","user_id");--> statement-breakpoint
CREATE INDEX "medications_expiring_by_pharmacy" ON "medications" USING btree ("pharmacy_id","expiry_date","id") WHERE is_listed and is_in_stock and expiry_date is not null;--> statement-breakpoint
CREATE INDEX "medications_listed_by_date" ON "medications" USING btree ("pharmacy_id","created_at") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "users_by_search_text" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_pharmacy" ON "orders" USING btree ("pharmacy_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","total","user_id");
--> statement-breakpoint
CREATE FUNCTION sort_name_of(person users) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN CASE WHEN (person).deleted_at IS NULL THEN fold_text((person).first_name || ' ' || (person).last_name) END;
--> statement-breakpoint
-- A purchase fans out into orders of several pharmacies: their rows are taken in the order of pharmacies by everybody.
CREATE FUNCTION count_new_orders() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pharmacy_customers AS known (pharmacy_id, user_id, orders, spent, first_order_at, last_order_at, sort_name)
  SELECT placed.pharmacy_id, placed.user_id, placed.orders, placed.spent, placed.first_at, placed.last_at, sort_name_of(users)
  FROM (
    SELECT pharmacy_id, user_id, count(*) AS orders, coalesce(sum(total) FILTER (WHERE status <> 'cancelled'), 0) AS spent,
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
CREATE TRIGGER orders_count_new AFTER INSERT ON orders
REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION count_new_orders();
--> statement-breakpoint
CREATE FUNCTION count_changed_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pharmacy_customers
  SET spent = spent
    - CASE WHEN OLD.status = 'cancelled' THEN 0 ELSE OLD.total END
    + CASE WHEN NEW.status = 'cancelled' THEN 0 ELSE NEW.total END
  WHERE pharmacy_id = NEW.pharmacy_id AND user_id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Orders are cancelled every day; all other moves do not come by here.
CREATE TRIGGER orders_count_changed AFTER UPDATE OF status, total ON orders FOR EACH ROW
WHEN ((OLD.status = 'cancelled', OLD.total) IS DISTINCT FROM (NEW.status = 'cancelled', NEW.total))
EXECUTE FUNCTION count_changed_order();
--> statement-breakpoint
-- The product never deletes an order: what is left is counted anew.
CREATE FUNCTION count_removed_orders() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM pharmacy_customers USING (SELECT DISTINCT pharmacy_id, user_id FROM removed) AS concerned
  WHERE pharmacy_customers.pharmacy_id = concerned.pharmacy_id AND pharmacy_customers.user_id = concerned.user_id;

  INSERT INTO pharmacy_customers (pharmacy_id, user_id, orders, spent, first_order_at, last_order_at, sort_name)
  SELECT pharmacy_id, user_id, count(*), coalesce(sum(total) FILTER (WHERE status <> 'cancelled'), 0),
    min(orders.created_at), max(orders.created_at), sort_name_of(users)
  FROM orders JOIN users ON users.id = user_id
  WHERE (pharmacy_id, user_id) IN (SELECT pharmacy_id, user_id FROM removed)
  GROUP BY pharmacy_id, user_id, users.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_count_removed AFTER DELETE ON orders
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_orders();
--> statement-breakpoint
CREATE FUNCTION sort_changed_name() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pharmacy_customers SET sort_name = sort_name_of(NEW) WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_sort_changed_name AFTER UPDATE OF first_name, last_name, deleted_at ON users FOR EACH ROW
WHEN ((OLD.first_name, OLD.last_name, OLD.deleted_at) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.deleted_at))
EXECUTE FUNCTION sort_changed_name();
--> statement-breakpoint
-- After the triggers: they hold a lock that keeps others from adding in between.
INSERT INTO pharmacy_customers (pharmacy_id, user_id, orders, spent, first_order_at, last_order_at, sort_name)
SELECT pharmacy_id, user_id, count(*), coalesce(sum(total) FILTER (WHERE status <> 'cancelled'), 0),
  min(orders.created_at), max(orders.created_at), sort_name_of(users)
FROM orders JOIN users ON users.id = user_id
GROUP BY pharmacy_id, user_id, users.id;
