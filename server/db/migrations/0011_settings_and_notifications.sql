CREATE TYPE "public"."language" AS ENUM('en', 'ar');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('new_order', 'order_update', 'low_stock');--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pharmacy_id" integer NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"order_id" integer,
	"medication_id" integer,
	"stock" integer,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_name_what_they_tell_of" CHECK (case when "notifications"."kind" = 'low_stock' then num_nulls("notifications"."medication_id", "notifications"."stock") = 0 else "notifications"."order_id" is not null end)
);
--> statement-breakpoint
ALTER TABLE "pharmacies" ADD COLUMN "email" varchar(255);--> statement-breakpoint
ALTER TABLE "pharmacies" ADD COLUMN "website" varchar(255);--> statement-breakpoint
ALTER TABLE "pharmacies" ADD COLUMN "description" varchar(1000);--> statement-breakpoint
ALTER TABLE "pharmacies" ADD COLUMN "low_stock_threshold" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD COLUMN "notify_new_orders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD COLUMN "notify_order_updates" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD COLUMN "notify_low_stock" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD COLUMN "notify_by_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD COLUMN "mail_language" "language" DEFAULT 'ar' NOT NULL;--> statement-breakpoint
ALTER TABLE "pharmacy_staff" ADD COLUMN "seen_notification_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_medication_id_medications_id_fk" FOREIGN KEY ("medication_id") REFERENCES "public"."medications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_by_pharmacy" ON "notifications" USING btree ("pharmacy_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("id") WHERE not is_mailed;--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
-- Of what customers do, and only while it is news: an import of old orders tells nobody anything.
CREATE FUNCTION notify_of_order_events() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (pharmacy_id, kind, order_id, created_at)
  SELECT orders.pharmacy_id,
    (CASE added.status WHEN 'pending' THEN 'new_order' ELSE 'order_update' END)::notification_kind, orders.id, added.created_at
  FROM added
  JOIN orders ON orders.id = added.order_id
  JOIN pharmacies ON pharmacies.id = orders.pharmacy_id
  WHERE added.actor_type = 'user' AND added.created_at > now() - interval '1 day'
    AND CASE added.status WHEN 'pending' THEN pharmacies.notify_new_orders ELSE pharmacies.notify_order_updates END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_notify AFTER INSERT ON order_events
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_of_order_events();
--> statement-breakpoint
CREATE FUNCTION notify_of_low_stock() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (pharmacy_id, kind, medication_id, stock)
  SELECT NEW.pharmacy_id, 'low_stock', NEW.id, NEW.stock FROM pharmacies
  WHERE id = NEW.pharmacy_id AND notify_low_stock;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the moment when a shelf runs low, and not at every sale after it.
CREATE TRIGGER medications_notify_of_low_stock AFTER UPDATE OF stock ON medications FOR EACH ROW
WHEN (NEW.is_listed AND NEW.stock < NEW.low_stock_alert AND OLD.stock >= OLD.low_stock_alert)
EXECUTE FUNCTION notify_of_low_stock();
