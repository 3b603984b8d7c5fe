import type { Product } from '@contract/wire/product';
import { writeCsv } from '@/shared/download';

import { type Column, COLUMNS, columnsOf, normalize } from './columns';

/** Known again when the template comes back with it. */
export const EXAMPLE_NAME = 'Panadol Extra (example)';

const EXAMPLE: Record<Column, string> = {
  name: EXAMPLE_NAME,
  name_ar: 'بنادول إكسترا (مثال)',
  category_id: '',
  generic_name: 'Paracetamol / Caffeine',
  generic_name_ar: 'باراسيتامول / كافيين',
  price: '45.50',
  stock: '48',
  lowStockAlert: '10',
  expiry_date: '2028-04-30',
  prescription_required: '',
  active_ingredients: 'Paracetamol 500 mg, caffeine 65 mg',
  manufacturer: 'Haleon',
  strength: '500 mg / 65 mg',
  dosage_form: 'tablet',
  dosage: '1 to 2 tablets up to 4 times a day',
  dosage_ar: 'من قرص إلى قرصين حتى 4 مرات يوميًا',
  side_effects: 'Rarely, skin rash',
  side_effects_ar: 'نادرًا طفح جلدي',
  description: 'Relieves headache and fever',
  description_ar: 'يخفف الصداع والحمى',
};

/** Headings and one line that shows how a product is written. */
export const writeTemplate = (
  headings: readonly (readonly [Column, string])[],
  inWords: Pick<typeof EXAMPLE, 'category_id' | 'prescription_required'>,
): string => {
  const example = { ...EXAMPLE, ...inWords };
  return writeCsv([headings.map(([, label]) => label), headings.map(([column]) => example[column])]);
};

/** What the column of stocks that are not imported begins with in either language; it is passed over when the file comes back. */
export const STOCK_THEN = { en: 'Stock when downloaded', ar: 'المخزون وقت التنزيل' } as const;
export const isStockThen = (header: string) =>
  Object.values(STOCK_THEN).some((name) => normalize(header).startsWith(normalize(name)));

/**
 * Products in the columns of the import. The stock stands beside its own column, which is left to whoever counts: imported again, it
 * would bring back what has been sold meanwhile.
 */
export function writeProducts(
  products: readonly Product[],
  headings: readonly (readonly [Column, string])[],
  words: { stockThen: string; of: (product: Product) => Pick<typeof EXAMPLE, 'category_id' | 'prescription_required'> },
): string {
  const beside = COLUMNS.indexOf('stock') + 1;
  const rowOf = (cells: string[], stockThen: string) => [...cells.slice(0, beside), stockThen, ...cells.slice(beside)];
  const cellsOf = (product: Product) => {
    const written = { ...product, ...words.of(product), price: product.price.toFixed(2), stock: '' };
    return rowOf(
      headings.map(([column]) => String(written[column] ?? '')),
      String(product.stock),
    );
  };
  const head = rowOf(
    headings.map(([, label]) => label),
    words.stockThen,
  );
  return writeCsv([head, ...products.map(cellsOf)]);
}

/** What the column of reasons is called in either language; it is passed over when the file comes back. */
export const REASON = { en: 'Problem', ar: 'المشكلة' } as const;
export const isReason = (header: string) => Object.values(REASON).some((name) => normalize(name) === normalize(header));

/** The cells of a line with another category, however few of them it has. */
export function withCategory(
  { headers }: { headers: readonly string[] },
  cells: readonly string[],
  category: string,
): string[] {
  const at = columnsOf(headers).indexOf('category_id');
  const length = Math.max(cells.length, at + 1);
  return Array.from({ length }, (_, index) => (index === at ? category : (cells[index] ?? '')));
}

interface Reasoned {
  cells: readonly string[];
  reason: string;
}

/** Lines as they were, each with the reason why it was not taken; behind it, what stood below no heading. */
export function writeReasons(
  { headers, separator }: { headers: readonly string[]; separator: string },
  lines: readonly Reasoned[],
  heading: string,
): string {
  const kept = headers.flatMap((header, index) => (isReason(header) ? [] : [index]));
  const rows = lines.map(({ cells, reason }) => [
    ...kept.map((index) => cells[index] ?? ''),
    reason,
    ...cells.slice(headers.length),
  ]);
  return writeCsv([[...kept.map((index) => headers[index] ?? ''), heading], ...rows], separator);
}
