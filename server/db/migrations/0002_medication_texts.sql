-- What a search compares, on both sides: fold_text, then units in one spelling stuck to their number (1 gm, ١ جم -> 1g),
-- then words with one space between. A point stays inside a number, a percent sign behind one.
-- Not [:punct:]: what that holds depends on the database's locale.
CREATE FUNCTION fold_search(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(regexp_replace(regexp_replace(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(fold_text(value), U&'\066A\066B', '%.'),
    '(\d)\s*(?:mgs?|ملليجرام|مليجرام|ملجم|ملغم|ملغ|مجم)(?![a-z\u0621-\u064A])', '\1mg ', 'g'),
    '(\d)\s*(?:mcg|ug|[\u00B5\u03BC]g|ميكروجرام|مكجم)(?![a-z\u0621-\u064A])', '\1mcg ', 'g'),
    '(\d)\s*(?:grams?|gms?|gr|g|جرام|جم|غرام)(?![a-z\u0621-\u064A])', '\1g ', 'g'),
    '(\d)\s*(?:ml|مللي|ملي|مل)(?![a-z\u0621-\u064A])', '\1ml ', 'g'),
    '(\d)\s*(?:i\.?u\.?|وحده دوليه|وحده)(?![a-z\u0621-\u064A])', '\1iu ', 'g'),
    '(\d)\s+%', '\1%', 'g'),
  '[\s!-$&-\-/:-@\[-`{-~\u00A0\u00AE\u060C\u061B\u061F\u2010-\u2026\u2122]+', ' ', 'g'),
  '\.(?!\d)|(?<!\d)\.|(?<!\d)%', ' ', 'g'),
  ' +', ' ', 'g'));
--> statement-breakpoint
CREATE TABLE "medication_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medication_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" char(32) NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"content" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (name || name_ar || content) STORED,
	CONSTRAINT "medication_texts_key_key" UNIQUE("key")
);
--> statement-breakpoint
-- "C" whatever the locale: words that begin alike then lie side by side in the primary key.
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "medications_by_pharmacy";--> statement-breakpoint
DROP INDEX "medications_by_category";--> statement-breakpoint
DROP INDEX "medications_by_search_text";--> statement-breakpoint
DROP INDEX "pharmacies_by_search_text";--> statement-breakpoint
ALTER TABLE "medications" ADD COLUMN "is_in_stock" boolean GENERATED ALWAYS AS (stock > 0) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "medications" ADD COLUMN "text_id" integer;--> statement-breakpoint
CREATE INDEX "medication_texts_by_search_text" ON "medication_texts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_by_trigram" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "medications" ADD CONSTRAINT "medications_text_id_medication_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."medication_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medications_on_sale" ON "medications" USING btree ("is_in_stock" DESC NULLS FIRST,"name","id","pharmacy_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_on_sale_by_category" ON "medications" USING btree ("category_id","is_in_stock" DESC NULLS FIRST,"name","id","pharmacy_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_on_sale_by_price" ON "medications" USING btree ("price","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_on_sale_by_text" ON "medications" USING btree ("text_id","is_in_stock" DESC NULLS FIRST,"id","pharmacy_id","category_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "medications_on_sale_by_pharmacy" ON "medications" USING btree ("pharmacy_id","is_in_stock" DESC NULLS FIRST,"name","id","category_id") WHERE is_listed;--> statement-breakpoint
ALTER TABLE "medications" DROP COLUMN "name_text";--> statement-breakpoint
ALTER TABLE "medications" DROP COLUMN "search_text";
--> statement-breakpoint
-- Points a medication at its text, and writes the text down when it is the first to need it. Stock and price do not come by here.
CREATE FUNCTION set_medication_text() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  folded_name text := ' ' || fold_search(NEW.name) || ' ';
  folded_name_ar text := ' ' || fold_search(NEW.name_ar) || ' ';
  folded_content text := ' ' || fold_search(concat_ws(
    ' ', NEW.generic_name, NEW.generic_name_ar, NEW.active_ingredients, NEW.dosage_form, NEW.strength)) || ' ';
  text_key char(32) := md5(concat_ws(E'\n', folded_name, folded_name_ar, folded_content));
BEGIN
  SELECT id INTO NEW.text_id FROM medication_texts WHERE key = text_key;
  IF FOUND THEN RETURN NEW; END IF;

  -- One writer of new texts at a time: two imports that share medicines would lock each other's rows crosswise.
  PERFORM pg_advisory_xact_lock(hashtext('medication_texts'));
  INSERT INTO medication_texts (key, name, name_ar, content)
  VALUES (text_key, folded_name, folded_name_ar, folded_content)
  ON CONFLICT (key) DO NOTHING;
  SELECT id INTO STRICT NEW.text_id FROM medication_texts WHERE key = text_key;

  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM string_to_table(folded_name || folded_name_ar || folded_content, ' ') AS word
  WHERE length(word) >= 3 AND word !~ '^\d'
  ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER medications_set_text
BEFORE INSERT OR UPDATE OF name, name_ar, generic_name, generic_name_ar, active_ingredients, dosage_form, strength
ON medications FOR EACH ROW EXECUTE FUNCTION set_medication_text();
--> statement-breakpoint
UPDATE medications SET name = name;
