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
 * The texts that a search reads: one row for each different medicine, however many pharmacies list it. Triggers add it with the first
 * medication and delete it with the last. Every text was folded by `fold_search`, and has a space at both ends, so that words can be told
 * apart.
 */
export const medicationTexts = pgTable('medication_texts', {
  id: identity(),
  /** MD5 of the texts, since ingredients may be longer than an index entry allows. */
  key: char({ length: 32 }).notNull().unique('medication_texts_key_key'),
  name: text().notNull(),
  nameAr: text().notNull(),
  /** Generic names, active ingredients, form and strength. */
  content: text().notNull(),
  /** Whether there are several substances. A search for a substance puts medicines with that substance alone first. */
  isCombination: boolean().notNull().default(false),
});

/**
 * Every word of `medication_texts`. A search looks its words up here, and finds what was meant by a word that is misspelt or written by
 * ear.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Its consonants in Latin letters, whichever script the word is in. */
    sound: text().generatedAlwaysAs(sql`sound_of(word)`),
    id: integer().notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('search_words_by_trigram').using('gin', table.word.op('gin_trgm_ops')),
    index('search_words_by_sound').on(table.sound),
  ],
);

/**
 * Which words a text has. A search reads only an index, which contains the whole row. There are no foreign keys, since only triggers write
 * and delete words and texts, one at a time.
 */
export const textWords = pgTable(
  'text_words',
  {
    wordId: integer().notNull(),
    textId: integer().notNull(),
    /**
     * The best place of the word in the text: 0 is a whole name, 1 begins a name, 2 is within a name, 3 is in the content, 4 is another
     * name of something in the content (`other_names`); 5 and 6 are the same as 3 and 4 in the content of a combination.
     */
    place: smallint().notNull(),
    /** Length in characters of the name in Latin letters. Of two names with the word, the shorter one is the better match. */
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
    /** False once the pharmacy takes it from sale. The row stays, since orders refer to it. */
    isListed: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Stored, so that an index can sort by it without being written at every sale. */
    isInStock: boolean()
      .notNull()
      .generatedAlwaysAs(sql`stock > 0`),
    /** Stored for the same reason: if an index contained the stock itself, every sale would write to all indexes of the table. */
    isLow: boolean()
      .notNull()
      .generatedAlwaysAs(sql`stock < low_stock_alert`),
    /** Also stored, and rises with the stock: an index sorts by it, so that only rows of the same level are left to sort. */
    stockLevel: integer()
      .notNull()
      .generatedAlwaysAs(sql`floor(sqrt(stock))::integer`),
    /** The key that lists sort by: upper case equals lower case, and أ equals ا. */
    sortName: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(name)`),
    sortNameAr: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(name_ar)`),
    /** The text that a search reads; set by a trigger. */
    textId: integer().references(() => medicationTexts.id),
    /** The governorate of its pharmacy, so that an index can list a governorate; set by a trigger, and updated when the pharmacy moves. */
    governorateId: integer(),
  },
  (table) => [
    foreignKey({
      name: 'medications_pharmacy_governorate_fkey',
      columns: [table.pharmacyId, table.governorateId],
      foreignColumns: [pharmacies.id, pharmacies.governorateId],
    }).onUpdate('cascade'),
    // Sorted by the name in each language. The columns after the id allow counting without reading the rows.
    ...[
      { suffix: '', sortName: table.sortName },
      { suffix: '_ar', sortName: table.sortNameAr },
    ].flatMap(({ suffix, sortName }) => {
      // Built for each index, since `index()` takes the direction away from the columns that it is given.
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
    // Medications that are listed but past their expiry date, which have to be subtracted from the kept counts.
    index('medications_listed_by_expiry')
      .on(table.expiryDate, table.pharmacyId, table.categoryId, table.textId)
      .where(sql`is_listed`),
    index('medications_expiring_by_pharmacy')
      .on(table.pharmacyId, table.expiryDate, table.id)
      .where(sql`is_listed and is_in_stock and expiry_date is not null`),
    index('medications_listed_by_date')
      .on(table.pharmacyId, table.createdAt)
      .where(sql`is_listed`),
    // The pharmacy's own list, with everything that it has, listed or not, in each order that its grid offers.
    index('medications_of_pharmacy_by_name').on(table.pharmacyId, table.sortName, table.id),
    index('medications_of_pharmacy_by_name_ar').on(table.pharmacyId, table.sortNameAr, table.id),
    index('medications_of_pharmacy_by_price').on(table.pharmacyId, table.price, table.id),
    index('medications_of_pharmacy_by_stock').on(table.pharmacyId, table.stockLevel),
    // Name and id are included so that finding, sorting and counting need not read the rows.
    index('medications_of_pharmacy_by_text').on(table.pharmacyId, table.textId, table.sortName, table.id),
    // For finding out whether a text is still used.
    index('medications_by_text').on(table.textId),
    // Few medications are low in stock, so that these small indexes also serve to count them.
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
