-- The two words that begin a name as one, where the first is short: of E-Mox and Co-Tareg people say "emox" and "cotareg". And the single
-- digits that begin one, or three and more of them anywhere: 1 2 3 Extra is "123", and Omega 3-6-9 "omega 369".
CREATE OR REPLACE FUNCTION joined_words(name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
  array_to_string(regexp_match(name, '^ ([a-z\u0621-\u064A]{1,3}) ([a-z\u0621-\u064A]{2,}) '), ''),
  replace(coalesce(substring(name FROM '^ ([0-9](?: [0-9])+) '), substring(name FROM ' ([0-9](?: [0-9]){2,}) ')), ' ', '')
);
--> statement-breakpoint
CREATE TEMPORARY TABLE joined ON COMMIT DROP AS
SELECT DISTINCT texts.id, length(texts.name) AS name_length, joined_words(names.name) AS word
FROM medication_texts AS texts, unnest(ARRAY[texts.name, texts.name_ar]) AS names (name)
WHERE names.name ~ '^ [0-9] [0-9] | [0-9] [0-9] [0-9] ' AND joined_words(names.name) IS NOT NULL;
--> statement-breakpoint
INSERT INTO search_words (word) SELECT DISTINCT word FROM joined ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO text_words (word_id, text_id, place, name_length)
SELECT search_words.id, joined.id, 1, joined.name_length
FROM joined JOIN search_words USING (word)
WHERE NOT EXISTS (SELECT FROM text_words WHERE word_id = search_words.id AND text_id = joined.id);
