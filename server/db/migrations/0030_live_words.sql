CREATE INDEX "text_words_by_text" ON "text_words" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "medications_by_text" ON "medications" USING btree ("text_id");
--> statement-breakpoint
-- The two words that begin a name as one, where the first is short: of E-Mox and Co-Tareg people say "emox" and "cotareg".
CREATE FUNCTION joined_words(name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_string(regexp_match(name, '^ ([a-z\u0621-\u064A]{1,3}) ([a-z\u0621-\u064A]{2,}) '), '');
--> statement-breakpoint
-- The words of a text by which it is found, and where each stands. Nobody types a word of more than sixty letters.
CREATE FUNCTION words_of_text(texts medication_texts) RETURNS TABLE (word text, place integer)
LANGUAGE sql IMMUTABLE AS $$
  SELECT found.word, min(found.place)
  FROM (
    SELECT words.word, CASE WHEN words.position > 1 THEN 2 WHEN words.word = btrim(names.name) THEN 0 ELSE 1 END AS place
    FROM unnest(ARRAY[texts.name, texts.name_ar]) AS names (name),
      string_to_table(btrim(names.name), ' ') WITH ORDINALITY AS words (word, position)
    UNION ALL
    SELECT joined_words(names.name), 1 FROM unnest(ARRAY[texts.name, texts.name_ar]) AS names (name)
    UNION ALL
    SELECT words.word, 3 FROM string_to_table(texts.content, ' ') AS words (word)
  ) AS found
  WHERE length(found.word) BETWEEN 1 AND 60
  GROUP BY found.word;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_text_words(added medication_texts) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO search_words (word) SELECT word FROM words_of_text(added) ON CONFLICT DO NOTHING;

  INSERT INTO text_words (word_id, text_id, place, name_length)
  SELECT search_words.id, added.id, found.place, length(added.name)
  FROM words_of_text(added) AS found
  JOIN search_words USING (word);
$$;
--> statement-breakpoint
INSERT INTO search_words (word)
SELECT joined_words(texts.name) FROM medication_texts AS texts WHERE joined_words(texts.name) IS NOT NULL
UNION
SELECT joined_words(texts.name_ar) FROM medication_texts AS texts WHERE joined_words(texts.name_ar) IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO text_words (word_id, text_id, place, name_length)
SELECT search_words.id, texts.id, found.place, length(texts.name)
FROM medication_texts AS texts CROSS JOIN words_of_text(texts) AS found JOIN search_words USING (word)
WHERE found.word IN (joined_words(texts.name), joined_words(texts.name_ar))
  AND NOT EXISTS (SELECT FROM text_words WHERE word_id = search_words.id AND text_id = texts.id);
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
  -- Held until the end, or somebody who is the last to have it would take it away.
  SELECT id INTO NEW.text_id FROM medication_texts WHERE key = text_key FOR KEY SHARE;
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
-- Takes a text away that nobody has any more, and its words that stand in no other.
CREATE FUNCTION forget_medication_text() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  forgotten medication_texts;
BEGIN
  IF EXISTS (SELECT FROM medications WHERE text_id = OLD.text_id) THEN RETURN NULL; END IF;
  -- Beside no writer of new texts, whose words may be the same.
  PERFORM pg_advisory_xact_lock(hashtext('medication_texts'));
  -- Whoever is about to have it holds it.
  SELECT * INTO forgotten FROM medication_texts WHERE id = OLD.text_id FOR UPDATE SKIP LOCKED;
  IF NOT FOUND OR EXISTS (SELECT FROM medications WHERE text_id = OLD.text_id) THEN RETURN NULL; END IF;

  DELETE FROM text_words WHERE text_id = forgotten.id;
  DELETE FROM search_words USING words_of_text(forgotten) AS gone
  WHERE search_words.word = gone.word AND NOT EXISTS (SELECT FROM text_words WHERE word_id = search_words.id);
  DELETE FROM medication_texts WHERE id = forgotten.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Stock and price do not come by here.
CREATE TRIGGER medications_forget_text
AFTER UPDATE OF name, name_ar, generic_name, generic_name_ar, active_ingredients, dosage_form, strength
ON medications FOR EACH ROW WHEN (OLD.text_id IS DISTINCT FROM NEW.text_id) EXECUTE FUNCTION forget_medication_text();
--> statement-breakpoint
CREATE TRIGGER medications_forget_text_of_removed
AFTER DELETE ON medications FOR EACH ROW EXECUTE FUNCTION forget_medication_text();
--> statement-breakpoint
DELETE FROM text_words WHERE NOT EXISTS (SELECT FROM medications WHERE medications.text_id = text_words.text_id);
--> statement-breakpoint
DELETE FROM medication_texts WHERE NOT EXISTS (SELECT FROM medications WHERE text_id = medication_texts.id);
--> statement-breakpoint
DELETE FROM search_words WHERE NOT EXISTS (SELECT FROM text_words WHERE word_id = search_words.id);
--> statement-breakpoint
-- Whether a medicine with this word is on sale. What nobody sells is no word that somebody may have meant: one slip in a name, put
-- right at once, would answer everybody's same slip ever after, with nothing.
CREATE FUNCTION is_on_sale(asked_id integer) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM text_words JOIN medications USING (text_id)
    WHERE text_words.word_id = asked_id AND medications.is_listed
      AND medications.pharmacy_id NOT IN (SELECT pharmacies.id FROM pharmacies WHERE pharmacies.status <> 'approved')
  );
END $$;
--> statement-breakpoint
-- The words on sale that look or sound like one that begins none of them, or like any where `may_begin_others`, the closest first:
-- half is how alike the letters are, half how alike the sounds. Shorter words have too few trigrams to tell a slip from another word.
CREATE OR REPLACE FUNCTION words_near(asked text, may_begin_others boolean) RETURNS text[]
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  asked_sound CONSTANT text := sound_of(asked);
BEGIN
  IF length(asked) < 4 OR NOT may_begin_others
    AND EXISTS (
      SELECT FROM search_words AS known
      WHERE known.word >= asked AND known.word < asked || U&'\+10FFFF' AND is_on_sale(known.id)
    )
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
          AND is_on_sale(known.id)
      ) AS alike
    ) AS candidate
    WHERE candidate.likeness >= greatest(0.35, candidate.best - 0.1)
    ORDER BY candidate.likeness DESC, candidate.word
    LIMIT 3
  );
END $$;
--> statement-breakpoint
DROP FUNCTION ranked_texts(text);
--> statement-breakpoint
-- The texts that answer a query, the lowest rank for the best: exact name, name that starts with the query, with its words, with
-- what begins like them, its words at word starts of the name, within the name, at word starts of generic name or ingredients;
-- then the asked-for strength; then, where the name was hit, the shorter one, of which the query is the larger part.
-- Every word must be there, from three letters on anywhere in a word, else at its start; numbers rank, and must all be there only
-- where there is no word. Of a long query the first 14 words count. A dosage form may stand there by another of its names, after those
-- that say it as it was asked. Where nothing has every word, those that resemble one count as well; and where that is not enough, the
-- most that stand together with the first word that is no form.
-- What is only alike says so: a word of it resembles one that was asked for, or was left out.
-- Words are looked up among the known ones, and those in text_words: nothing is compared with each text. A function, because
-- planning it takes longer than running it: in here each connection plans it once.
CREATE FUNCTION ranked_texts(query text) RETURNS TABLE (id integer, rank integer, is_alike boolean)
LANGUAGE plpgsql STABLE ROWS 300
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  asked CONSTANT text[] := (array_remove(string_to_array(fold_search(query), ' '), ''))[1:14];
  near text[];
  form text[];
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
  -- Those that say how it comes, and not what it is.
  formal bigint := 0;
  -- Of the first word that says what it is.
  first_place integer;
  takes_others boolean := false;
  is_guess boolean := false;
BEGIN
  FOR place IN 1 .. cardinality(asked) LOOP
    IF asked[place] ~ '^[0-9]' THEN
      wished := wished | (1::bigint << 4 * place);
      SELECT array_agg(of_number.id), array_agg(of_number.fit) INTO fitting_ids, fitting
      FROM words_of_number(asked[place]) AS of_number;
    ELSE
      required := required | (1::bigint << 4 * place);
      near := words_near(asked[place], false);
      is_guess := is_guess OR near <> '{}';
      meant[place] := coalesce(near[1], asked[place]);
      IF cardinality(asked) > 1 THEN
        form := words_of_form(asked[place]);
      END IF;
      IF form IS NULL THEN
        first_place := coalesce(first_place, place);
      ELSE
        formal := formal | (1::bigint << 4 * place);
      END IF;
      word_phrase := word_phrase || meant[place] || ' ';
      IF length(asked[place]) < 3 THEN
        SELECT array_agg(known.id), array_agg(CASE
            WHEN known.word = asked[place] THEN 0
            WHEN known.word = ANY (form) THEN 3
            ELSE 1
          END)
          INTO fitting_ids, fitting
        FROM search_words AS known
        WHERE known.word >= asked[place] AND known.word < asked[place] || U&'\+10FFFF' OR known.word = ANY (form);
      ELSE
        SELECT array_agg(known.id), array_agg(CASE
            WHEN known.word = meant[place] THEN 0
            WHEN starts_with(known.word, meant[place]) THEN 1
            WHEN starts_with(known.word, asked[place]) OR known.word = ANY (near) THEN 2
            ELSE 3
          END) INTO fitting_ids, fitting
        FROM search_words AS known
        -- A percent sign is the only letter of LIKE that folding leaves.
        WHERE known.word LIKE '%' || replace(asked[place], '%', '\%') || '%' OR known.word = ANY (near || form);
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
    END * 100000 + CASE WHEN found.place < 3 THEN found.name_length ELSE 0 END), is_guess AND min(fitting_word.fit) < 3
    FROM unnest(ids, fits) AS fitting_word (word_id, fit)
    JOIN text_words AS found USING (word_id)
    GROUP BY found.text_id;
    RETURN;
  END IF;

  phrase := ' ' || array_to_string(meant, ' ') || ' ';
  IF required = 0 THEN
    required := wished;
    wished := 0;
    word_phrase := phrase;
  END IF;
  first_place := coalesce(first_place, 1);

  LOOP
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
              -- Its two first words were written as one.
              WHEN required = 1::bigint << 4 * first_place AND found.bits & 2 > 0 THEN 2
              WHEN starts_with(texts.name, rtrim(word_phrase)) OR starts_with(texts.name_ar, rtrim(word_phrase)) THEN 3
              ELSE 4
            END
            FROM medication_texts AS texts WHERE texts.id = found.text_id
          ) END
        WHEN found.bits & (required << 2) = required << 2 THEN 5
        WHEN found.bits & (required << 1) = required << 1 THEN 6
        ELSE 7
      END * 100 - bit_count((found.bits & wished)::bit(64))::integer) * 1000
      + CASE WHEN found.bits & (required << 2) = required << 2 THEN found.name_length ELSE 0 END,
      is_guess
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
    EXIT WHEN FOUND OR bit_count(required::bit(64)) = 1;

    is_guess := true;
    IF takes_others THEN
      SELECT held INTO required
      FROM (
        SELECT bit_or(1::bigint << 4 * each.place) & required AS held
        FROM unnest(ids, places) AS each (word_id, place)
        JOIN text_words USING (word_id)
        GROUP BY text_words.text_id
      ) AS kept
      WHERE held & (1::bigint << 4 * first_place) > 0
      ORDER BY bit_count((held & ~formal)::bit(64)) DESC, bit_count(held::bit(64)) DESC, held
      LIMIT 1;
      EXIT WHEN NOT FOUND;
    ELSE
      takes_others := true;
      FOR place IN 1 .. cardinality(asked) LOOP
        IF required & ~formal & (1::bigint << 4 * place) > 0 THEN
          near := words_near(asked[place], true);
          SELECT ids || array_agg(known.id) INTO ids FROM search_words AS known WHERE known.word = ANY (near);
          fits := fits || array_fill(2, ARRAY[cardinality(ids) - cardinality(fits)]);
          places := places || array_fill(place, ARRAY[cardinality(ids) - cardinality(places)]);
        END IF;
        -- One word that was written as two, by ear: it stands for both.
        IF required & (17::bigint << 4 * place) = 17::bigint << 4 * place THEN
          fitting_ids := ARRAY(
            SELECT known.id FROM search_words AS known
            WHERE known.sound = sound_of(asked[place] || asked[place + 1]) AND length(known.sound) > 3 AND is_on_sale(known.id)
          );
          ids := ids || fitting_ids || fitting_ids;
          fits := fits || array_fill(2, ARRAY[2 * cardinality(fitting_ids)]);
          places := places || array_fill(place, ARRAY[cardinality(fitting_ids)])
            || array_fill(place + 1, ARRAY[cardinality(fitting_ids)]);
        END IF;
      END LOOP;
    END IF;
  END LOOP;
END $$;
