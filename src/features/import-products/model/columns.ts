import { foldedWords } from '@contract/foldedWords';
import { toLatinDigits } from '@contract/latinDigits';
import type { ProductForm } from '@contract/product';

import { withoutCurrency } from './currency';

/** The columns that a file may have: the fields of the form, in the same order, each with the key of its label there. */
export const LABELS = {
  name: 'name',
  name_ar: 'nameAr',
  category_id: 'category',
  generic_name: 'genericName',
  generic_name_ar: 'genericNameAr',
  price: 'price',
  stock: 'stock',
  lowStockAlert: 'lowStockAlert',
  expiry_date: 'expiryDate',
  prescription_required: 'prescriptionRequired',
  active_ingredients: 'activeIngredients',
  manufacturer: 'manufacturer',
  strength: 'strength',
  dosage_form: 'dosageForm',
  dosage: 'dosage',
  dosage_ar: 'dosageAr',
  side_effects: 'sideEffects',
  side_effects_ar: 'sideEffectsAr',
  description: 'description',
  description_ar: 'descriptionAr',
} as const satisfies Record<keyof ProductForm, string>;
export type Column = keyof typeof LABELS;
export const COLUMNS = Object.keys(LABELS) as readonly Column[];

/**
 * A file without one of these columns is refused. Otherwise nobody would notice that a column, such as the stock, was ignored for its
 * unknown heading.
 */
export const REQUIRED = ['name', 'price', 'stock'] as const satisfies readonly Column[];
/** A line without these may concern a product that the pharmacy already has, but not a new one. */
export const REQUIRED_OF_NEW = ['category_id', 'generic_name'] as const satisfies readonly Column[];
/** The column whose value the server uses if this one is missing for a new product. */
export const FALLBACK_COLUMN = { category_id: undefined, generic_name: 'active_ingredients' } as const;

const NAMES =
  'name|product name|item name|trade name|brand name|drug name|medicine name|medication name|الاسم|اسم المنتج|اسم الصنف|الاسم التجاري|اسم الدواء|الصنف|الدواء';
const namesIn = (words: string) =>
  NAMES.split('|')
    .flatMap((name) => words.split('|').map((word) => `${name} ${word}`))
    .join('|');
const ENGLISH_NAMES = `english name|${namesIn('en|english|الإنجليزي|الإنجليزية|بالإنجليزي|بالإنجليزية')}`;

/** The headings that pharmacies and their programs use, including the labels of our form in both languages. */
const HEADINGS: Record<Column, string> = {
  name: `${NAMES}|${ENGLISH_NAMES}|product|item|item description|drug|medicine|medication|المنتج`,
  name_ar: `arabic name|${namesIn('ar|arabic|العربي|العربية|بالعربي|بالعربية')}`,
  category_id:
    'category|category id|category name|product category|item category|group|item group|section|department|الفئة|القسم|المجموعة|مجموعة الصنف|التصنيف',
  generic_name:
    'generic name|generic|scientific name|generic name english|الاسم العلمي بالإنجليزية|الاسم العلمي|الاسم الجنيس',
  generic_name_ar: 'generic name ar|generic name arabic|arabic generic name|الاسم العلمي بالعربية|الاسم العلمي العربي',
  price:
    'price|egp|unit price|selling price|sell price|sale price|sales price|public price|consumer price|customer price|retail price|السعر|السعر الحالي|سعر الصنف|سعر البيع|سعر الجمهور|سعر بيع الجمهور|سعر البيع للجمهور|سعر المستهلك|سعر الوحدة',
  stock:
    'stock|stock quantity|quantity|qty|stock qty|on hand|stock on hand|quantity on hand|qty on hand|current stock|current quantity|current qty|current balance|available stock|available quantity|available qty|balance|stock balance|units|الكمية في المخزون|كمية المخزون|الكمية|الكمية الحالية|الكمية المتاحة|المخزون|المخزون الحالي|الرصيد|الرصيد الحالي|الرصيد الفعلي|رصيد الصنف|رصيد المخزون|العدد',
  lowStockAlert:
    'low stock alert threshold|low stock alert|low stock threshold|low stock|minimum stock|minimum stock level|minimum quantity|min stock|min stock level|min qty|minimum|reorder level|reorder point|حد التنبيه لانخفاض المخزون|حد التنبيه|الحد الأدنى|الحد الأدنى للمخزون|حد الأمان|حد الطلب|حد إعادة الطلب',
  expiry_date:
    'expiry date|expiry|expiration date|expiration|expires|expire|expire date|exp date|exp|تاريخ انتهاء الصلاحية|تاريخ الصلاحية|تاريخ الانتهاء|انتهاء الصلاحية|الصلاحية',
  prescription_required:
    'prescription required|prescription|prescription only|requires prescription|needs prescription|rx|rx required|rx only|يلزم روشتة|روشتة|بروشتة|يحتاج روشتة|تحتاج روشتة|يتطلب روشتة|يصرف بروشتة|وصفة طبية|يلزم وصفة طبية|بوصفة طبية|يصرف بوصفة طبية',
  active_ingredients:
    'active ingredients|active ingredient|active substance|ingredients|composition|المواد الفعالة بالإنجليزية|المواد الفعالة|المادة الفعالة|المادة الفعالة بالإنجليزية|التركيب',
  manufacturer:
    'manufacturer|manufacturer name|company|company name|producer|maker|الشركة المصنعة|الشركة المنتجة|الشركة|اسم الشركة|المصنع',
  strength: 'strength|concentration|التركيز',
  dosage_form: 'dosage form|form|pharmaceutical form|الشكل الدوائي|الشكل الصيدلي|الشكل الصيدلاني|الشكل',
  dosage: 'dosage|dose|directions|الجرعة بالإنجليزية|الجرعة|طريقة الاستعمال',
  dosage_ar: 'dosage ar|dosage arabic|الجرعة بالعربية',
  side_effects: 'side effects|side effect|الآثار الجانبية بالإنجليزية|الآثار الجانبية|الأعراض الجانبية',
  side_effects_ar: 'side effects ar|side effects arabic|الآثار الجانبية بالعربية|الأعراض الجانبية بالعربية',
  description: 'description|notes|الوصف بالإنجليزية|الوصف|ملاحظات',
  description_ar: 'description ar|description arabic|الوصف بالعربية',
};

/** Makes spellings equal that differ only in the article, hamza, capitals or punctuation. */
export const normalize = (text: string) =>
  foldedWords(text)
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .join('');

/** The same key for all spellings of a category. Digits are kept, since programs number their groups, which may differ in nothing else. */
export const categoryKeyOf = (name: string) =>
  [normalize(name), ...(toLatinDigits(name).match(/\d+/g) ?? [])].join(' ').trim();

const PLAIN_NAMES = new Set(NAMES.split('|').map(normalize));
const SAID_ENGLISH = new Set(ENGLISH_NAMES.split('|').map(normalize));
const isEnglishName = (header: string) => SAID_ENGLISH.has(normalize(header));

const COLUMN_BY_HEADING = new Map(
  COLUMNS.flatMap((column) => HEADINGS[column].split('|').map((name) => [normalize(name), column] as const)),
);

export const columnOf = (header: string): Column | undefined =>
  [header, withoutCurrency(header)].map((each) => COLUMN_BY_HEADING.get(normalize(each))).find(Boolean);

/**
 * The column that each heading stands for. If several headings stand for one column, the first counts and the others are reported as
 * unused. But if a heading is explicitly an English name, it is the name; a plain name next to it is then the Arabic one, unless another
 * heading is explicitly that.
 */
export function columnsOf(headers: readonly string[]): readonly (Column | undefined)[] {
  const said = headers.map(columnOf);
  const hasEnglish = headers.some(isEnglishName);
  const columns = headers.map((header, index) => {
    if (!hasEnglish || said[index] !== 'name' || isEnglishName(header)) return said[index];
    return PLAIN_NAMES.has(normalize(header)) && !said.includes('name_ar') ? 'name_ar' : undefined;
  });
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : undefined));
}
