CREATE TYPE "public"."promo_type" AS ENUM('percentage', 'fixed');--> statement-breakpoint
CREATE TABLE "cart_promo_codes" (
	"user_id" integer NOT NULL,
	"pharmacy_id" integer NOT NULL,
	"promo_code_id" integer NOT NULL,
	CONSTRAINT "cart_promo_codes_pkey" PRIMARY KEY("user_id","pharmacy_id")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pharmacy_id" integer NOT NULL,
	"code" varchar(30) NOT NULL,
	"type" "promo_type" NOT NULL,
	"value" integer NOT NULL,
	"min_purchase" bigint DEFAULT 0 NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"usage_limit" integer,
	"per_customer_limit" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"description" varchar(200) DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_pharmacy_id_code_key" UNIQUE("pharmacy_id","code"),
	CONSTRAINT "promo_codes_id_pharmacy_id_key" UNIQUE("id","pharmacy_id"),
	CONSTRAINT "promo_codes_code_in_capitals" CHECK ("promo_codes"."code" = upper("promo_codes"."code")),
	CONSTRAINT "promo_codes_value_in_bounds" CHECK ("promo_codes"."value" between 1 and case "promo_codes"."type" when 'percentage' then 10000 else 100000000 end),
	CONSTRAINT "promo_codes_min_purchase_not_negative" CHECK ("promo_codes"."min_purchase" >= 0),
	CONSTRAINT "promo_codes_end_after_start" CHECK ("promo_codes"."ends_on" >= "promo_codes"."starts_on"),
	CONSTRAINT "promo_codes_limits_positive" CHECK (least("promo_codes"."usage_limit", "promo_codes"."per_customer_limit") >= 1),
	CONSTRAINT "promo_codes_used_within_limit" CHECK ("promo_codes"."used_count" between 0 and coalesce("promo_codes"."usage_limit", "promo_codes"."used_count"))
);
--> statement-breakpoint
CREATE TABLE "promo_redemptions" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"promo_code_id" integer NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo_code" varchar(30);--> statement-breakpoint
ALTER TABLE "cart_promo_codes" ADD CONSTRAINT "cart_promo_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promo_codes" ADD CONSTRAINT "cart_promo_codes_promo_code_fkey" FOREIGN KEY ("promo_code_id","pharmacy_id") REFERENCES "public"."promo_codes"("id","pharmacy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_promo_codes_by_promo_code" ON "cart_promo_codes" USING btree ("promo_code_id");--> statement-breakpoint
CREATE INDEX "promo_redemptions_by_promo_code" ON "promo_redemptions" USING btree ("promo_code_id","user_id");