ALTER TABLE "order_events" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "actor_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_has_a_type" CHECK (("order_events"."actor_id" is null) = ("order_events"."actor_type" is null));
