-- The texts that ranked_texts ranks, for those who ask for no rank: ranking costs more than finding.
CREATE FUNCTION matching_texts(anywhere text[], numbers text[])
RETURNS TABLE (id integer)
LANGUAGE plpgsql STABLE ROWS 300
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  words CONSTANT integer := coalesce(array_length(anywhere, 1), 0);
  -- The first goes through the index, the others look at what it found.
  first_anywhere CONSTANT text[] := anywhere[1:1];
BEGIN
  RETURN QUERY
  SELECT texts.id FROM medication_texts AS texts
  WHERE words > 0 AND texts.search_text LIKE ANY (first_anywhere)
    AND (words = 1 OR NOT EXISTS (
      SELECT FROM generate_series(2, words) AS word WHERE NOT texts.search_text LIKE ANY (anywhere[word:word])
    ))
  UNION ALL
  SELECT texts.id FROM medication_texts AS texts
  WHERE words = 0 AND texts.search_text ~ numbers[1] AND texts.search_text ~ ALL (numbers);
END $$;
