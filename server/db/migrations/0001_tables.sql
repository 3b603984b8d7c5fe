CREATE TYPE "public"."category_icon" AS ENUM('pain-relief', 'antibiotic', 'vitamins', 'allergy', 'diabetes', 'heart', 'skin-care', 'default');--> statement-breakpoint
CREATE TYPE "public"."fulfilment" AS ENUM('delivery', 'pickup');--> statement-breakpoint
CREATE TYPE "public"."gender" AS ENUM('male', 'female');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('pending', 'processing', 'shipped', 'delivered', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('cash_on_delivery', 'credit_card');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('due', 'authorised', 'paid', 'refunded', 'failed');--> statement-breakpoint
CREATE TYPE "public"."pharmacy_status" AS ENUM('pending', 'approved', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."user_type" AS ENUM('user', 'pharmacy');--> statement-breakpoint
CREATE TYPE "public"."week_day" AS ENUM('saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday');--> statement-breakpoint
CREATE TABLE "cart_items" (
	"user_id" integer NOT NULL,
	"medication_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_pkey" PRIMARY KEY("user_id","medication_id"),
	CONSTRAINT "cart_items_quantity_in_bounds" CHECK ("cart_items"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"governorate_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"name_ar" varchar(100) NOT NULL,
	CONSTRAINT "cities_governorate_id_name_key" UNIQUE("governorate_id","name"),
	CONSTRAINT "cities_id_governorate_id_key" UNIQUE("id","governorate_id")
);
--> statement-breakpoint
CREATE TABLE "governorates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "governorates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"name_ar" varchar(100) NOT NULL,
	CONSTRAINT "governorates_name_key" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" char(64) PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medication_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medication_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"name_ar" varchar(100) NOT NULL,
	"icon" "category_icon" DEFAULT 'default' NOT NULL,
	CONSTRAINT "medication_categories_name_key" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "medications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pharmacy_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"name_ar" varchar(200) NOT NULL,
	"generic_name" varchar(200),
	"generic_name_ar" varchar(200),
	"active_ingredients" text,
	"strength" varchar(100),
	"dosage_form" varchar(50),
	"manufacturer" varchar(200),
	"description" text,
	"description_ar" text,
	"dosage" text,
	"dosage_ar" text,
	"side_effects" text,
	"side_effects_ar" text,
	"image" text,
	"expiry_date" date,
	"price" integer NOT NULL,
	"stock" integer NOT NULL,
	"low_stock_alert" integer DEFAULT 10 NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || name_ar)) STORED,
	"search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || name_ar || ' ' || coalesce(generic_name, '') || ' ' || coalesce(generic_name_ar, '') || ' ' || coalesce(active_ingredients, '') || ' ' || coalesce(strength, ''))) STORED,
	CONSTRAINT "medications_stock_not_negative" CHECK ("medications"."stock" >= 0),
	CONSTRAINT "medications_price_positive" CHECK ("medications"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"status" "order_status" NOT NULL,
	"actor_id" integer NOT NULL,
	"actor_type" "user_type" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"medication_id" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"name_ar" varchar(200) NOT NULL,
	"image" text,
	"price" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_items_quantity_positive" CHECK ("order_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_code" varchar(20) NOT NULL,
	"purchase_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"pharmacy_id" integer NOT NULL,
	"status" "order_status" DEFAULT 'pending' NOT NULL,
	"fulfilment" "fulfilment" NOT NULL,
	"payment_method" "payment_method" NOT NULL,
	"payment_status" "payment_status" DEFAULT 'due' NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"shipping" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"total_items" integer NOT NULL,
	"customer_name" varchar(201) NOT NULL,
	"phone_number" varchar(20) NOT NULL,
	"delivery_address" text,
	"delivery_address_ar" text,
	"notes" varchar(500) DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(order_code || ' ' || customer_name)) STORED,
	CONSTRAINT "orders_order_code_key" UNIQUE("order_code"),
	CONSTRAINT "orders_amounts_not_negative" CHECK (least("orders"."subtotal", "orders"."discount", "orders"."shipping", "orders"."tax") >= 0),
	CONSTRAINT "orders_amounts_add_up" CHECK ("orders"."subtotal" - "orders"."discount" + "orders"."shipping" + "orders"."tax" = "orders"."total"),
	CONSTRAINT "orders_delivery_has_an_address" CHECK (("orders"."fulfilment" = 'delivery') = ("orders"."delivery_address" is not null))
);
--> statement-breakpoint
CREATE TABLE "pharmacies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pharmacies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" "pharmacy_status" DEFAULT 'pending' NOT NULL,
	"name" varchar(100) NOT NULL,
	"name_ar" varchar(100) NOT NULL,
	"image" text,
	"phone" varchar(20) NOT NULL,
	"address" varchar(255) NOT NULL,
	"address_ar" varchar(255),
	"governorate_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"postal_code" varchar(20) NOT NULL,
	"opening_time" time NOT NULL,
	"closing_time" time NOT NULL,
	"working_days" "week_day"[] NOT NULL,
	"is_delivery_available" boolean NOT NULL,
	"delivery_fee" integer DEFAULT 3000 NOT NULL,
	"free_delivery_threshold" integer DEFAULT 20000 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || name_ar)) STORED,
	CONSTRAINT "pharmacies_delivery_terms_not_negative" CHECK ("pharmacies"."delivery_fee" >= 0 and "pharmacies"."free_delivery_threshold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pharmacy_staff" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"pharmacy_id" integer NOT NULL,
	"position" varchar(100) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"idempotency_key" varchar(100) NOT NULL,
	"request_hash" char(64) NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_user_id_idempotency_key_key" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"is_remembered" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"phone" varchar(20) NOT NULL,
	"address" varchar(255) NOT NULL,
	"governorate_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"postal_code" varchar(20) DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_type" "user_type" NOT NULL,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"email" varchar(255) NOT NULL,
	"password_hash" text NOT NULL,
	"phone" varchar(20) NOT NULL,
	"gender" "gender" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_medication_id_medications_id_fk" FOREIGN KEY ("medication_id") REFERENCES "public"."medications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_governorate_id_governorates_id_fk" FOREIGN KEY ("governorate_id") REFERENCES "public"."governorates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medications" ADD CONSTRAINT "medications_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medications" ADD CONSTRAINT "medications_category_id_medication_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."medication_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_medication_id_medications_id_fk" FOREIGN KEY ("medication_id") REFERENCES "public"."medications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD CONSTRAINT "pharmacies_city_fkey" FOREIGN KEY ("city_id","governorate_id") REFERENCES "public"."cities"("id","governorate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy_staff" ADD CONSTRAINT "pharmacy_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy_staff" ADD CONSTRAINT "pharmacy_staff_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_city_fkey" FOREIGN KEY ("city_id","governorate_id") REFERENCES "public"."cities"("id","governorate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_items_by_medication" ON "cart_items" USING btree ("medication_id");--> statement-breakpoint
CREATE INDEX "medications_by_pharmacy" ON "medications" USING btree ("pharmacy_id","category_id","id");--> statement-breakpoint
CREATE INDEX "medications_by_category" ON "medications" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "medications_by_search_text" ON "medications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_items_by_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_by_medication" ON "order_items" USING btree ("medication_id");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_pharmacy" ON "orders" USING btree ("pharmacy_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_pharmacy_and_status" ON "orders" USING btree ("pharmacy_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_pharmacy_and_total" ON "orders" USING btree ("pharmacy_id","total","id");--> statement-breakpoint
CREATE INDEX "orders_by_purchase" ON "orders" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "orders_by_search_text" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pharmacies_by_governorate" ON "pharmacies" USING btree ("governorate_id","id");--> statement-breakpoint
CREATE INDEX "pharmacies_by_search_text" ON "pharmacies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pharmacy_staff_by_pharmacy" ON "pharmacy_staff" USING btree ("pharmacy_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_addresses_by_user" ON "user_addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_addresses_one_default" ON "user_addresses" USING btree ("user_id") WHERE is_default;