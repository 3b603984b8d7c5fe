CREATE TABLE "shelf_counts" (
	"pharmacy_id" integer NOT NULL,
	"category_id" integer,
	"listings" integer NOT NULL,
	CONSTRAINT "shelf_counts_pharmacy_id_category_id_key" UNIQUE NULLS NOT DISTINCT("pharmacy_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "shelf_counts" ADD CONSTRAINT "shelf_counts_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_counts" ADD CONSTRAINT "shelf_counts_category_id_medication_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."medication_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shelf_counts_by_category" ON "shelf_counts" USING btree ("category_id","pharmacy_id","listings");--> statement-breakpoint
CREATE INDEX "medications_listed_by_expiry" ON "medications" USING btree ("expiry_date","pharmacy_id","category_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "pharmacies_not_approved" ON "pharmacies" USING btree ("id") WHERE status <> 'approved';--> statement-breakpoint
-- A whole import is counted at once. The row of the whole shelf comes first: it makes two imports of one pharmacy queue up,
-- where the rows of their categories could make them wait for each other.
CREATE FUNCTION count_moved_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shelf_counts (pharmacy_id, category_id, listings)
  SELECT pharmacy_id, category_id, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM moved WHERE is_listed
  GROUP BY GROUPING SETS ((pharmacy_id), (pharmacy_id, category_id))
  ORDER BY pharmacy_id, category_id NULLS FIRST
  ON CONFLICT (pharmacy_id, category_id) DO UPDATE SET listings = shelf_counts.listings + excluded.listings;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER medications_count_added AFTER INSERT ON medications
REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION count_moved_listings();
--> statement-breakpoint
CREATE TRIGGER medications_count_removed AFTER DELETE ON medications
REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION count_moved_listings();
--> statement-breakpoint
CREATE FUNCTION count_changed_listing() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shelf_counts (pharmacy_id, category_id, listings)
  SELECT pharmacy_id, category_id, sum(change)
  FROM (VALUES
    (OLD.pharmacy_id, OLD.category_id, -OLD.is_listed::integer),
    (NEW.pharmacy_id, NEW.category_id, NEW.is_listed::integer)
  ) AS changes (pharmacy_id, category_id, change)
  GROUP BY GROUPING SETS ((pharmacy_id), (pharmacy_id, category_id))
  HAVING sum(change) <> 0
  ORDER BY pharmacy_id, category_id NULLS FIRST
  ON CONFLICT (pharmacy_id, category_id) DO UPDATE SET listings = shelf_counts.listings + excluded.listings;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A sale does not come by here.
CREATE TRIGGER medications_count_changed AFTER UPDATE ON medications FOR EACH ROW
WHEN ((OLD.pharmacy_id, OLD.category_id, OLD.is_listed) IS DISTINCT FROM (NEW.pharmacy_id, NEW.category_id, NEW.is_listed))
EXECUTE FUNCTION count_changed_listing();
--> statement-breakpoint
-- Last: the triggers hold a lock that keeps others from adding in between.
INSERT INTO shelf_counts (pharmacy_id, category_id, listings)
SELECT pharmacy_id, category_id, count(*) FROM medications WHERE is_listed
GROUP BY GROUPING SETS ((pharmacy_id), (pharmacy_id, category_id));
