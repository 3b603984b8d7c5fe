import { desc, type SQL, sql } from 'drizzle-orm';

import { inArabizi, lettersForDigits } from '@contract/arabizi';
import { inOtherLayout } from '@contract/keyboardLayout';

import { cities, governorates, pharmacies } from '../../db/schema';

/** How similar a misspelt word and a word of the name must be. */
const MIN_SIMILARITY = 0.5;
/** The sound of a word is its consonants: with fewer, too many words sound the same. */
const MIN_SOUND = 3;

/** Names, places and streets, folded. There are few enough pharmacies to search all of them without an index. */
const namesAndPlaces = sql`(${pharmacies.searchText} || ' ' || fold_text(concat_ws(' ', ${governorates.name}, ${governorates.nameAr}, ${cities.name}, ${cities.nameAr})))`;
const searchedText = sql`(${namesAndPlaces} || ' ' || fold_text(concat_ws(' ', ${pharmacies.address}, ${pharmacies.addressAr})))`;
/** A pharmacy that joins has one name, in one script, until it gives another. */
const hasOneName = sql`${pharmacies.name} = ${pharmacies.nameAr}`;

interface Heard {
  text: SQL;
  sounds: SQL;
}

const NAMES: Heard = { text: sql`${pharmacies.searchText}`, sounds: sql`${pharmacies.nameSounds}` };
const NAMES_AND_PLACES: Heard = {
  text: searchedText,
  sounds: sql`(${pharmacies.nameSounds} || ${governorates.nameSounds} || ${cities.nameSounds})`,
};

export interface PharmacySearch {
  /** Every word is there. */
  exact: SQL;
  /** What counts where something is exact: that, and what is called the same, but has a name in one script alone. */
  wider: SQL;
  /** What counts where nothing is, each only if nothing meets those before it. */
  others: readonly SQL[];
  order: readonly SQL[];
}

/**
 * How a search finds pharmacies. Where nobody has every word, who has what the other keyboard layout types counts; then one that sounds the
 * same, in either script; then one that resembles it; then a short one that sounds the same. All at once, three pharmacies of Dokki would be
 * followed by thirty from elsewhere. In the order of what is found, names come before places before streets, and then the closest match.
 */
export function pharmacySearch(q: string): PharmacySearch {
  const words = significantWords(q);
  const letters = withoutNumbers(lettersForDigits(words));
  const exact = hasEveryWord(words, searchedText);
  const meant = inOtherLayout(q);
  return {
    exact,
    wider: sql`(${exact} or ${hasOneName} and ${hearsEveryWord(letters, NAMES, MIN_SOUND)})`,
    others: [
      ...(meant === undefined ? [] : [hasEveryWord(significantWords(meant), searchedText)]),
      hearsEveryWord(letters, NAMES_AND_PLACES, MIN_SOUND),
      resemblesEveryWord(letters),
      hearsEveryWord(letters, NAMES_AND_PLACES, MIN_SOUND - 1),
    ],
    order: [
      desc(hasEveryWord(words, sql`${pharmacies.searchText}`)),
      desc(hasEveryWord(words, namesAndPlaces)),
      desc(similarity(letters)),
    ],
  };
}

const similarity = (words: string): SQL => sql`word_similarity(fold_text(${words}), ${searchedText})`;

/** The article, which is written as a word, with a hyphen, or joined to the next word. The word after it is what people look for. */
const ARTICLES = /(?<!\S)(?:[ae]l[\s-]+(?=[\p{L}\d])|(?:[ae]l|ب?ال)(?=[\p{L}\d]{4}))/giu;

/** Behind a title: "Dr.Manal", «د/منال». */
const TITLE_MARKS = /(?<!\S)(dr|د)\s*[./]+/giu;

/**
 * Words for pharmacies in general, those between such a word and a place, titles, which a pharmacy has in one of its names alone or in none,
 * and what else is said around a name.
 */
const TELLS_NOTHING = [
  /^(?:pharmac(?:y|ies)|in|at|near|nearest|of|the|and|&|dr|doctor|want|need|address|phone|number)$/i,
  /^(?:(?:ال)?صيدلي(?:[ةه]|ات)|ف[يى]|[وفد]|قرب|جنب|قريب[ةه]|[اأ]قرب|بجوار|(?:ال)?دكتور[ةه]?|عا[يو]ز[ةه]?|محتاج[ةه]?|عنوان|رقم|تليفون)$/,
  ...['صيدليه', 'صيدليات', 'جنب', 'في', 'فال', 'دكتور', 'دكتوره', 'عايز', 'عاوز'].map(inArabizi),
];

/** The words that tell one pharmacy from another, or all words if there are none such. */
function significantWords(text: string): string {
  const words = text.replaceAll(TITLE_MARKS, '$1 ').replaceAll(ARTICLES, '').split(/\s+/);
  const telling = words.filter((word) => !TELLS_NOTHING.some((one) => one.test(word.toLowerCase())));
  return (telling.some(Boolean) ? telling : words).join(' ');
}

/** Without numbers, unless there is nothing else: "6 october" is Sixth of October. */
function withoutNumbers(words: string): string {
  const named = words.split(' ').filter((word) => !/^\p{Nd}+(?:st|nd|rd|th)?$/iu.test(word));
  return named.length > 0 ? named.join(' ') : words;
}

/** Whether there are words and the text contains each of them. `strpos` instead of LIKE, so that % and _ have no special meaning. */
const hasEveryWord = (words: string, text: SQL): SQL => lacksNoWord(words, sql`${text} as text`, IS_MISSING);

const IS_MISSING = sql`strpos(searched.text, word) = 0`;

/** The same, but misspelt words may be similar. */
const resemblesEveryWord = (words: string): SQL =>
  lacksNoWord(
    words,
    sql`${searchedText} as text`,
    sql`${IS_MISSING} and word_similarity(word, searched.text) < ${MIN_SIMILARITY}`,
  );

/** The same, but words may sound like one. The end of "madinet nasr" is that of مدينة before another word. */
const hearsEveryWord = (words: string, { text, sounds }: Heard, minSound: number): SQL =>
  lacksNoWord(
    words,
    sql`${text} as text, ${sounds} as sounds`,
    sql`${IS_MISSING} and not exists (
      select from string_to_table(btrim(query.sounds), ' ') as sound
      where length(rtrim(sound, 't')) >= ${minSound}
        and (strpos(searched.sounds, ' ' || sound || ' ') > 0 or strpos(searched.sounds, ' ' || rtrim(sound, 't') || ' ') > 0)
    )`,
  );

/** What a pharmacy is searched in is put together once, and not for each of up to fifty words; and those once, not for each pharmacy. */
const lacksNoWord = (words: string, searched: SQL, isLacking: SQL): SQL => sql`(
  btrim(fold_text(${words})) <> '' and not exists (
    with searched as materialized (select ${searched}),
      query as materialized (select word, sounds_of(word) as sounds from string_to_table(fold_text(${words}), ' ') as word)
    select from searched, query where ${isLacking}
  )
)`;
