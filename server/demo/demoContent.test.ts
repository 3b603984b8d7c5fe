import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { searchIntentOf } from '@contract/searchIntent';

import { CATEGORIES } from '../reference/categories';
import { GOVERNORATES } from '../reference/locations';
import { CUSTOMERS } from './customers';
import { PHARMACIES } from './pharmacies';
import { PRODUCTS } from './products';

const IMAGES = join(process.cwd(), 'public', 'images');
const ARABIC = /[\u0621-\u064A]/;
const ARABIC_INDIC_DIGIT = /[\u0660-\u0669]/;
const EGYPTIAN_MOBILE = /^\+201[0125]\d{8}$/;
const CONTROLLED = /tramadol|pregabalin|codeine|morphine|fentanyl|methylphenidate|zolpidem|zepam|zolam/i;

const products = Object.values(PRODUCTS).flat();
const citiesOf = (name: string) =>
  GOVERNORATES.find((governorate) => governorate.name === name)?.cities.map(([city]) => city) ?? [];

function repeated(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('catalogue', () => {
  it('leads to no category and no warning from the name of a medicine', () => {
    const categories = CATEGORIES.map((each) => ({ ...each, name_ar: each.nameAr }));
    const names = products.flatMap(({ name, nameAr, genericName, genericNameAr }) => {
      const [brand = '', brandAr = ''] = [name, nameAr].map((each) => each.split(' ')[0]);
      return [name, nameAr, genericName, genericNameAr, brand, brandAr];
    });
    expect(
      [...new Set(names)]
        .map((name) => searchIntentOf(name, categories, { withTypos: true }))
        .filter(({ categories: [first], warning }) => first ?? warning),
    ).toEqual([]);
  });

  it('has at least 130 medicines, and enough in every category to fill a page', () => {
    expect(products.length).toBeGreaterThanOrEqual(130);
    expect(Object.entries(PRODUCTS).filter(([, shelf]) => shelf.length < 12)).toEqual([]);
  });

  it('names no medicine twice', () => {
    expect(repeated(products.map(({ name }) => name))).toEqual([]);
    expect(repeated(products.map(({ nameAr }) => nameAr))).toEqual([]);
  });

  it.each(products)('describes $name in both languages', (product) => {
    const arabic = [
      product.nameAr,
      product.genericNameAr,
      product.descriptionAr,
      product.dosageAr,
      product.sideEffectsAr,
    ];
    const english = [product.name, product.genericName, product.description, product.dosage, product.sideEffects];
    expect(arabic.filter((text) => !ARABIC.test(text) || ARABIC_INDIC_DIGIT.test(text))).toEqual([]);
    expect(english.filter((text) => text.trim() === '' || ARABIC.test(text))).toEqual([]);
  });

  it('calls a prescription in Arabic what the site calls it', () => {
    expect(products.filter(({ descriptionAr }) => /(?:^|[^\p{L}])(?:ب|ال)?وصفة/u.test(descriptionAr))).toEqual([]);
  });

  it.each(products)('sells $name at a price in whole piastres and with a picture', ({ price, picture }) => {
    expect(price).toBeGreaterThan(0);
    expect(Number.isInteger(price * 100)).toBe(true);
    expect(existsSync(join(IMAGES, 'medications', `${picture}.svg`))).toBe(true);
  });

  it('sells no controlled drug', () => {
    expect(
      products.filter((product) => CONTROLLED.test(`${product.genericName} ${product.activeIngredients}`)),
    ).toEqual([]);
  });

  it.each(['Antibiotic', 'Diabetes', 'Heart'] as const)(
    'hands over every medicine of %s on prescription',
    (category) => {
      expect(PRODUCTS[category].filter(({ prescriptionRequired }) => !prescriptionRequired)).toEqual([]);
    },
  );
});

describe('pharmacies', () => {
  it('are 16 in at least 10 governorates, and two or three do not deliver', () => {
    expect(PHARMACIES).toHaveLength(16);
    expect(new Set(PHARMACIES.map(({ governorate }) => governorate)).size).toBeGreaterThanOrEqual(10);
    expect([2, 3]).toContain(PHARMACIES.filter(({ isDeliveryAvailable }) => !isDeliveryAvailable).length);
  });

  it('share no name and no phone', () => {
    expect(repeated(PHARMACIES.map(({ name }) => name))).toEqual([]);
    expect(repeated(PHARMACIES.map(({ nameAr }) => nameAr))).toEqual([]);
    expect(repeated(PHARMACIES.map(({ phone }) => phone))).toEqual([]);
  });

  it.each(PHARMACIES)('$name can be found, reached and shown', (pharmacy) => {
    expect(citiesOf(pharmacy.governorate)).toContain(pharmacy.city);
    expect(pharmacy.phone).toMatch(EGYPTIAN_MOBILE);
    expect(pharmacy.nameAr).toMatch(ARABIC);
    expect(pharmacy.addressAr).toMatch(ARABIC);
    expect(pharmacy.openingTime < pharmacy.closingTime).toBe(true);
    expect(existsSync(join(IMAGES, 'pharmacies', `${pharmacy.picture}.svg`))).toBe(true);
  });
});

describe('customers', () => {
  it('are eight, led by Mona Adel, with a phone each', () => {
    expect(CUSTOMERS).toHaveLength(8);
    expect(CUSTOMERS[0]).toMatchObject({ firstName: 'Mona', lastName: 'Adel' });
    expect(repeated(CUSTOMERS.map(({ phone }) => phone))).toEqual([]);
  });

  it.each(CUSTOMERS)('$firstName $lastName lives in a listed city', ({ governorate, city, phone }) => {
    expect(citiesOf(governorate)).toContain(city);
    expect(phone).toMatch(EGYPTIAN_MOBILE);
  });
});

describe('pictures', () => {
  const drawings = readdirSync(IMAGES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));

  it.each(drawings)('%s scales, is light, and holds no words, scripts or outside references', (file) => {
    const drawing = readFileSync(join(IMAGES, file), 'utf8');
    expect(drawing).toContain('viewBox=');
    expect(drawing.length).toBeLessThan(6_144);
    expect(drawing).not.toMatch(/<(text|script|style|image|foreignObject)\b|href="(?!#)/);
  });

  it('are all in use', () => {
    const used = new Set(products.map(({ picture }) => picture));
    const drawn = readdirSync(join(IMAGES, 'medications')).map((file) => file.replace('.svg', ''));
    expect(drawn.filter((picture) => !used.has(picture))).toEqual([]);
  });
});
