CREATE TABLE "text_words" (
	"word_id" integer NOT NULL,
	"text_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"name_length" smallint NOT NULL
);
--> statement-breakpoint
DROP INDEX "medication_texts_by_search_text";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "text_words_by_word" ON "text_words" USING btree ("word_id","text_id","place","name_length");--> statement-breakpoint
ALTER TABLE "medication_texts" DROP COLUMN "search_text";
--> statement-breakpoint
-- Writes down which words a text has, and where.
CREATE FUNCTION add_text_words(added medication_texts) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM string_to_table(added.name || added.name_ar || added.content, ' ') AS word
  WHERE word <> ''
  ON CONFLICT DO NOTHING;

  INSERT INTO text_words (word_id, text_id, place, name_length)
  SELECT search_words.id, added.id, min(found.place), length(added.name)
  FROM (
    SELECT word, CASE WHEN position > 1 THEN 2 WHEN word = btrim(name) THEN 0 ELSE 1 END AS place
    FROM unnest(ARRAY[added.name, added.name_ar]) AS name,
      string_to_table(btrim(name), ' ') WITH ORDINALITY AS words (word, position)
    UNION ALL
    SELECT word, 3 FROM string_to_table(added.content, ' ') AS word
  ) AS found
  JOIN search_words USING (word)
  GROUP BY search_words.id;
$$;
--> statement-breakpoint
SELECT add_text_words(medication_texts) FROM medication_texts;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION set_medication_text() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  folded_name text := ' ' || fold_search(NEW.name) || ' ';
  folded_name_ar text := ' ' || fold_search(NEW.name_ar) || ' ';
  folded_content text := ' ' || fold_search(concat_ws(
    ' ', NEW.generic_name, NEW.generic_name_ar, NEW.active_ingredients, NEW.dosage_form, NEW.strength)) || ' ';
  text_key char(32) := md5(concat_ws(E'\n', folded_name, folded_name_ar, folded_content));
  added medication_texts;
BEGIN
  SELECT id INTO NEW.text_id FROM medication_texts WHERE key = text_key;
  IF FOUND THEN RETURN NEW; END IF;

  -- One writer of new texts at a time: two imports that share medicines would lock each other's rows crosswise.
  PERFORM pg_advisory_xact_lock(hashtext('medication_texts'));
  INSERT INTO medication_texts (key, name, name_ar, content)
  VALUES (text_key, folded_name, folded_name_ar, folded_content)
  ON CONFLICT (key) DO NOTHING
  RETURNING * INTO added;
  IF FOUND THEN PERFORM add_text_words(added); END IF;
  SELECT id INTO STRICT NEW.text_id FROM medication_texts WHERE key = text_key;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP FUNCTION matching_texts(text[], text[]);
--> statement-breakpoint
DROP FUNCTION ranked_texts(text, text, text[], text[], text[]);
--> statement-breakpoint
-- The known words that look or sound like one that begins none of them, the closest first: half is how alike the letters are, half
-- how alike the sounds. Shorter words have too few trigrams to tell a slip from another word.
CREATE FUNCTION words_near(asked text) RETURNS text[]
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  asked_sound CONSTANT text := sound_of(asked);
BEGIN
  IF length(asked) < 4
    OR EXISTS (SELECT FROM search_words AS known WHERE known.word >= asked AND known.word < asked || U&'\+10FFFF')
  THEN
    RETURN '{}';
  END IF;
  RETURN ARRAY(
    SELECT candidate.word
    FROM (
      SELECT alike.word, alike.likeness, max(alike.likeness) OVER () AS best
      FROM (
        SELECT known.word, (similarity(known.word, asked) + similarity(known.sound, asked_sound)) / 2 AS likeness
        FROM search_words AS known
        WHERE (known.word % asked OR known.sound = asked_sound) AND length(known.word) > 2 AND known.word !~ '^[0-9]'
      ) AS alike
    ) AS candidate
    WHERE candidate.likeness >= greatest(0.35, candidate.best - 0.1)
    ORDER BY candidate.likeness DESC, candidate.word
    LIMIT 3
  );
END $$;
--> statement-breakpoint
-- The known words that say a number of a query: 1g is also 1000mg, and a bare 500 is 500mg and 500 of anything, but never 5000 or
-- 500.5. The fit is 0 for the number as it was asked, 1 for another.
CREATE FUNCTION words_of_number(asked text) RETURNS TABLE (id integer, fit integer)
LANGUAGE plpgsql STABLE ROWS 5
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  -- Nobody asks for more digits, and arithmetic has an end.
  amount CONSTANT numeric := substring(asked FROM '^(\d{1,9}(?:\.\d{1,9})?)(?:mg|g)?$');
  unit CONSTANT text := substring(asked FROM '\d(mg|g)$');
  same CONSTANT text := CASE unit WHEN 'g' THEN trim_scale(amount * 1000) || 'mg' ELSE trim_scale(amount / 1000) || 'g' END;
BEGIN
  RETURN QUERY
  SELECT known.id, (known.word <> asked)::integer FROM search_words AS known WHERE known.word IN (asked, same);
  IF amount IS NOT NULL AND unit IS NULL THEN
    RETURN QUERY
    SELECT known.id, 1 FROM search_words AS known
    WHERE known.word > asked AND known.word < asked || U&'\+10FFFF' AND substr(known.word, length(asked) + 1, 1) !~ '[0-9.]';
  END IF;
END $$;
--> statement-breakpoint
-- The texts that answer a query, the lowest rank for the best: exact name, name that starts with the query, with its words, with
-- what begins like them, its words at word starts of the name, within the name, at word starts of generic name or ingredients;
-- then the asked-for strength; then, where the name was hit, the shorter one, of which the query is the larger part.
-- Every word must be there, from three letters on anywhere in a word, else at its start; numbers rank, and must all be there only
-- where there is no word. Of a long query the first 14 words count.
-- Words are looked up among the known ones, and those in text_words: nothing is compared with each text. A function, because
-- planning it takes longer than running it: in here each connection plans it once.
CREATE FUNCTION ranked_texts(query text) RETURNS TABLE (id integer, rank integer)
LANGUAGE plpgsql STABLE ROWS 300
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  asked CONSTANT text[] := (array_remove(string_to_array(fold_search(query), ' '), ''))[1:14];
  near text[];
  -- As it was probably meant.
  meant text[] := asked;
  phrase text;
  word_phrase text := ' ';
  -- A row for each known word that fits: it, the place of what it fits in the query, and how well: 0 is the word that was meant,
  -- 1 begins with that, 2 begins with what was asked or resembles it, 3 contains it.
  ids integer[] := '{}';
  places integer[] := '{}';
  fits integer[] := '{}';
  fitting_ids integer[];
  fitting integer[];
  -- Four bits for each place, as explained below.
  required bigint := 0;
  wished bigint := 0;
  first_place integer;
BEGIN
  FOR place IN 1 .. cardinality(asked) LOOP
    IF asked[place] ~ '^[0-9]' THEN
      wished := wished | (1::bigint << 4 * place);
      SELECT array_agg(of_number.id), array_agg(of_number.fit) INTO fitting_ids, fitting
      FROM words_of_number(asked[place]) AS of_number;
    ELSE
      required := required | (1::bigint << 4 * place);
      first_place := coalesce(first_place, place);
      near := words_near(asked[place]);
      meant[place] := coalesce(near[1], asked[place]);
      word_phrase := word_phrase || meant[place] || ' ';
      IF length(asked[place]) < 3 THEN
        SELECT array_agg(known.id), array_agg((known.word <> asked[place])::integer) INTO fitting_ids, fitting
        FROM search_words AS known
        WHERE known.word >= asked[place] AND known.word < asked[place] || U&'\+10FFFF';
      ELSE
        SELECT array_agg(known.id), array_agg(CASE
            WHEN known.word = meant[place] THEN 0
            WHEN starts_with(known.word, meant[place]) THEN 1
            WHEN starts_with(known.word, asked[place]) OR known.word = ANY (near) THEN 2
            ELSE 3
          END) INTO fitting_ids, fitting
        FROM search_words AS known
        -- A percent sign is the only letter of LIKE that folding leaves.
        WHERE known.word LIKE '%' || replace(asked[place], '%', '\%') || '%' OR known.word = ANY (near);
      END IF;
    END IF;
    ids := ids || fitting_ids;
    fits := fits || fitting;
    places := places || array_fill(place, ARRAY[coalesce(cardinality(fitting_ids), 0)]);
  END LOOP;

  -- Most queries are one word, and everything about it stands in text_words.
  IF cardinality(asked) = 1 THEN
    RETURN QUERY
    SELECT found.text_id, min(CASE
      WHEN found.place < 2 AND fitting_word.fit = 0 THEN found.place::integer
      WHEN found.place < 2 AND fitting_word.fit = 1 THEN 3
      WHEN found.place < 3 THEN CASE WHEN fitting_word.fit < 3 THEN 4 ELSE 5 END
      ELSE CASE WHEN fitting_word.fit < 3 THEN 6 ELSE 7 END
    END * 100000 + CASE WHEN found.place < 3 THEN found.name_length ELSE 0 END)
    FROM unnest(ids, fits) AS fitting_word (word_id, fit)
    JOIN text_words AS found USING (word_id)
    GROUP BY found.text_id;
    RETURN;
  END IF;

  phrase := ' ' || array_to_string(meant, ' ') || ' ';
  IF required = 0 THEN
    required := wished;
    wished := 0;
    first_place := 1;
    word_phrase := phrase;
  END IF;

  -- What the words of a text say of it is put together with OR. Of the four bits of each place, the lowest says that it is there, the
  -- next that it begins a word, the third that it stands in a name, the fourth that it begins a word of a name. The lowest bits
  -- of all say that a name begins like the query, with its first word, and with nothing else.
  RETURN QUERY
  SELECT found.text_id, (CASE
      WHEN found.bits & (required << 3) = required << 3 THEN CASE
        WHEN found.bits & 1 = 0 THEN 4
        -- One word, and not each number in the name: no name can be the whole query.
        WHEN required = 1::bigint << 4 * first_place AND found.bits & (wished << 2) <> wished << 2
          THEN CASE WHEN found.bits & 4 > 0 THEN 0 WHEN found.bits & 2 > 0 THEN 2 ELSE 3 END
        ELSE (
          SELECT CASE
            WHEN texts.name IN (phrase, word_phrase) OR texts.name_ar IN (phrase, word_phrase) THEN 0
            WHEN starts_with(texts.name, phrase) OR starts_with(texts.name_ar, phrase) THEN 1
            WHEN starts_with(texts.name, word_phrase) OR starts_with(texts.name_ar, word_phrase) THEN 2
            WHEN starts_with(texts.name, rtrim(word_phrase)) OR starts_with(texts.name_ar, rtrim(word_phrase)) THEN 3
            ELSE 4
          END
          FROM medication_texts AS texts WHERE texts.id = found.text_id
        ) END
      WHEN found.bits & (required << 2) = required << 2 THEN 5
      WHEN found.bits & (required << 1) = required << 1 THEN 6
      ELSE 7
    END * 100 - bit_count((found.bits & wished)::bit(64))::integer) * 1000
    + CASE WHEN found.bits & (required << 2) = required << 2 THEN found.name_length ELSE 0 END
  FROM (
    SELECT found.text_id, min(found.name_length) AS name_length, bit_or(CASE found.place
      WHEN 0 THEN fitting_word.in_name | fitting_word.at_start | fitting_word.alone
      WHEN 1 THEN fitting_word.in_name | fitting_word.at_start
      WHEN 2 THEN fitting_word.in_name
      ELSE fitting_word.in_content
    END) AS bits
    FROM (
      SELECT each.word_id,
        CASE WHEN each.fit < 3 THEN 3::bigint ELSE 1 END << 4 * each.place AS in_content,
        CASE WHEN each.fit < 3 THEN 15::bigint ELSE 5 END << 4 * each.place AS in_name,
        CASE WHEN each.place <> first_place OR each.fit > 1 THEN 0 WHEN each.fit = 1 THEN 1 ELSE 3 END AS at_start,
        CASE WHEN each.place <> first_place OR each.fit > 0 THEN 0 ELSE 4 END AS alone
      FROM unnest(ids, places, fits) AS each (word_id, place, fit)
      -- Worked out for a word, not for each text that has it.
      OFFSET 0
    ) AS fitting_word
    JOIN text_words AS found USING (word_id)
    GROUP BY found.text_id
  ) AS found
  WHERE found.bits & required = required;
END $$;
