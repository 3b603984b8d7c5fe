-- The words of a query, folded; of a long one the first 14. One that is said again and again counts twice, as it may in a name, and of
-- those of one or two letters the first six do: each begins a good part of all known words, and fifty of them cost as much as twenty
-- usual queries. A number that is stuck to a name stands apart where nothing on sale begins like both: "brufen600", but not "omega3".
-- Letters of a Persian keyboard, and those that a PDF or a wide font copies, are what they look like; digits in Arabizi are letters. A comma
-- between two numbers is a decimal point, as "2,5" is written here, but in "3,6,9".
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
      FROM string_to_table(fold_search(translate(
        CASE WHEN strpos(query, ',') = 0 AND strpos(query, '،') = 0 THEN normalize(query, NFKC)
          ELSE regexp_replace(normalize(query, NFKC), '(^|[^0-9٠-٩.,،])([0-9٠-٩]+)[,،]([0-9٠-٩]{1,2})(?![0-9٠-٩,،])', '\1\2.\3', 'g')
        END,
        'کی', 'كي'
      )), ' ') WITH ORDINALITY AS split (folded, place)
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
