ALTER TABLE "orders" ADD COLUMN "recipient" varchar(100);--> statement-breakpoint
-- Both lines of an old order begin with the same name, which may have commas of its own; where their commas differ, it ends.
UPDATE "orders" SET "recipient" = coalesce(
  (
    SELECT left("delivery_address", n) FROM generate_series(1, 100) AS n
    WHERE substr("delivery_address", n + 1, 2) = ', ' AND substr("delivery_address_ar", n + 1, 2) = '، '
      AND left("delivery_address", n) = left("delivery_address_ar", n)
    ORDER BY n LIMIT 1
  ),
  left(split_part("delivery_address", ', ', 1), 100)
) WHERE "delivery_address" <> '';
