DROP FUNCTION words_near(text);
--> statement-breakpoint
-- The known words that look or sound like one that begins none of them, or like any where `may_begin_others`, the closest first:
-- half is how alike the letters are, half how alike the sounds. Shorter words have too few trigrams to tell a slip from another word.
CREATE FUNCTION words_near(asked text, may_begin_others boolean) RETURNS text[]
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  asked_sound CONSTANT text := sound_of(asked);
BEGIN
  IF length(asked) < 4 OR NOT may_begin_others
    AND EXISTS (SELECT FROM search_words AS known WHERE known.word >= asked AND known.word < asked || U&'\+10FFFF')
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
-- What people call the dosage form of one word, in both languages and short; only itself for a word that says nothing of a medicine;
-- null for any other. Folded, as everything that a search compares.
CREATE FUNCTION words_of_form(asked text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  forms CONSTANT text[] := ARRAY[
    ' tablet tablets tab tabs caplet caplets قرص اقراص حبوب حبايه برشام تابلت ',
    ' capsule capsules cap caps كبسول كبسوله كبسولات ',
    ' syrup syr suspension susp شراب معلق ',
    ' ampoule ampoules ampule ampules amp amps injection injections inj vial vials حقن حقنه امبول امبولات فيال ',
    ' cream كريم ',
    ' ointment oint مرهم ',
    ' gel emulgel جل جيل ',
    ' drop drops قطره قطرات نقط ',
    ' suppository suppositories supp لبوس تحاميل اقماع ',
    ' sachet sachets كيس اكياس ',
    ' effervescent eff فوار ',
    ' spray inhaler inh بخاخ بخاخه اسبراي سبراي ',
    ' lotion لوسيون ',
    ' solution soln محلول ',
    ' powder بودره بودر ',
    ' shampoo شامبو ',
    ' soap صابون صابونه ',
    ' patch patches لصقه لاصقه '
  ];
  little CONSTANT text := ' and or with for of the medicine drug و او مع من دواء علاج ';
  form text;
BEGIN
  FOREACH form IN ARRAY forms LOOP
    IF strpos(form, ' ' || asked || ' ') > 0 THEN RETURN string_to_array(btrim(form), ' '); END IF;
  END LOOP;
  RETURN CASE WHEN strpos(little, ' ' || asked || ' ') > 0 THEN ARRAY[asked] END;
END $$;
--> statement-breakpoint
-- The texts that answer a query, the lowest rank for the best: exact name, name that starts with the query, with its words, with
-- what begins like them, its words at word starts of the name, within the name, at word starts of generic name or ingredients;
-- then the asked-for strength; then, where the name was hit, the shorter one, of which the query is the larger part.
-- Every word must be there, from three letters on anywhere in a word, else at its start; numbers rank, and must all be there only
-- where there is no word. Of a long query the first 14 words count. A dosage form may stand there by another of its names, after those
-- that say it as it was asked. Where nothing has every word, those that resemble one count as well; and where that is not enough, the
-- most that stand together with the first word that is no form.
-- Words are looked up among the known ones, and those in text_words: nothing is compared with each text. A function, because
-- planning it takes longer than running it: in here each connection plans it once.
CREATE OR REPLACE FUNCTION ranked_texts(query text) RETURNS TABLE (id integer, rank integer)
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
BEGIN
  FOR place IN 1 .. cardinality(asked) LOOP
    IF asked[place] ~ '^[0-9]' THEN
      wished := wished | (1::bigint << 4 * place);
      SELECT array_agg(of_number.id), array_agg(of_number.fit) INTO fitting_ids, fitting
      FROM words_of_number(asked[place]) AS of_number;
    ELSE
      required := required | (1::bigint << 4 * place);
      near := words_near(asked[place], false);
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
    EXIT WHEN FOUND OR bit_count(required::bit(64)) = 1;

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
      END LOOP;
    END IF;
  END LOOP;
END $$;
