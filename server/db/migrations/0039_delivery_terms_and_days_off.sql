ALTER TABLE "pharmacies" ALTER COLUMN "free_delivery_threshold" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD COLUMN "closed_until" date;