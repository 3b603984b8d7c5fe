-- A folded query with digits for the strengths that are said in words behind a name, as dictation writes them: "كونكور خمسه", and
-- "واحد جرام". Alone or in front they may be anything, and one of something is no strength.
CREATE FUNCTION with_spoken_numbers(folded text) RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  spoken CONSTANT text[] := ARRAY[
    ['واحد جرام', '1g'], ['نص جرام', '0.5g'], ['خمسه وعشرين', '25'], ['خمسه وسبعين', '75'], ['ميه وخمسين', '150'], ['خمسه', '5'],
    ['عشره', '10'], ['عشرين', '20'], ['تلاتين', '30'], ['ثلاثين', '30'], ['اربعين', '40'], ['خمسين', '50'], ['ستين', '60'], ['تمانين', '80'],
    ['ثمانين', '80'], ['ميتين', '200'], ['ربعميه', '400'], ['اربعميه', '400'], ['خمسميه', '500'], ['خمسمايه', '500'], ['خمسمائه', '500'],
    ['ستميه', '600'], ['الف', '1000']
  ];
  said text := folded || ' ';
BEGIN
  -- No regular expression: PostgreSQL keeps 32 of them, and the search has nearly as many.
  IF strpos(folded, ' خمس') + strpos(folded, ' عشر') + strpos(folded, ' واحد جرام') + strpos(folded, ' نص جرام') + strpos(folded, 'لاتين')
    + strpos(folded, 'ربع') + strpos(folded, ' ميتين') + strpos(folded, ' ميه ') + strpos(folded, ' ست') + strpos(folded, 'مانين')
    + strpos(folded, ' الف') = 0
  THEN
    RETURN folded;
  END IF;
  FOR at IN 1 .. array_length(spoken, 1) LOOP
    said := replace(said, ' ' || spoken[at][1] || ' ', ' ' || spoken[at][2] || ' ');
  END LOOP;
  RETURN fold_search(said);
END $$;
--> statement-breakpoint
-- The words of a query, folded; of a long one the first 14. One that is said again and again counts twice, as it may in a name, and of
-- those of one or two letters the first six do: each begins a good part of all known words, and fifty of them cost as much as twenty
-- usual queries. A number that is stuck to a name stands apart where nothing on sale begins like both: "brufen600", but not "omega3".
-- Letters of a Persian keyboard, and those that a PDF or a wide font copies, are what they look like; digits in Arabizi are letters. A comma
-- between two numbers is a decimal point, as "2,5" is written here, but in "3,6,9". Numbers in words are
-- strengths as well.
CREATE OR REPLACE FUNCTION words_asked(query text) RETURNS text[]
LANGUAGE sql STABLE
RETURN (ARRAY(
  SELECT part
  FROM (
    SELECT part, place, part_place,
      row_number() OVER (PARTITION BY part ORDER BY place, part_place) AS time_said,
      count(*) FILTER (WHERE length(part) < 3 AND part !~ '[0-9]') OVER (ORDER BY place, part_place) AS short_so_far,
      length(part) < 3 AND part !~ '[0-9]' AS is_short
    FROM (
      SELECT coalesce(arabizi_form(folded), folded), place
      FROM string_to_table(with_spoken_numbers(fold_search(translate(
        CASE WHEN strpos(query, ',') = 0 AND strpos(query, '،') = 0 THEN normalize(query, NFKC)
          ELSE regexp_replace(normalize(query, NFKC), '(^|[^0-9٠-٩.,،])([0-9٠-٩]+)[,،]([0-9٠-٩]{1,2})(?![0-9٠-٩,،])', '\1\2.\3', 'g')
        END,
        'کی', 'كي'
      ))), ' ') WITH ORDINALITY AS split (folded, place)
    ) AS each (word, place),
      unnest(CASE WHEN word ~ '^[a-z\u0621-\u064A]{3,}[0-9]' AND NOT EXISTS (
        SELECT FROM search_words AS known
        WHERE known.word >= each.word AND known.word < each.word || U&'\+10FFFF' AND is_on_sale(known.id)
      ) THEN regexp_match(word, '^([^0-9]+)(.*)$') ELSE ARRAY[word] END) WITH ORDINALITY AS parts (part, part_place)
    WHERE part <> ''
  ) AS said
  WHERE time_said < 3 AND NOT (is_short AND short_so_far > 6)
  ORDER BY place, part_place
))[1:14];
