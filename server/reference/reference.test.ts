import { searchIntentOf } from '@contract/searchIntent';

import { CATEGORIES } from './categories';
import { GOVERNORATES } from './locations';

/** The categories that people search for most. */
const FIRST_SHELVES: readonly string[] = CATEGORIES.slice(0, 10).map(({ icon }) => icon);

const ARABIC = /[\u0621-\u064A]/;

function repeated(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('locations', () => {
  it('has all 27 governorates with at least 250 cities', () => {
    expect(GOVERNORATES).toHaveLength(27);
    expect(GOVERNORATES.flatMap(({ cities }) => cities).length).toBeGreaterThanOrEqual(250);
  });

  it('names no governorate twice', () => {
    expect(repeated(GOVERNORATES.map(({ name }) => name))).toEqual([]);
    expect(repeated(GOVERNORATES.map(({ nameAr }) => nameAr))).toEqual([]);
  });

  it.each(GOVERNORATES)('lists the cities of $name once, by name, in both languages', ({ nameAr, cities: own }) => {
    const names = own.map(([name]) => name);
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.length).toBeLessThanOrEqual(25);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(repeated(names)).toEqual([]);
    expect(repeated(own.map(([, cityAr]) => cityAr))).toEqual([]);
    expect([nameAr, ...own.map(([, cityAr]) => cityAr)].filter((text) => !ARABIC.test(text))).toEqual([]);
  });
});

describe('categories', () => {
  it('starts with the seven categories that the specification draws, and gives each an icon of its own', () => {
    const named = ['Pain Relief', 'Antibiotic', 'Vitamins', 'Allergy', 'Diabetes', 'Heart', 'Skin Care'];
    expect(CATEGORIES.slice(0, 7).map(({ name }) => name)).toEqual(named);
    expect(repeated(CATEGORIES.map(({ icon }) => icon))).toEqual([]);
  });

  it.each(CATEGORIES)('leads to $name from either of its names', ({ name, nameAr, icon }) => {
    const named = CATEGORIES.map((each) => ({ name: each.name, name_ar: each.nameAr, icon: each.icon }));
    // A category may be renamed. It is then recognised by its icon, so that our own name for it still leads to it.
    const renamed = CATEGORIES.map((each) => ({ name: each.icon, name_ar: each.icon, icon: each.icon }));
    const iconsMeant = (categories: typeof named | typeof renamed) =>
      [name, nameAr].flatMap((said) => searchIntentOf<(typeof categories)[number]>(said, categories).categories);

    expect(iconsMeant(named).map((each) => each.icon)).toEqual([icon, icon]);
    if (FIRST_SHELVES.includes(icon)) expect(iconsMeant(renamed).map((each) => each.icon)).toEqual([icon, icon]);
  });
});
