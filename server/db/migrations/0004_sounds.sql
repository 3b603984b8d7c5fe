-- How a folded word sounds to an Egyptian ear, the same for both scripts: Latin consonants that Arabic does not tell apart are one
-- (p b, v f, c k q, z s, j g), vowels and h count only where they begin the word, a doubled letter is one.
-- concor, konkor, كونكور -> knkr; xarelto, زاريلتو -> srlt.
CREATE FUNCTION sound_of(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(regexp_replace(regexp_replace(
  translate(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(word,
      'ph', 'f', 'g'),
      'ch', 'k', 'g'),
      'c(?=[eiy])', 's', 'g'),
      '^x', 's'),
      'x', 'ks', 'g'),
    'pvcqzjeiouyw' || 'اعويئؤءبتثجحخدذرزسشصضطظغفقكلمنه',
    'bfkksgaaaaaa' || 'aaaaaaabttghkddrssssdtsgfkklmnh'),
  '(?<!^)[ah]', '', 'g'),
  '(.)\1+', '\1', 'g'),
  '[^a-z0-9]', '', 'g');
--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "sound" text GENERATED ALWAYS AS (sound_of(word)) STORED;--> statement-breakpoint
CREATE INDEX "search_words_by_sound" ON "search_words" USING btree ("sound");
