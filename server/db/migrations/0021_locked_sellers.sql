-- One statement chose the approved pharmacies and locked them: it passed over one that was being approved just then, and what came
-- onto its shelf at that moment was never counted. Now it waits for them first, and looks at how they are when it has them.
CREATE OR REPLACE FUNCTION count_shelves_there(of_pharmacies integer[], categories integer[], amounts integer[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM pharmacies WHERE id = ANY (of_pharmacies) ORDER BY id FOR SHARE;

  PERFORM add_governorate_counts(array_agg(governorate_id), array_agg(category_id), array_agg(amount))
  FROM (
    SELECT governorate_id, category_id, sum(amount)::integer AS amount
    FROM unnest(of_pharmacies, categories, amounts) AS shelves (pharmacy_id, category_id, amount)
    JOIN pharmacies ON pharmacies.id = pharmacy_id
    WHERE status = 'approved'
    GROUP BY governorate_id, category_id
  ) AS moved;
END $$;
--> statement-breakpoint
LOCK TABLE pharmacies, shelf_counts, governorate_counts IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DELETE FROM governorate_counts;
--> statement-breakpoint
INSERT INTO governorate_counts (governorate_id, category_id, listings)
SELECT governorate_id, category_id, sum(listings)
FROM shelf_counts JOIN pharmacies ON pharmacies.id = pharmacy_id
WHERE status = 'approved'
GROUP BY governorate_id, category_id;
