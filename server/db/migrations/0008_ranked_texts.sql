-- The texts that answer a query, the lowest rank for the best: exact name, name that starts with the query, its words at word
-- starts of the name, within the name, at word starts of generic name or ingredients; then the asked-for strength; then, where
-- the name was hit, the shorter one, of which the query is the larger part.
-- A function, because planning it takes longer than running it: in here each connection plans it once.
--   phrase, word_phrase  the whole query, and the same without its numbers
--   anywhere, at_start   LIKE patterns, a row for each word: it, and those that it resembles; every row must match
--   numbers              regular expressions; they rank, and must all match only where there is no word
CREATE FUNCTION ranked_texts(phrase text, word_phrase text, anywhere text[], at_start text[], numbers text[])
RETURNS TABLE (id integer, rank integer)
LANGUAGE plpgsql STABLE ROWS 300
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  words CONSTANT integer := coalesce(array_length(anywhere, 1), 0);
  -- The first goes through the index, the others look at what it found.
  first_anywhere CONSTANT text[] := anywhere[1:1];
  first_at_start CONSTANT text[] := at_start[1:1];
  exact CONSTANT text := ' ' || phrase || ' ';
  word_exact CONSTANT text := ' ' || word_phrase || ' ';
BEGIN
  RETURN QUERY
  SELECT ranked.id, (ranked.tier * 100 - ranked.strengths) * 1000 + CASE WHEN ranked.tier < 6 THEN length(ranked.name) ELSE 0 END
  FROM (
    SELECT
      found.id,
      found.name,
      CASE WHEN numbers = '{}' THEN 0
        ELSE (SELECT count(*)::integer FROM unnest(numbers) AS number WHERE found.search_text ~ number) END AS strengths,
      CASE
        WHEN found.name IN (exact, word_exact) OR found.name_ar IN (exact, word_exact) THEN 0
        WHEN starts_with(found.name, exact) OR starts_with(found.name_ar, exact) THEN 1
        WHEN starts_with(found.name, word_exact) OR starts_with(found.name_ar, word_exact) THEN 2
        WHEN starts_with(found.name, ' ' || word_phrase) OR starts_with(found.name_ar, ' ' || word_phrase) THEN 3
        WHEN found.name || found.name_ar LIKE ANY (first_at_start)
          AND (words = 1 OR NOT EXISTS (
            SELECT FROM generate_series(2, words) AS word WHERE NOT found.name || found.name_ar LIKE ANY (at_start[word:word])
          )) THEN 4
        WHEN found.name || found.name_ar LIKE ANY (first_anywhere)
          AND (words = 1 OR NOT EXISTS (
            SELECT FROM generate_series(2, words) AS word WHERE NOT found.name || found.name_ar LIKE ANY (anywhere[word:word])
          )) THEN 5
        WHEN found.content LIKE ANY (first_at_start)
          AND (words = 1 OR NOT EXISTS (
            SELECT FROM generate_series(2, words) AS word WHERE NOT found.content LIKE ANY (at_start[word:word])
          )) THEN 6
        ELSE 7
      END AS tier
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
