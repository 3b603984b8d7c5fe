-- The texts that ranked_texts ranks, for those who ask for no rank: ranking costs more than finding.
CREATE FUNCTION matching_texts(anywhere text[], numbers text[])
RETURNS SETOF medication_texts
LANGUAGE sql STABLE ROWS 300 AS $$
  -- The first word goes through the index, the others look at what it found.
  SELECT texts.* FROM medication_texts AS texts
  WHERE array_length(anywhere, 1) > 0 AND texts.search_text LIKE ANY (anywhere[1:1])
    AND (array_length(anywhere, 1) = 1 OR NOT EXISTS (
      SELECT FROM generate_series(2, array_length(anywhere, 1)) AS word WHERE NOT texts.search_text LIKE ANY (anywhere[word:word])
    ))
  UNION ALL
  SELECT texts.* FROM medication_texts AS texts
  WHERE array_length(anywhere, 1) IS NULL AND texts.search_text ~ numbers[1] AND texts.search_text ~ ALL (numbers)
$$;
