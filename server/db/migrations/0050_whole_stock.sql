ALTER TYPE "public"."category_icon" ADD VALUE 'womens-health' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'mother-baby' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'bones-joints' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'nerves' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'hormones' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'urinary' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'antifungal' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'hair-care' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'mouth-teeth' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'nutrition' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'first-aid' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'immunity' BEFORE 'default';--> statement-breakpoint
-- Where asthma and chest medicines are filed as well, unless an operator has found a name for it already.
-- Compared as text: PostgreSQL takes no value of a type in the transaction that has added it, here or in 0036.
UPDATE "medication_categories" SET "name" = 'Cold & Respiratory', "name_ar" = 'البرد والجهاز التنفسي'
WHERE "icon"::text = 'cold-flu' AND "name" = 'Cold & Flu' AND "name_ar" = 'البرد والإنفلونزا';
