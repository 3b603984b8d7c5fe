ALTER TYPE "public"."category_icon" ADD VALUE 'digestion' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'cold-flu' BEFORE 'default';--> statement-breakpoint
ALTER TYPE "public"."category_icon" ADD VALUE 'eye-ear' BEFORE 'default';