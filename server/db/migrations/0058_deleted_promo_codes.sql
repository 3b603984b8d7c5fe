-- A cart says which of its codes its pharmacy has deleted: what it keeps outlives the code.
ALTER TABLE "cart_promo_codes" DROP CONSTRAINT "cart_promo_codes_promo_code_fkey";--> statement-breakpoint
ALTER TABLE "promo_codes" DROP CONSTRAINT "promo_codes_id_pharmacy_id_key";--> statement-breakpoint
DROP INDEX "cart_promo_codes_by_promo_code";--> statement-breakpoint
ALTER TABLE "cart_promo_codes" ADD COLUMN "code" varchar(30);--> statement-breakpoint
UPDATE "cart_promo_codes" SET "code" = "promo_codes"."code" FROM "promo_codes" WHERE "promo_codes"."id" = "promo_code_id";--> statement-breakpoint
ALTER TABLE "cart_promo_codes" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_promo_codes" ADD CONSTRAINT "cart_promo_codes_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE no action ON UPDATE no action;
