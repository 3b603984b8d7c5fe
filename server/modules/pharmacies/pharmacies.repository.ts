import { and, asc, count, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';

import type { PharmacyListQuery } from '@contract/pharmacy';

import type { Database } from '../../db/database';
import { idAndNames } from '../../db/idAndNames';
import { isApproved, offeredBy } from '../../db/offered';
import { pageStatementName } from '../../db/pageStatementName';
import { pageWithTotal } from '../../db/pageWithTotal';
import { prepared } from '../../db/prepared';
import { cities, governorates, pharmacies } from '../../db/schema';
import { type Listed, offsetOf } from '../../http';

/** How similar a misspelt word and a word of the name must be. */
const MIN_SIMILARITY = 0.5;

/** Names, places and streets, folded. There are few enough pharmacies to search all of them without an index. */
const namesAndPlaces = sql`(${pharmacies.searchText} || ' ' || fold_text(concat_ws(' ', ${governorates.name}, ${governorates.nameAr}, ${cities.name}, ${cities.nameAr})))`;
const searchedText = sql`(${namesAndPlaces} || ' ' || fold_text(concat_ws(' ', ${pharmacies.address}, ${pharmacies.addressAr})))`;

/** The columns that the API shows. Others would only cost time for each row. */
const pharmacyColumns = {
  id: pharmacies.id,
  name: pharmacies.name,
  nameAr: pharmacies.nameAr,
  image: pharmacies.image,
  address: pharmacies.address,
  addressAr: pharmacies.addressAr,
  openingTime: pharmacies.openingTime,
  closingTime: pharmacies.closingTime,
  phone: pharmacies.phone,
  workingDays: pharmacies.workingDays,
  isDeliveryAvailable: pharmacies.isDeliveryAvailable,
  deliveryFee: pharmacies.deliveryFee,
  freeDeliveryThreshold: pharmacies.freeDeliveryThreshold,
  closedUntil: pharmacies.closedUntil,
};

/** The columns that only the pharmacy's own page shows. */
const detailColumns = { email: pharmacies.email, website: pharmacies.website, description: pharmacies.description };

const cardColumns = {
  pharmacy: pharmacyColumns,
  governorate: idAndNames(governorates),
  city: idAndNames(cities),
  totalMedications: offeredBy((pharmacyId) => eq(pharmacyId, pharmacies.id)),
};

const selectPharmacies = <Columns extends SelectedFields>(db: Database, columns: Columns) =>
  db
    .select({ ...cardColumns, ...columns })
    .from(pharmacies)
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId));

type FoundPharmacy = Awaited<ReturnType<typeof browse>>[number];

/**
 * One page. Search results match by name before place before street, and the closest match comes first; otherwise in the order in which
 * pharmacies joined. The same statement returns the total.
 */
export async function findPharmacies(db: Database, query: PharmacyListQuery): Promise<Listed<FoundPharmacy>> {
  const page = (read: (wanted: PharmacyListQuery) => Promise<FoundPharmacy[]>) =>
    pageWithTotal(query, read, ({ total }) => total);
  if (!query.q) return page(async (wanted) => browse(db, wanted));
  const words = significantWords(query.q);
  const found = await page(async (wanted) => search(db, wanted, words, hasEveryWord(words, searchedText)));
  // Similar words count only if nothing matches exactly: otherwise three pharmacies of Dokki would be followed by thirty from elsewhere.
  return found.total > 0 ? found : page(async (wanted) => search(db, wanted, words, resemblesEveryWord(words)));
}

function browse(db: Database, query: PharmacyListQuery) {
  const { governorate_id: governorateId, paginate } = query;
  const shape = ['pharmacies', governorateId !== undefined && 'governorate'];
  const statement = prepared(db, pageStatementName(shape, paginate), (name) => {
    const condition = and(
      isApproved,
      isIn(governorateId === undefined ? undefined : sql.placeholder('governorate_id')),
    );
    return selectPharmacies(db, {
      total: sql<number>`(select count(*) from ${pharmacies} where ${condition})`.mapWith(Number),
    })
      .where(condition)
      .orderBy(asc(pharmacies.id))
      .limit(paginate)
      .offset(sql.placeholder('offset'))
      .prepare(name);
  });
  return statement.execute({ ...query, offset: offsetOf(query) });
}

function search(db: Database, query: PharmacyListQuery, words: string, isFound: SQL) {
  const condition = and(isApproved, isIn(query.governorate_id), isFound);
  const total = db
    .select({ total: count() })
    .from(pharmacies)
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(condition);
  return selectPharmacies(db, { total: sql<number>`${total}`.mapWith(Number) })
    .where(condition)
    .orderBy(
      desc(hasEveryWord(words, sql`${pharmacies.searchText}`)),
      desc(hasEveryWord(words, namesAndPlaces)),
      desc(similarity(words)),
      asc(pharmacies.id),
    )
    .limit(query.paginate)
    .offset(offsetOf(query));
}

export async function findPharmacy(db: Database, id: number) {
  const condition = and(eq(pharmacies.id, sql.placeholder('id')), isApproved);
  const statement = prepared(db, 'pharmacy', (name) =>
    selectPharmacies(db, detailColumns).where(condition).prepare(name),
  );
  const [found] = await statement.execute({ id });
  return found;
}

const isIn = (governorateId: number | Placeholder | undefined) =>
  governorateId === undefined ? undefined : eq(pharmacies.governorateId, governorateId);

const similarity = (words: string): SQL => sql`word_similarity(fold_text(${words}), ${searchedText})`;

/**
 * The article al or el, which is written as a word, with a hyphen, or joined to the next word. The word after it is what people look for.
 */
const ARTICLES = /(?<!\S)[ae]l[\s-]+(?=[\p{L}\d])/giu;

/** Words for pharmacies in general, and those between such a word and a place. */
const TELLS_NOTHING = /^(?:pharmac(?:y|ies)|(?:ال)?صيدلي(?:[ةه]|ات)|in|at|near|of|the|ف[يى]|قرب|جنب|قريب[ةه]|بجوار)$/i;

/** The words that tell one pharmacy from another, or all words if there are none such. */
function significantWords(text: string): string {
  const words = text.replaceAll(ARTICLES, '').split(/\s+/);
  const telling = words.filter((word) => !TELLS_NOTHING.test(word));
  return (telling.some(Boolean) ? telling : words).join(' ');
}

/** Whether there are words and the text contains each of them. `strpos` instead of LIKE, so that % and _ have no special meaning. */
const hasEveryWord = (words: string, where: SQL): SQL =>
  lacksNoWord(words, where, sql`strpos(searched.text, word) = 0`);

/** The same, but misspelt words may be similar. */
const resemblesEveryWord = (words: string): SQL =>
  lacksNoWord(
    words,
    searchedText,
    sql`strpos(searched.text, word) = 0 and word_similarity(word, searched.text) < ${MIN_SIMILARITY}`,
  );

/** The text of a pharmacy is put together only once, and not for each of up to fifty words. */
const lacksNoWord = (
  words: string,
  where: SQL,
  isLacking: SQL,
): SQL => sql`(btrim(fold_text(${words})) <> '' and not exists (
  with searched as materialized (select ${where} as text)
  select from searched, string_to_table(fold_text(${words}), ' ') as query(word) where ${isLacking}
))`;
