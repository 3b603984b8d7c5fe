-- How the words of a text sound (`sound_of`), with a space around each; a word with an article in one, "العزبي" or "elezaby", without it as
-- well, and a name of two words, "عبد العزيز", as the one that it is in Latin letters, too. Sounds of one letter are those of too many words.
CREATE FUNCTION sounds_of(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ' ' || coalesce((
  SELECT string_agg(DISTINCT sound_of(said), ' ')
  FROM regexp_split_to_table(
      fold_text(value) || ' ' || regexp_replace(fold_text(value), '\m(عبد|abd)[ -]+', '\1', 'g'), '[^a-z0-9\u0621-\u064A]+'
    ) AS word,
    unnest(ARRAY[word, regexp_replace(word, '^(?:ال|[ae]l)(?=.{3})', '')]) AS said
  WHERE length(sound_of(said)) > 1
), '') || ' ';
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "name_sounds" text GENERATED ALWAYS AS (sounds_of(name || ' ' || name_ar)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "governorates" ADD COLUMN "name_sounds" text GENERATED ALWAYS AS (sounds_of(name || ' ' || name_ar)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD COLUMN "name_sounds" text GENERATED ALWAYS AS (sounds_of(name || ' ' || name_ar)) STORED NOT NULL;
