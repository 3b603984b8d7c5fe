-- The words on sale that look or sound like one that begins none of them, or like any where `may_begin_others`, the closest first:
-- half is how alike the letters are, half how alike the sounds, and more where one slip of the hand is all that tells them apart, of
-- which few trigrams may be left: "cretsor", "panaol". Shorter words have too few trigrams to tell a slip from another word,
-- but Arabic leaves out the short vowels: three of its letters may be a slip. Beside others, which say whether it is meant, `is_beside`
-- takes more that are less alike. Null where there is nothing to guess.
-- One letter is no sound to know a word by: "wwww" and «ييي» are a vowel, and so is "eye".
CREATE OR REPLACE FUNCTION words_near(asked text, may_begin_others boolean, is_beside boolean) RETURNS text[]
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  asked_sound CONSTANT text := sound_of(asked);
  is_arabic CONSTANT boolean := asked ~ '[\u0621-\u064A]';
  slips text[] := '{}';
  near text[];
BEGIN
  IF length(asked) < (CASE WHEN is_arabic AND NOT may_begin_others THEN 3 ELSE 4 END) OR NOT may_begin_others
    AND EXISTS (
      SELECT FROM search_words AS known
      WHERE known.word >= asked AND known.word < asked || U&'\+10FFFF' AND is_on_sale(known.id)
    )
  THEN
    RETURN NULL;
  END IF;
  -- What the article stands before is looked for without it. Foreign names begin like that as well: they are on sale.
  IF NOT may_begin_others AND asked ~ '^ال.{3}' AND EXISTS (
    SELECT FROM search_words AS known
    WHERE (known.word = substr(asked, 3) OR known.sound = sound_of(substr(asked, 3)) AND length(known.sound) > 3) AND is_on_sale(known.id)
  ) THEN
    RETURN coalesce(words_near(substr(asked, 3), false, is_beside), ARRAY[substr(asked, 3)]);
  END IF;
  -- No name is longer, and each letter is some fifty more to look for; a shorter one is a slip away from too many.
  IF length(asked) BETWEEN 5 AND 16 THEN
    slips := slips_of(asked, CASE WHEN is_arabic THEN 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءؤئ' ELSE 'abcdefghijklmnopqrstuvwxyz' END);
  END IF;
  near := ARRAY(
    SELECT candidate.word
    FROM (
      SELECT alike.word, alike.likeness, max(alike.likeness) OVER () AS best
      FROM (
        SELECT known.word, (similarity(known.word, asked) + similarity(known.sound, asked_sound)) / 2
          + max(known.closer) AS likeness
        FROM (
          SELECT word, sound, id, 0 AS closer FROM search_words WHERE word % asked OR sound = asked_sound AND length(asked_sound) > 1
          UNION ALL
          SELECT word, sound, id, 0.3 FROM search_words WHERE word = ANY (slips)
        ) AS known
        WHERE length(known.word) > 2 AND known.word !~ '^[0-9]' AND is_on_sale(known.id)
        GROUP BY known.word, known.sound
      ) AS alike
    ) AS candidate
    WHERE candidate.likeness >= greatest(0.35, candidate.best - CASE WHEN is_beside THEN 0.2 ELSE 0.1 END)
    ORDER BY candidate.likeness DESC, candidate.word
    LIMIT CASE WHEN is_beside THEN 20 ELSE 3 END
  );
  IF may_begin_others OR near <> '{}' THEN
    RETURN near;
  END IF;
  -- One slip leaves few of the trigrams of a short sound; no name has a longer one, and each letter is some twenty more to look for.
  IF is_arabic AND length(asked_sound) BETWEEN 4 AND 12 THEN
    near := ARRAY(
      SELECT known.word
      FROM search_words AS known
      WHERE known.sound = ANY (slips_of(asked_sound, 'abdfghklmnrst')) AND known.word !~ '^[0-9]' AND is_on_sale(known.id)
      ORDER BY similarity(known.word, asked) DESC, known.word
      LIMIT 6
    );
  END IF;
  -- The article stays away from foreign names.
  IF near = '{}' AND asked ~ '^ال.{4}' THEN
    RETURN words_near(substr(asked, 3), false, is_beside);
  END IF;
  RETURN near;
END $$;
