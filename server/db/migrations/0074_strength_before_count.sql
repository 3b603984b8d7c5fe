-- The texts that answer a query, the lowest rank for the best: exact name, name that starts with the query, with its words, with
-- what begins like them, with what begins like the first, its words at word starts of the name, within the name, at word starts of
-- generic name or ingredients, a single word there before another name of what is there, and what has that substance alone before what
-- combines it with others; then the asked-for strength and form; then, where the name was hit, the shorter one, of which the query
-- is the larger part. Before a name that has none of the asked-for numbers comes what has the words among generic name or ingredients,
-- and all numbers as strengths: "omeprazole 20" is any brand of it in 20 mg before one that is called Omeprazole, in 40 mg.
-- Every word must be there, from three letters on anywhere in a word, else at its start; three or four letters within a word come last,
-- and are only alike. Numbers rank, as strengths before what else they count, and must all be there only where there is no word.
-- Behind a strength that has its unit, a bare number says how many: "marevan 5 mg 1/2 tab" is no Marevan 1 mg. Of a
-- long query the first words count, as `words_asked` says. A dosage form may stand there by another of its names, after those
-- that say it as it was asked, and anywhere: the other words are what a name is compared with. Where nothing has every word, those that
-- resemble one count as well; and where that is not enough, the most that stand together with the first word that is no form, and
-- that is on sale as it was typed where one is. A word that says nothing ranks only. Words in Arabic count in the other script and with
-- other vowels as well, behind.
-- Where a word and its letter are side by side in any text, the letter is meant and begins no other word, and those texts come before
-- all others: by their names as above, then by the length of the content, of which the pair is the larger part the less else is in it.
-- Where it is for a child, what suits one comes before all else, but for what only holds the letters: a suspension of any brand before
-- the tablets of the brand that was asked for. Last comes what says that it is for adults.
-- The tier is what counts where somebody asks for another order: whether every word begins one, and the asked-for strength and form. The
-- cheapest paracetamol may have any name, but "ator" is no Regulator, and who asks for 10 mg does not want the 5 mg that cost less.
-- What is only alike says so: a word of it resembles one that was asked for, in more than the long vowels of four letters or more; or
-- holds a short one within; or one was left out.
-- Words are looked up among the known ones, and those in text_words: nothing is compared with each text. A function, because
-- planning it takes longer than running it: in here each connection plans it once.
CREATE OR REPLACE FUNCTION ranked_texts(query text) RETURNS TABLE (id integer, rank integer, tier integer, is_alike boolean, suits_child boolean)
LANGUAGE plpgsql STABLE ROWS 300
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  asked CONSTANT text[] := words_asked(regexp_replace(query, '\m(child|children|kid|kids|baby|infant)[''’]s\M', '\1', 'gi'));
  near text[];
  begun text[];
  form text[];
  is_short boolean;
  -- What a short word in Arabic is on sale as, written in one with what stands before it: "للشعر", "بالزنك".
  with_article text[];
  -- Of which the word is the name in Arabic.
  letter text;
  -- As it was probably meant.
  meant text[] := asked;
  phrase text;
  word_phrase text := ' ';
  -- A row for each known word that fits: it, the place of what it fits in the query, and how well: 0 is the word that was meant,
  -- 1 begins with that, 2 begins with what was asked or resembles it, 3 contains it, 4 begins with it by ear. Beside a word, a number
  -- that is no strength is 3 as well.
  ids integer[] := '{}';
  places integer[] := '{}';
  fits integer[] := '{}';
  fitting_ids integer[];
  fitting integer[];
  -- Four bits for each place, as explained below.
  required bigint := 0;
  -- Of these, what says what it is; all where nothing does.
  naming bigint;
  wished bigint := 0;
  -- That the short words begin one, in all and of those that are required.
  short bigint := 0;
  begun_short bigint;
  -- That the numbers are strengths.
  strengths bigint := 0;
  -- All that ranks without being required.
  wishing bigint;
  -- Those that say how it comes, and not what it is.
  formal bigint := 0;
  -- Of the first word that says what it is, and of the first such that is on sale as it was typed.
  first_place integer;
  known_place integer;
  -- Of a word to which the letter behind it belongs, and what the two are LIKE side by side.
  pair_place CONSTANT integer := CASE WHEN cardinality(asked) > 1 THEN place_of_pair(asked) END;
  pairs text[];
  -- The known words that only begin with that letter.
  begun_ids integer[];
  begun_fits integer[];
  -- That it says it is for a child.
  child bigint := 0;
  takes_others boolean := false;
  -- How many known words fit before others do as well.
  fitting_before integer;
  is_guess boolean := false;
  has_strength boolean := false;
  is_count boolean;
  unit text;
BEGIN
  FOR place IN 1 .. cardinality(asked) LOOP
    IF asked[place] ~ '^[0-9]' THEN
      wished := wished | (1::bigint << 4 * place);
      -- No regular expressions: PostgreSQL keeps 32 of them, and the search has nearly as many.
      unit := ltrim(asked[place], '0123456789.');
      is_count := has_strength AND unit = '';
      has_strength := has_strength OR unit IN ('mg', 'mcg', 'g', 'iu', '%');
      SELECT array_agg(of_number.id), array_agg(CASE
          WHEN of_number.is_strength AND NOT is_count OR array_to_string(asked, ' ') !~ '(^| )[^0-9]' THEN of_number.fit
          ELSE 3
        END)
        INTO fitting_ids, fitting
      FROM words_of_number(asked[place]) AS of_number;
      strengths := strengths | (2::bigint << 4 * place);
    ELSE
      required := required | (1::bigint << 4 * place);
      -- At the beginning it is part of a name: "baby joy".
      form := CASE WHEN place > 1 OR asked[place] NOT IN ('baby', 'babies', 'junior', 'بيبي') THEN words_of_form(asked[place]) END;
      IF cardinality(asked) > 1 THEN
        letter := letter_of(asked[place]);
      END IF;
      near := NULL;
      begun := NULL;
      is_short := form IS NULL AND length(asked[place]) BETWEEN 3 AND 4;
      with_article := NULL;
      IF is_short THEN
        short := short | (2::bigint << 4 * place);
        with_article := CASE WHEN asked[place] ~ '^[\u0621-\u064A]' THEN ARRAY(
          SELECT known.word
          FROM unnest(ARRAY['ال', 'لل', 'بال', 'وال']) AS article JOIN search_words AS known ON known.word = article || asked[place]
          WHERE is_on_sale(known.id)
        ) END;
      END IF;
      IF form IS NULL THEN
        near := CASE WHEN place = pair_place + 1 OR with_article <> '{}' THEN NULL ELSE words_near(asked[place], false, false) END;
        IF near = '{}' THEN
          begun := words_begun(asked[place]);
        END IF;
        -- Three consonants are left of too many words: "ارق" is not "اوراق".
        is_guess := is_guess OR coalesce(
          near || begun <> '{}' AND (
            length(asked[place]) < 4
            OR is_same_but_for_vowels(near[1], asked[place]) IS NOT TRUE
              AND is_same_but_for_vowels('ال' || near[1], asked[place]) IS NOT TRUE
          ),
          false
        );
        meant[place] := coalesce(near[1], asked[place]);
        IF near IS NULL AND length(asked[place]) > 3 THEN
          known_place := coalesce(known_place, place);
        END IF;
        -- What is in Arabic at one pharmacy is in Latin letters alone, or with other vowels, at the next; a short word sounds like too many.
        IF length(asked[place]) > 3 AND (place = pair_place OR asked[place] ~ '^[\u0621-\u064A]') THEN
          near := near || ARRAY(
            SELECT known.word FROM search_words AS known
            WHERE known.sound IN (sound_of(meant[place]), sound_of(asked[place])) AND length(known.sound) > 2 AND known.word <> meant[place]
              AND ((known.word ~ '^[a-z]') <> (meant[place] ~ '^[a-z]') OR is_same_but_for_vowels(known.word, meant[place]))
              AND is_on_sale(known.id)
          );
        END IF;
        near := near || with_article;
        IF place = pair_place THEN
          pairs := patterns_of_pair(meant[place] || near, asked[place + 1], asked[place + 2]);
        END IF;
        word_phrase := word_phrase || meant[place] || ' ';
        first_place := coalesce(first_place, place);
      ELSE
        -- What sounds the same is the same word: "شراب" is a syrup before it is a suspension.
        near := ARRAY(SELECT known.word FROM unnest(form) AS known (word) WHERE sound_of(known.word) = sound_of(asked[place]));
        IF 'kids' = ANY (form) OR cardinality(form) = 1 AND cardinality(asked) > 1 THEN
          -- For whom it is, few names say, and less what is no part of them.
          required := required & ~(1::bigint << 4 * place);
          wished := wished | (1::bigint << 4 * place);
          child := child | CASE WHEN 'kids' = ANY (form) THEN 1::bigint << 4 * place ELSE 0 END;
        ELSE
          formal := formal | (1::bigint << 4 * place);
        END IF;
      END IF;
      IF length(asked[place]) < 3 THEN
        SELECT array_agg(known.id), array_agg(CASE
            WHEN known.word IN (asked[place], letter) THEN 0
            WHEN known.word = ANY (form) THEN 3
            ELSE 1
          END)
          INTO fitting_ids, fitting
        FROM search_words AS known
        WHERE known.word >= asked[place] AND known.word < asked[place] || U&'\+10FFFF' OR known.word = ANY (form || letter);
      ELSE
        SELECT array_agg(known.id), array_agg(CASE
            WHEN known.word IN (meant[place], letter) THEN 0
            WHEN starts_with(known.word, meant[place]) THEN 1
            WHEN starts_with(known.word, asked[place]) OR known.word = ANY (near) THEN 2
            WHEN known.word = ANY (begun) THEN 4
            ELSE 3
          END) INTO fitting_ids, fitting
        FROM search_words AS known
        -- A percent sign is the only letter of LIKE that folding leaves.
        WHERE known.word LIKE '%' || replace(asked[place], '%', '\%') || '%' OR known.word = ANY (near || begun || form || letter);
      END IF;
    END IF;
    IF place = pair_place + 1 THEN
      begun_ids := coalesce(fitting_ids, '{}');
      begun_fits := coalesce(fitting, '{}');
      -- In the order of "C", a colon follows the digits.
      SELECT array_agg(known.id), array_agg(0) INTO fitting_ids, fitting
      FROM unnest(ARRAY[asked[place], letter]) AS each JOIN search_words AS known ON known.word >= each AND known.word < each || ':'
      WHERE rtrim(known.word, '0123456789') = rtrim(each, '0123456789');
    END IF;
    ids := ids || fitting_ids;
    fits := fits || fitting;
    places := places || array_fill(place, ARRAY[coalesce(cardinality(fitting_ids), 0)]);
  END LOOP;

  IF cardinality(asked) = 1 THEN
    IF cardinality(ids) = 1 THEN
      RETURN QUERY
      SELECT hits.text_id, hits.rank, CASE WHEN hits.fit = 3 AND form IS NULL THEN 1 ELSE 0 END,
        CASE WHEN hits.fit = 3 THEN coalesce(is_short, false) ELSE is_guess END, NULL::boolean
      FROM hits_of_word(ids, fits, is_short) AS hits;
    ELSE
      RETURN QUERY
      SELECT hits.text_id, min(hits.rank), CASE WHEN bool_and(hits.fit = 3) AND form IS NULL THEN 1 ELSE 0 END,
        CASE WHEN min(hits.fit) = 3 THEN coalesce(is_short, false) ELSE is_guess END, NULL::boolean
      FROM hits_of_word(ids, fits, is_short) AS hits
      GROUP BY hits.text_id;
    END IF;
    RETURN;
  END IF;

  phrase := ' ' || array_to_string(meant, ' ') || ' ';
  IF required = 0 THEN
    required := wished;
    wished := 0;
    word_phrase := phrase;
  END IF;
  IF word_phrase = ' ' THEN
    word_phrase := phrase;
  END IF;
  first_place := coalesce(first_place, 1);

  LOOP
    naming := coalesce(nullif(required & ~formal, 0), required);
    begun_short := short & (naming << 1);
    wishing := wished | strengths | ((formal & required) << 2) | ((formal & required) << 3);
    RETURN QUERY
    SELECT ranks.text_id, ranks.rank, ranks.tier, is_guess OR ranks.is_within, ranks.suits_child
    FROM ranks_of_words(
      ids, places, fits, required, naming, wished, wishing, strengths, begun_short, child, first_place, pair_place, pairs, phrase, word_phrase
    ) AS ranks;
    EXIT WHEN FOUND OR bit_count(required::bit(64)) = 1;

    IF pairs IS NOT NULL THEN
      -- Nothing has the pair: its letter begins a word that is not typed to its end.
      pairs := NULL;
      ids := ids || begun_ids;
      fits := fits || begun_fits;
      places := places || array_fill(pair_place + 1, ARRAY[cardinality(begun_ids)]);
      CONTINUE;
    END IF;
    is_guess := true;
    -- A word that had to be guessed may be one more that says nothing: "سعر بنادول".
    first_place := coalesce(known_place, first_place);
    IF NOT takes_others THEN
      takes_others := true;
      fitting_before := cardinality(ids);
      FOR place IN 1 .. cardinality(asked) LOOP
        IF required & ~formal & (1::bigint << 4 * place) > 0 THEN
          near := words_near(asked[place], true, place <> first_place);
          SELECT ids || array_agg(known.id) INTO ids FROM search_words AS known WHERE known.word = ANY (near);
          fits := fits || array_fill(2, ARRAY[cardinality(ids) - cardinality(fits)]);
          places := places || array_fill(place, ARRAY[cardinality(ids) - cardinality(places)]);
        END IF;
        -- One word that was written as two, by ear: it stands for both.
        IF required & ~formal & (17::bigint << 4 * place) = 17::bigint << 4 * place THEN
          fitting_ids := ARRAY(
            SELECT known.id FROM search_words AS known
            WHERE (known.sound = sound_of(asked[place] || asked[place + 1]) AND length(known.sound) > 3
              OR known.word = letter_of(asked[place]) || letter_of(asked[place + 1])) AND is_on_sale(known.id)
          );
          ids := ids || fitting_ids || fitting_ids;
          fits := fits || array_fill(2, ARRAY[2 * cardinality(fitting_ids)]);
          places := places || array_fill(place, ARRAY[cardinality(fitting_ids)])
            || array_fill(place + 1, ARRAY[cardinality(fitting_ids)]);
        END IF;
      END LOOP;
      -- Where no other word fits either, the same would be found again: nothing.
      CONTINUE WHEN cardinality(ids) > fitting_before;
    END IF;
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
  END LOOP;
END $$;
