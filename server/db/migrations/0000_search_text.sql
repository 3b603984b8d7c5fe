CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What search compares: lower case; أإآٱ as ا, ى as ي, ة as ه; harakat and tatweel dropped; Arabic and Persian digits as 0-9.
-- ؤ and ئ stay, since dropping the hamza there makes other words. U&'…' keeps the marks visible in this file.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  lower(value),
  U&'\0623\0625\0622\0671\0649\0629\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670',
  U&'\0627\0627\0627\0627\064A\0647' || '01234567890123456789'
);
