CREATE TABLE "foreign_categories" (
	"pharmacy_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"category_id" integer NOT NULL,
	"chosen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "foreign_categories_pharmacy_id_name_pk" PRIMARY KEY("pharmacy_id","name")
);
--> statement-breakpoint
ALTER TABLE "foreign_categories" ADD CONSTRAINT "foreign_categories_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foreign_categories" ADD CONSTRAINT "foreign_categories_category_id_medication_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."medication_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "foreign_categories_by_category" ON "foreign_categories" USING btree ("category_id");