ALTER TABLE "purchases" ADD COLUMN "language" "language";--> statement-breakpoint
-- What happened before there were mails is not written about now.
ALTER TABLE "order_events" ADD COLUMN "is_mailed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "is_mailed" SET DEFAULT false;--> statement-breakpoint
CREATE INDEX "order_events_to_mail" ON "order_events" USING btree ("id") WHERE not is_mailed;
