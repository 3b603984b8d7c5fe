import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';

import { LIMITS } from '@contract/limits';
import { CATEGORY_ICONS } from '@contract/medication';
import { MAX_PIASTRES } from '@contract/money';
import { DEFAULT_LOW_STOCK } from '@contract/pharmacy';
import { STAFF_LIMITS } from '@contract/staffLimits';

import { createdAt, identity, piastres } from './columns';
import { pharmacies } from './pharmacies';

export const categoryIcon = pgEnum('category_icon', CATEGORY_ICONS);

export const medicationCategories = pgTable('medication_categories', {
  id: identity(),
  name: varchar({ length: LIMITS.name }).notNull().unique('medication_categories_name_key'),
  nameAr: varchar({ length: LIMITS.name }).notNull(),
  icon: categoryIcon().notNull().default('default'),
});

/**
 * What a search reads: one row for every different medicine, however many pharmacies list it. Triggers keep it, as long as one does.
 * Every text went through `fold_search`, with a space on both sides so that words can be told apart.
 */
export const medicationTexts = pgTable('medication_texts', {
  id: identity(),
  /** MD5 of the texts: ingredients may be longer than an index allows. */
  key: char({ length: 32 }).notNull().unique('medication_texts_key_key'),
  name: text().notNull(),
  nameAr: text().notNull(),
  /** Generic names, active ingredients, form and strength. */
  content: text().notNull(),
  /** Of several substances: where the content alone is asked for, what has that substance alone comes first. */
  isCombination: boolean().notNull().default(false),
});

/** Every word of `medication_texts`: what a search looks its words up in, and where one that is misspelt, or written by ear, finds what was meant. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Its consonants in Latin letters, whichever script it is in. */
    sound: text().generatedAlwaysAs(sql`sound_of(word)`),
    id: integer().notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('search_words_by_trigram').using('gin', table.word.op('gin_trgm_ops')),
    index('search_words_by_sound').on(table.sound),
  ],
);

/**
 * Which words a text has. An index holds the whole row: a search reads nothing else. No foreign keys, since triggers alone write and
 * remove words and texts, one at a time.
 */
export const textWords = pgTable(
  'text_words',
  {
    wordId: integer().notNull(),
    textId: integer().notNull(),
    /**
     * The best one: 0 is a whole name, 1 begins a name, 2 stands in a name, 3 in the content, 4 is another name of what stands there
     * (`other_names`); 5 and 6 are the same as 3 and 4 in the content of a combination.
     */
    place: smallint().notNull(),
    /** In characters, of the name in Latin letters: of two names that have the word, the shorter one is more of what was asked. */
    nameLength: smallint().notNull(),
  },
  (table) => [
    index('text_words_by_word').on(table.wordId, table.textId, table.place, table.nameLength),
    index('text_words_by_text').on(table.textId),
  ],
);

const { product } = STAFF_LIMITS;

export const medications = pgTable(
  'medications',
  {
    id: identity(),
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id),
    categoryId: integer()
      .notNull()
      .references(() => medicationCategories.id),
    name: varchar({ length: product.name }).notNull(),
    nameAr: varchar({ length: product.name }).notNull(),
    genericName: varchar({ length: product.name }),
    genericNameAr: varchar({ length: product.name }),
    activeIngredients: text(),
    strength: varchar({ length: product.strength }),
    dosageForm: varchar({ length: product.dosageForm }),
    manufacturer: varchar({ length: product.name }),
    description: text(),
    descriptionAr: text(),
    dosage: text(),
    dosageAr: text(),
    sideEffects: text(),
    sideEffectsAr: text(),
    image: text(),
    expiryDate: date({ mode: 'string' }),
    prescriptionRequired: boolean().notNull().default(false),
    price: piastres().notNull(),
    stock: integer().notNull(),
    lowStockAlert: integer().notNull().default(DEFAULT_LOW_STOCK),
    /** Off when the pharmacy takes it from sale: orders keep pointing at the row. */
    isListed: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Stored, so that an index may order by it without a write at every sale. */
    isInStock: boolean()
      .notNull()
      .generatedAlwaysAs(sql`stock > 0`),
    /** Likewise: an index that held the stock itself would make every sale write into all indexes of the table. */
    isLow: boolean()
      .notNull()
      .generatedAlwaysAs(sql`stock < low_stock_alert`),
    /** Likewise, and rising with the stock: what an index is in the order of, from where little is left to sort. */
    stockLevel: integer()
      .notNull()
      .generatedAlwaysAs(sql`floor(sqrt(stock))::integer`),
    /** What lists are in the order of: capitals beside small letters, أ beside ا. */
    sortName: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(name)`),
    sortNameAr: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(name_ar)`),
    /** What the search reads; set by a trigger. */
    textId: integer().references(() => medicationTexts.id),
    /** Where its pharmacy is, so that an index may walk a governorate; set by a trigger, and moves with the pharmacy. */
    governorateId: integer(),
  },
  (table) => [
    foreignKey({
      name: 'medications_pharmacy_governorate_fkey',
      columns: [table.pharmacyId, table.governorateId],
      foreignColumns: [pharmacies.id, pharmacies.governorateId],
    }).onUpdate('cascade'),
    // By the name in each language. Columns after the id are there to count without reading the rows.
    ...[
      { suffix: '', sortName: table.sortName },
      { suffix: '_ar', sortName: table.sortNameAr },
    ].flatMap(({ suffix, sortName }) => {
      // Made anew for each: an index takes the direction of a column away with it.
      const byName = () => [table.isInStock.desc().nullsFirst(), sortName, table.id] as const;
      return [
        index(`medications_on_sale${suffix}`)
          .on(...byName(), table.pharmacyId, table.expiryDate)
          .where(sql`is_listed`),
        index(`medications_on_sale_by_category${suffix}`)
          .on(table.categoryId, ...byName(), table.pharmacyId, table.expiryDate)
          .where(sql`is_listed`),
        index(`medications_on_sale_by_governorate${suffix}`)
          .on(table.governorateId, ...byName(), table.pharmacyId, table.categoryId, table.expiryDate)
          .where(sql`is_listed`),
        index(`medications_on_sale_by_pharmacy${suffix}`)
          .on(table.pharmacyId, ...byName(), table.categoryId, table.expiryDate, table.textId)
          .where(sql`is_listed`),
      ];
    }),
    index('medications_on_sale_by_price')
      .on(table.price, table.id)
      .where(sql`is_listed`),
    index('medications_on_sale_by_text')
      .on(
        table.textId,
        table.isInStock.desc().nullsFirst(),
        table.price,
        table.id,
        table.pharmacyId,
        table.categoryId,
        table.governorateId,
        table.expiryDate,
      )
      .where(sql`is_listed`),
    // What is listed and past its date: the kept counts hold it, a reader takes it off.
    index('medications_listed_by_expiry')
      .on(table.expiryDate, table.pharmacyId, table.categoryId, table.textId)
      .where(sql`is_listed`),
    index('medications_expiring_by_pharmacy')
      .on(table.pharmacyId, table.expiryDate, table.id)
      .where(sql`is_listed and is_in_stock and expiry_date is not null`),
    index('medications_listed_by_date')
      .on(table.pharmacyId, table.createdAt)
      .where(sql`is_listed`),
    // The pharmacy's own list: everything it has, on sale or not, in each order that its grid offers.
    index('medications_of_pharmacy_by_name').on(table.pharmacyId, table.sortName, table.id),
    index('medications_of_pharmacy_by_name_ar').on(table.pharmacyId, table.sortNameAr, table.id),
    index('medications_of_pharmacy_by_price').on(table.pharmacyId, table.price, table.id),
    index('medications_of_pharmacy_by_stock').on(table.pharmacyId, table.stockLevel),
    // Name and id are there to find, sort and count without reading the rows.
    index('medications_of_pharmacy_by_text').on(table.pharmacyId, table.textId, table.sortName, table.id),
    // Whether anybody has a text still.
    index('medications_by_text').on(table.textId),
    // What needs an eye is little: its own small indexes count it, too.
    index('medications_low_in_stock')
      .on(table.pharmacyId, table.id, table.categoryId)
      .where(sql`is_listed and is_low`),
    index('medications_off_sale')
      .on(table.pharmacyId, table.categoryId)
      .where(sql`not is_listed`),
    check('medications_stock_not_negative', sql`${table.stock} >= 0`),
    check('medications_price_in_bounds', sql`${table.price} between 1 and ${sql.raw(String(MAX_PIASTRES))}`),
  ],
);
