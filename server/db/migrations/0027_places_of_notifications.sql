ALTER TABLE "pharmacy_staff" RENAME COLUMN "seen_notification_id" TO "seen_place";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "place" integer DEFAULT 2147483647 NOT NULL;--> statement-breakpoint
-- What is marked as seen stays so: until now the marks were ids.
UPDATE "notifications" SET "place" = "id";--> statement-breakpoint
DROP INDEX "notifications_by_pharmacy";--> statement-breakpoint
CREATE INDEX "notifications_by_pharmacy" ON "notifications" USING btree ("pharmacy_id","place" DESC NULLS LAST);--> statement-breakpoint
-- Gives places to what has come since the last call, above all that have been given. One call after the other for each pharmacy: with
-- two at once the lower places could be committed last, below what somebody has seen. Nobody who sells waits for this lock, and who
-- holds it waits for nothing: a row that is being mailed or deleted at this moment has its place from the next call.
CREATE FUNCTION place_notifications(of_pharmacy integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('notifications'), of_pharmacy);

  UPDATE notifications SET place = placed.place
  FROM (
    SELECT id, nextval(pg_get_serial_sequence('notifications', 'id')) AS place
    FROM (
      SELECT id FROM notifications WHERE pharmacy_id = of_pharmacy AND place = 2147483647
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
    ) AS fresh
  ) AS placed
  WHERE notifications.id = placed.id;
END $$;
