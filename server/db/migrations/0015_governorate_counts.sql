CREATE TABLE "governorate_counts" (
	"governorate_id" integer NOT NULL,
	"category_id" integer,
	"listings" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "governorate_counts_by_category" ON "governorate_counts" USING btree ("category_id","governorate_id","listings");--> statement-breakpoint
-- An UPDATE of medications is counted as a whole, like an import: a shelf of thousands that goes off sale moved its counts once for each.
DROP TRIGGER medications_count_changed ON medications;
--> statement-breakpoint
DROP TRIGGER medications_count_texts_changed ON medications;
--> statement-breakpoint
DROP FUNCTION count_changed_listing();
--> statement-breakpoint
DROP FUNCTION count_changed_text();
--> statement-breakpoint
CREATE FUNCTION count_changed_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- A sale goes no further.
  IF NOT EXISTS (
    SELECT pharmacy_id, category_id, text_id, is_listed FROM was
    EXCEPT ALL
    SELECT pharmacy_id, category_id, text_id, is_listed FROM became
  ) THEN
    RETURN NULL;
  END IF;

  INSERT INTO shelf_counts (pharmacy_id, category_id, listings)
  SELECT pharmacy_id, category_id, sum(change)
  FROM (
    SELECT pharmacy_id, category_id, -1 AS change FROM was WHERE is_listed
    UNION ALL
    SELECT pharmacy_id, category_id, 1 FROM became WHERE is_listed
  ) AS changes
  GROUP BY GROUPING SETS ((pharmacy_id), (pharmacy_id, category_id))
  HAVING sum(change) <> 0
  ORDER BY pharmacy_id, category_id NULLS FIRST
  ON CONFLICT (pharmacy_id, category_id) DO UPDATE SET listings = shelf_counts.listings + excluded.listings;

  PERFORM add_text_counts(array_agg(text_id), array_agg(change))
  FROM (
    SELECT text_id, sum(change)::integer AS change
    FROM (
      SELECT text_id, -1 AS change FROM was WHERE is_listed
      UNION ALL
      SELECT text_id, 1 FROM became WHERE is_listed
    ) AS changes
    GROUP BY text_id HAVING sum(change) <> 0
  ) AS counts;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER medications_count_changed AFTER UPDATE ON medications
REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_changed_listings();
--> statement-breakpoint
-- Like add_text_counts: who comes while another one counts adds rows of their own and waits for nobody.
CREATE FUNCTION add_governorate_counts(governorates integer[], categories integer[], amounts integer[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF pg_try_advisory_xact_lock(hashtext('governorate_counts')) THEN
    WITH earlier AS (
      DELETE FROM governorate_counts WHERE governorate_id = ANY (governorates) RETURNING governorate_id, category_id, listings
    )
    INSERT INTO governorate_counts (governorate_id, category_id, listings)
    SELECT governorate_id, category_id, sum(listings)
    FROM (
      SELECT * FROM earlier UNION ALL SELECT * FROM unnest(governorates, categories, amounts)
    ) AS counts (governorate_id, category_id, listings)
    GROUP BY governorate_id, category_id HAVING sum(listings) <> 0;
  ELSE
    INSERT INTO governorate_counts (governorate_id, category_id, listings)
    SELECT * FROM unnest(governorates, categories, amounts);
  END IF;
END $$;
--> statement-breakpoint
-- Of the approved pharmacies among these. The lock lets one that is approved, closed or moved meanwhile wait until its shelves are
-- counted here, or these until it is done: either way its counts move once.
CREATE FUNCTION count_shelves_there(of_pharmacies integer[], categories integer[], amounts integer[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_governorate_counts(array_agg(governorate_id), array_agg(category_id), array_agg(amount))
  FROM (
    SELECT governorate_id, category_id, sum(amount)::integer AS amount
    FROM unnest(of_pharmacies, categories, amounts) AS shelves (pharmacy_id, category_id, amount)
    JOIN (
      SELECT id, governorate_id FROM pharmacies WHERE id = ANY (of_pharmacies) AND status = 'approved' ORDER BY id FOR SHARE
    ) AS sellers ON sellers.id = pharmacy_id
    GROUP BY governorate_id, category_id
  ) AS moved;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_added_shelves() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_shelves_there(array_agg(pharmacy_id), array_agg(category_id), array_agg(listings)) FROM became;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_shelves() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_shelves_there(
    array_agg(became.pharmacy_id), array_agg(became.category_id), array_agg(became.listings - was.listings)
  )
  FROM became JOIN was ON was.pharmacy_id = became.pharmacy_id AND was.category_id IS NOT DISTINCT FROM became.category_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shelf_counts_count_added AFTER INSERT ON shelf_counts
REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_added_shelves();
--> statement-breakpoint
CREATE TRIGGER shelf_counts_count_changed AFTER UPDATE ON shelf_counts
REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_changed_shelves();
--> statement-breakpoint
CREATE FUNCTION count_changed_pharmacy() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'approved' THEN
    PERFORM add_governorate_counts(array_agg(OLD.governorate_id), array_agg(category_id), array_agg(-listings))
    FROM shelf_counts WHERE pharmacy_id = OLD.id;
  END IF;
  IF NEW.status = 'approved' THEN
    PERFORM add_governorate_counts(array_agg(NEW.governorate_id), array_agg(category_id), array_agg(listings))
    FROM shelf_counts WHERE pharmacy_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pharmacies_count_changed AFTER UPDATE OF status, governorate_id ON pharmacies FOR EACH ROW
WHEN ((OLD.status, OLD.governorate_id) IS DISTINCT FROM (NEW.status, NEW.governorate_id))
EXECUTE FUNCTION count_changed_pharmacy();
--> statement-breakpoint
-- After the triggers: they hold a lock that keeps others from adding in between.
INSERT INTO governorate_counts (governorate_id, category_id, listings)
SELECT governorate_id, category_id, sum(listings)
FROM shelf_counts JOIN pharmacies ON pharmacies.id = pharmacy_id
WHERE status = 'approved'
GROUP BY governorate_id, category_id;
