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

/** How alike a misspelt word and a word of the name must be. */
const MIN_SIMILARITY = 0.5;

/** Names, places and streets, folded. Pharmacies are few enough to be read through, so no index is needed. */
const namesAndPlaces = sql`(${pharmacies.searchText} || ' ' || fold_text(concat_ws(' ', ${governorates.name}, ${governorates.nameAr}, ${cities.name}, ${cities.nameAr})))`;
const searchedText = sql`(${namesAndPlaces} || ' ' || fold_text(concat_ws(' ', ${pharmacies.address}, ${pharmacies.addressAr})))`;

/** What the wire says of a pharmacy, and no more: of fields that nobody reads, each row costs its part. */
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

/** What it says of itself on its own page alone. */
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

/** One page; while searching names before places before streets, and the closest first, else the longest-standing first. The total comes in the same statement. */
export async function findPharmacies(db: Database, query: PharmacyListQuery): Promise<Listed<FoundPharmacy>> {
  const page = (read: (wanted: PharmacyListQuery) => Promise<FoundPharmacy[]>) =>
    pageWithTotal(query, read, ({ total }) => total);
  if (!query.q) return page(async (wanted) => browse(db, wanted));
  const words = significantWords(query.q);
  const found = await page(async (wanted) => search(db, wanted, words, hasEveryWord(words, searchedText)));
  // What only resembles a word counts where nobody has it: beside three pharmacies of Dokki there would be thirty of elsewhere.
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

/** Al and el are one article, written as a word, with a hyphen or as a part of the next: what follows it is what is looked for. */
const ARTICLES = /(?<!\S)[ae]l[\s-]+(?=[\p{L}\d])/giu;

/** What all pharmacies are, and what stands between that and a place. */
const TELLS_NOTHING = /^(?:pharmac(?:y|ies)|(?:ال)?صيدلي(?:[ةه]|ات)|in|at|near|of|the|ف[يى]|قرب|جنب|قريب[ةه]|بجوار)$/i;

/** The words by which one pharmacy is told from another; all of them where there is no such word. */
function significantWords(text: string): string {
  const words = text.replaceAll(ARTICLES, '').split(/\s+/);
  const telling = words.filter((word) => !TELLS_NOTHING.test(word));
  return (telling.some(Boolean) ? telling : words).join(' ');
}

/** There is a word, and each stands in there; `strpos` rather than LIKE, since % and _ are only characters here. */
const hasEveryWord = (words: string, where: SQL): SQL =>
  lacksNoWord(words, where, sql`strpos(searched.text, word) = 0`);

/** The same, or nearly, of words that are misspelt. */
const resemblesEveryWord = (words: string): SQL =>
  lacksNoWord(
    words,
    searchedText,
    sql`strpos(searched.text, word) = 0 and word_similarity(word, searched.text) < ${MIN_SIMILARITY}`,
  );

/** The text is put together once for a pharmacy, and not for each of fifty words. */
const lacksNoWord = (
  words: string,
  where: SQL,
  isLacking: SQL,
): SQL => sql`(btrim(fold_text(${words})) <> '' and not exists (
  with searched as materialized (select ${where} as text)
  select from searched, string_to_table(fold_text(${words}), ' ') as query(word) where ${isLacking}
))`;
