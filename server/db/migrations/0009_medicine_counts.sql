CREATE TABLE "text_counts" (
	"text_id" integer NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "medications_on_sale_by_pharmacy";--> statement-breakpoint
DROP INDEX "medications_listed_by_expiry";--> statement-breakpoint
ALTER TABLE "medications" ADD COLUMN "governorate_id" integer;--> statement-breakpoint
UPDATE medications SET governorate_id = pharmacies.governorate_id FROM pharmacies WHERE pharmacies.id = pharmacy_id;--> statement-breakpoint
CREATE INDEX "text_counts_by_text" ON "text_counts" USING btree ("text_id","listings");--> statement-breakpoint
ALTER TABLE "pharmacies" ADD CONSTRAINT "pharmacies_id_governorate_id_key" UNIQUE("id","governorate_id");--> statement-breakpoint
ALTER TABLE "medications" ADD CONSTRAINT "medications_pharmacy_governorate_fkey" FOREIGN KEY ("pharmacy_id","governorate_id") REFERENCES "public"."pharmacies"("id","governorate_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "medications_on_sale_by_governorate" ON "medications" USING btree ("governorate_id","is_in_stock" DESC NULLS FIRST,"name","id","pharmacy_id","category_id","expiry_date") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_on_sale_by_pharmacy" ON "medications" USING btree ("pharmacy_id","is_in_stock" DESC NULLS FIRST,"name","id","category_id","expiry_date","text_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_listed_by_expiry" ON "medications" USING btree ("expiry_date","pharmacy_id","category_id","text_id") WHERE is_listed;--> statement-breakpoint
CREATE FUNCTION set_medication_governorate() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT governorate_id INTO NEW.governorate_id FROM pharmacies WHERE id = NEW.pharmacy_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER medications_set_governorate BEFORE INSERT OR UPDATE OF pharmacy_id ON medications
FOR EACH ROW EXECUTE FUNCTION set_medication_governorate();
--> statement-breakpoint
-- Many pharmacies share a text. Who holds the lock until the end of the transaction puts its rows together; others add theirs and
-- go on, so that no import waits for another one, let alone crosswise.
CREATE FUNCTION add_text_counts(texts integer[], amounts integer[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF pg_try_advisory_xact_lock(hashtext('text_counts')) THEN
    WITH earlier AS (DELETE FROM text_counts WHERE text_id = ANY (texts) RETURNING text_id, listings)
    INSERT INTO text_counts (text_id, listings)
    SELECT text_id, sum(listings)
    FROM (SELECT * FROM earlier UNION ALL SELECT * FROM unnest(texts, amounts)) AS counts (text_id, listings)
    GROUP BY text_id HAVING sum(listings) <> 0;
  ELSE
    INSERT INTO text_counts (text_id, listings) SELECT * FROM unnest(texts, amounts);
  END IF;
END $$;
--> statement-breakpoint
-- A whole import is counted at once.
CREATE FUNCTION count_moved_texts() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_text_counts(array_agg(text_id), array_agg(CASE TG_OP WHEN 'INSERT' THEN listings ELSE -listings END))
  FROM (SELECT text_id, count(*)::integer AS listings FROM moved WHERE is_listed GROUP BY text_id) AS counts;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER medications_count_texts_added AFTER INSERT ON medications
REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION count_moved_texts();
--> statement-breakpoint
CREATE TRIGGER medications_count_texts_removed AFTER DELETE ON medications
REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION count_moved_texts();
--> statement-breakpoint
CREATE FUNCTION count_changed_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_text_counts(ARRAY[OLD.text_id, NEW.text_id], ARRAY[-OLD.is_listed::integer, NEW.is_listed::integer]);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A sale does not come by here.
CREATE TRIGGER medications_count_texts_changed AFTER UPDATE ON medications FOR EACH ROW
WHEN ((OLD.text_id, OLD.is_listed) IS DISTINCT FROM (NEW.text_id, NEW.is_listed))
EXECUTE FUNCTION count_changed_text();
--> statement-breakpoint
-- After the triggers: they hold a lock that keeps others from adding in between.
INSERT INTO text_counts (text_id, listings)
SELECT text_id, count(*) FROM medications WHERE is_listed GROUP BY text_id;
--> statement-breakpoint
-- The texts that answer a query, the lowest rank for the best: exact name, name that starts with the query, its words at word
-- starts of the name, within the name, at word starts of generic name or ingredients; then the asked-for strength; then, where
-- the name was hit, the shorter one, of which the query is the larger part.
-- A function, because planning it takes longer than running it: in here each connection plans it once.
--   phrase, word_phrase  the whole query, and the same without its numbers
--   anywhere, at_start   LIKE patterns, a row for each word: it, and those that it resembles; every row must match
--   numbers              regular expressions; they rank, and must all match only where there is no word
-- Most texts of a broad query have its words among their ingredients: one look at the names spares them all that asks for names.
CREATE OR REPLACE FUNCTION ranked_texts(phrase text, word_phrase text, anywhere text[], at_start text[], numbers text[])
RETURNS TABLE (id integer, rank integer)
LANGUAGE plpgsql STABLE ROWS 300
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  words CONSTANT integer := coalesce(array_length(anywhere, 1), 0);
  -- The first goes through the index, the others look at what it found.
  first_anywhere CONSTANT text[] := anywhere[1:1];
  first_at_start CONSTANT text[] := at_start[1:1];
  -- None of them in the names, none of the tiers of names: without words that it resembles, the first word is all of it.
  in_names CONSTANT text[] :=
    CASE WHEN array_length(anywhere, 2) = 1 THEN first_anywhere ELSE first_anywhere || first_at_start END;
  exact CONSTANT text := ' ' || phrase || ' ';
  word_exact CONSTANT text := ' ' || word_phrase || ' ';
  word_start CONSTANT text := ' ' || word_phrase;
BEGIN
  RETURN QUERY
  SELECT ranked.id, (ranked.tier * 100 - ranked.strengths) * 1000 + CASE WHEN ranked.tier < 6 THEN length(ranked.name) ELSE 0 END
  FROM (
    SELECT
      found.id,
      found.name,
      CASE WHEN numbers = '{}' THEN 0
        ELSE (SELECT count(*)::integer FROM unnest(numbers) AS number WHERE found.search_text ~ number) END AS strengths,
      coalesce(
        CASE WHEN words = 0 OR found.name || found.name_ar LIKE ANY (in_names) THEN
          CASE
            WHEN exact IN (found.name, found.name_ar) OR word_exact IN (found.name, found.name_ar) THEN 0
            WHEN starts_with(found.name, exact) OR starts_with(found.name_ar, exact) THEN 1
            WHEN starts_with(found.name, word_exact) OR starts_with(found.name_ar, word_exact) THEN 2
            WHEN starts_with(found.name, word_start) OR starts_with(found.name_ar, word_start) THEN 3
            WHEN found.name || found.name_ar LIKE ANY (first_at_start)
              AND (words = 1 OR NOT EXISTS (
                SELECT FROM generate_series(2, words) AS word WHERE NOT found.name || found.name_ar LIKE ANY (at_start[word:word])
              )) THEN 4
            WHEN found.name || found.name_ar LIKE ANY (first_anywhere)
              AND (words = 1 OR NOT EXISTS (
                SELECT FROM generate_series(2, words) AS word WHERE NOT found.name || found.name_ar LIKE ANY (anywhere[word:word])
              )) THEN 5
          END
        END,
        CASE
          WHEN found.content LIKE ANY (first_at_start)
            AND (words = 1 OR NOT EXISTS (
              SELECT FROM generate_series(2, words) AS word WHERE NOT found.content LIKE ANY (at_start[word:word])
            )) THEN 6
          ELSE 7
        END
      ) AS tier
    FROM (
      SELECT texts.* FROM medication_texts AS texts
      WHERE words > 0 AND texts.search_text LIKE ANY (first_anywhere)
        AND (words = 1 OR NOT EXISTS (
          SELECT FROM generate_series(2, words) AS word WHERE NOT texts.search_text LIKE ANY (anywhere[word:word])
        ))
      UNION ALL
      SELECT texts.* FROM medication_texts AS texts
      WHERE words = 0 AND texts.search_text ~ numbers[1] AND texts.search_text ~ ALL (numbers)
    ) AS found
    -- Or the tier would be worked out again for every place that reads it.
    OFFSET 0
  ) AS ranked;
END $$;
