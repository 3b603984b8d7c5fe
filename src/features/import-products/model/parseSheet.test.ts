import { egp } from '@contract/validation/fields';
import type { Category } from '@contract/wire/medication';
import arabic from '@/shared/i18n/locales/ar/inventory.json';
import english from '@/shared/i18n/locales/en/inventory.json';
import { makeProduct } from '@/shared/testing';

import { columnOf, COLUMNS, LABELS } from './columns';
import { parseSheet, type Sheet } from './parseSheet';
import { WHOLE_LINE } from './readLines';
import { EXAMPLE_NAME, STOCK_THEN, writeProducts, writeReasons, writeTemplate } from './writeSheet';

const CATEGORIES: Category[] = [
  { id: 2, name: 'Pain Relief', name_ar: 'مسكنات الألم', icon: 'pain-relief' },
  { id: 3, name: 'Antibiotics', name_ar: 'المضادات الحيوية', icon: 'antibiotic' },
];

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array) =>
  parseSheet(typeof text === 'string' ? bytesOf(text) : text, CATEGORIES) as Sheet;
const inputsOf = (text: string | Uint8Array) => read(text).lines.map(({ input }) => input);

const HEAD = 'name,category,generic name,price,stock';
const PANADOL = { name: 'Panadol', category_id: '2', generic_name: 'Paracetamol', price: '45.5', stock: '20' };

it.each([
  ['English', english],
  ['Arabic', arabic],
])('knows each column by the label that the form gives it in %s', (_language, { fields }) => {
  for (const column of COLUMNS) expect([column, columnOf(fields[LABELS[column]])]).toEqual([column, column]);
});

it.each([
  ['commas', `${HEAD}\r\nPanadol,Pain Relief,Paracetamol,45.5,20\r\n`],
  [
    'semicolons, and texts full of commas',
    'name;category;generic name;price;stock\nPanadol;pain relief;Paracetamol;45.5;20',
  ],
  ['tabs', 'Name\tCATEGORY\tScientific_Name\tSelling Price\tQty\nPanadol\tPain  Relief\tParacetamol\t45.5\t20'],
  [
    'what Excel says of it',
    'sep=;\r\nname;category;generic name;price;stock\r\nPanadol;Pain Relief;Paracetamol;45.5;20',
  ],
  ['a mark', `\uFEFF${HEAD}\nPanadol,Pain Relief,Paracetamol,45.5,20`],
  [
    'quotes',
    `"name","category","generic name","price","stock"\n"Panadol","Pain Relief","Paracetamol","45.5","20"\n,,,,\n`,
  ],
  [
    'Arabic headings and a category by its Arabic name',
    'اسم المنتج,الفئة,الإسم العلمى,السعر,الكمية\nPanadol,مسكنات الالم,Paracetamol,45.5,20',
  ],
  ['headings of one word', 'المنتج,الفئة,الاسم العلمي,السعر,الرصيد\nPanadol,مسكنات الألم,Paracetamol,45.5,20'],
])('reads a file with %s', (_what, text) => {
  expect(inputsOf(text)).toEqual([PANADOL]);
});

it.each([
  ['name', 'Item Name EN|اسم الصنف انجليزي|اسم الدواء بالإنجليزي|Medicine Name'],
  ['name_ar', 'Item Name (Arabic)|اسم الصنف عربي|الاسم بالعربي|Name AR'],
  ['price', 'Sell Price|Sales Price|Price L.E.|Public Price (EGP)|سعر البيع للجمهور|السعر (ج.م)|سعر البيع بالجنيه'],
  ['stock', 'Current Stock|Quantity On Hand|QtyOnHand|Available Qty|الرصيد الحالي|الكمية المتاحة|المخزون الحالي'],
  ['expiry_date', 'Expire Date|تاريخ الصلاحيه'],
  ['lowStockAlert', 'Min Qty|حد الأمان|الحد الأدنى للمخزون'],
  ['category_id', 'Item Group|Product Category|مجموعة الصنف'],
  ['manufacturer', 'Company Name|اسم الشركة'],
  ['dosage_form', 'الشكل الصيدلاني'],
  [undefined, 'Cost Price|سعر الشراء|Item Code|كود الصنف|Barcode'],
])('knows a column %s by what programs of pharmacies write above it', (column, headings) => {
  for (const heading of headings.split('|')) expect([heading, columnOf(heading)]).toEqual([heading, column]);
});

it.each(['45.50 EGP', 'ج.م.\u200f 45.50', '٤٥٫٥٠ ج.م', '45.5 جنيه', 'LE 45.50', '£45.50'])(
  'reads the price %j, with its currency as Excel and people write it',
  (price) => {
    const [line] = read(`name,price,stock\nPanadol,${price},20`).lines;

    expect(egp().cast(line!.input.price)).toBe(45.5);
    expect(line!.written.price).toBe(price);
  },
);

it.each([
  ['an empty line', [''], 3],
  ['empty cells', [',,,,'], 3],
  [
    'the pharmacy, the report and its day',
    ['صيدلية الشفاء', '"Stock, by name",,,,', '', 'Printed on,,,2026-11-01,'],
    6,
  ],
])('finds the headings below %s, and counts lines as the spreadsheet does', (_what, above, row) => {
  const torn = 'Insulin,Pain Relief,Insulin,1,250.00,20';
  const { lines, unused } = read([...above, HEAD, 'Panadol,Pain Relief,Paracetamol,45.5,20', torn].join('\r\n'));

  expect(lines).toMatchObject([
    { row, input: PANADOL, errors: {} },
    { row: row + 1, isUnreadable: true },
  ]);
  expect(unused).toEqual([]);
});

it('says how many columns are missing by the line that knows most of them', () => {
  expect(read('Stock of November\n\nItem Name;Price\nPanadol;45.5')).toEqual({ key: 'lacking', columns: ['stock'] });
});

const ARABIC_FILE = 'الاسم\tالفئة\tالاسم العلمي\tالسعر\tالكمية\r\nبنادول\tمسكنات الألم\tباراسيتامول\t٤٥٫٥\t٢٠';

it('reads what Excel saves as "Unicode text"', () => {
  const units = Uint16Array.from([0xfeff, ...Array.from(ARABIC_FILE, (letter) => letter.charCodeAt(0))]);

  expect(inputsOf(new Uint8Array(units.buffer))).toEqual([
    { name: 'بنادول', category_id: '2', generic_name: 'باراسيتامول', price: '٤٥٫٥', stock: '٢٠' },
  ]);
});

it.each([
  ['the last byte first', (unit: number) => [unit & 0xff, unit >> 8]],
  ['the first byte first', (unit: number) => [unit >> 8, unit & 0xff]],
])('reads such a text without its mark, with %s', (_order, bytesOfUnit) => {
  const bytes = Array.from(ARABIC_FILE, (letter) => bytesOfUnit(letter.charCodeAt(0))).flat();

  expect(inputsOf(Uint8Array.from(bytes))).toMatchObject([{ name: 'بنادول', price: '٤٥٫٥', stock: '٢٠' }]);
});

it('reads the other lines of a file in which a program has cut a letter in two, and refuses that text', () => {
  const line = bytesOf(',Pain Relief,Paracetamol,45.5,20\n');
  const cut = bytesOf('بنادول').slice(0, -1);

  const { lines } = read(Uint8Array.from([...bytesOf(`${HEAD}\n`), ...cut, ...line, ...bytesOf('بنادول'), ...line]));

  expect(lines).toMatchObject([{ errors: { name: ['textUnstorable'] } }, { input: { name: 'بنادول' }, errors: {} }]);
});

it('reads the Arabic code page of Windows', () => {
  // بنادول in the bytes of that code page.
  const name = [0xc8, 0xe4, 0xc7, 0xcf, 0xe6, 0xe1];
  const rest = ',Pain Relief,Paracetamol,45.5,20';

  const [input] = inputsOf(Uint8Array.from([...bytesOf(`${HEAD}\n`), ...name, ...bytesOf(rest)]));

  expect(input).toEqual({ ...PANADOL, name: 'بنادول' });
});

const dated = (...days: string[]) =>
  read([`${HEAD},expiry`, ...days.map((day) => `Panadol,Pain Relief,Paracetamol,45.5,20,${day}`)].join('\n'));

it.each([
  ['2027-03-31', '2027-03-31'],
  ['31/3/2027', '2027-03-31'],
  ['٣١/٠٣/٢٠٢٧', '2027-03-31'],
  ['31.03.27', '2027-03-31'],
  ['2027/3/31 00:00:00', '2027-03-31'],
  ['2/2028', '2028-02-29'],
  ['12/27', '2027-12-31'],
  ['13/27', '2027-13-31'],
  ['2027-02', '2027-02-28'],
  ['Mar-27', '2027-03-31'],
  ['4-Mar-2027', '2027-03-04'],
  ['مارس 2027', '2027-03-31'],
  ['ابريل 2027', '2027-04-30'],
  ['إبريل-27', '2027-04-30'],
  ['يونية 2027', '2027-06-30'],
  ['4 يوليه، 2027', '2027-07-04'],
  ['Sept-27', '2027-09-30'],
  ['"Mar 4, 2027"', '2027-03-04'],
  ['31/3/2027 12:00:00 AM', '2027-03-31'],
  ['31/3/2027 12:00 ص', '2027-03-31'],
  ['2027-03-31 00:00:00.000', '2027-03-31'],
  ['2027-03-31T00:00:00.000Z', '2027-03-31'],
  ['31/02/2027', '2027-02-31'],
  ['soon', 'soon'],
])('reads the date %s', (written, day) => {
  expect(dated(written).lines[0]!.input.expiry_date).toBe(day);
});

it.each(['soon', '31/02/2027', '46112', '13/27'])('says of the date %s how one is written', (written) => {
  expect(dated(written).lines).toMatchObject([{ errors: { expiry_date: ['dayUnreadable'] } }]);
});

it.each(['0/1/1900', '01/01/1900 00:00:00', '1899-12-30', '0000-00-00', '00/00/0000', '01/0000', 'NULL', '-'])(
  'takes the date %s for none, as databases write it',
  (written) => {
    expect(dated(written).lines).toMatchObject([{ errors: {} }]);
    expect(dated(written).lines[0]!.input.expiry_date).toBeUndefined();
  },
);

it.each(['NULL', '(null)', '#N/A', 'n/a', '-', '—'])('takes %s for an empty cell', (nothing) => {
  const head = 'name,price,stock,name ar,category,manufacturer,rx';
  const [line] = read(`${head}\nPanadol,45.5,${nothing},${Array(4).fill(nothing).join(',')}`).lines;

  expect(line).toMatchObject({ input: { name: 'Panadol', price: '45.5', stock: nothing }, errors: {} });
  expect(Object.keys(line!.written)).toEqual(['name', 'price', 'stock']);
});

it('takes the month for the first number where a date of the column can be read in no other way', () => {
  const { lines, day } = dated('03/04/2027', '12/31/2027');

  expect(lines.map(({ input }) => input.expiry_date)).toEqual(['2027-03-04', '2027-12-31']);
  expect(day).toEqual({ order: 'monthFirst', written: '03/04/2027', read: '2027-03-04' });
  expect(dated('03/04/2027').day).toEqual({ order: 'dayFirst', written: '03/04/2027', read: '2027-04-03' });
  expect(dated('13/04/2027').day).toBeNull();
  // Excel writes this date for an empty cell. It is not a day in either order.
  expect(dated('0/1/1900', '03/04/2027').day).toMatchObject({ written: '03/04/2027' });
});

it.each([
  ['Yes', 'true'],
  ['نعم', 'true'],
  ['1', 'true'],
  ['١', 'true'],
  ['٠', 'false'],
  ['NO', 'false'],
  ['لا', 'false'],
  ['غير مطلوبة', 'false'],
  ['', undefined],
])('reads whether a prescription is required: %s', (written, meant) => {
  const { lines } = read(`${HEAD},يلزم روشتة\nPanadol,Pain Relief,Paracetamol,45.5,20,${written}`);

  expect(lines).toMatchObject([{ errors: {} }]);
  expect(lines[0]!.input.prescription_required).toBe(meant);
});

it('says of an answer that it is neither yes nor no, and leaves it to the server to refuse the line', () => {
  const { lines } = read(`${HEAD},Prescription\nPanadol,Pain Relief,Paracetamol,45.5,20,sometimes`);

  expect(lines).toMatchObject([
    { input: { prescription_required: 'sometimes' }, errors: { prescription_required: ['yesOrNoInvalid'] } },
  ]);
});

it('says of a category that there is none, of headings that they are not used, and at which line of the spreadsheet', () => {
  const { lines, unused } = read(`${HEAD},shelf\n\nPanadol,Toys,Paracetamol,45.5,20,A1`);

  expect(lines).toMatchObject([
    { row: 3, written: { category_id: 'Toys' }, errors: { category_id: ['categoryUnknown'] } },
  ]);
  expect(lines[0]!.input.category_id).toBeUndefined();
  expect(unused).toEqual(['shelf']);
});

it.each([
  ['case, spaces and marks', 'Anti-Infectives| ANTI  infectives.', true],
  ['hamza, article and the last letter', 'أدوية القلب|ادويه قلب', true],
  ['the keyboard of their digits', 'Group 12|group ١٢', true],
  ['their numbers', 'Group 101|Group 102', false],
  ['numbers alone', '101|102', false],
  ['nothing, as each stands for none', '|-|***', true],
])('takes categories that differ by %s for one: %j, %j', (_what, names, isOne) => {
  const lines = names.split('|').map((name) => `Panadol,${name},Paracetamol,45.5,20`);
  const keys = read([HEAD, ...lines].join('\n')).lines.map(({ categoryKey }) => categoryKey);

  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size === 1).toBe(isOne);
});

it('asks for no category in place of one of ours, or of a column that is not there', () => {
  const lines = [
    ...read(`${HEAD}\nPanadol,pain relief,X,45.5,20`).lines,
    ...read('name,price,stock\nPanadol,5,20').lines,
  ];

  expect(lines.map(({ categoryKey }) => categoryKey)).toEqual([undefined, undefined]);
});

it('says of the second of two headings for one column that it is not used', () => {
  const { lines, unused } = read('Quantity,name,price,Public Price,Balance,stock\nPack of 3,Panadol,45.5,50,20,7');

  expect(lines).toMatchObject([{ input: { price: '45.5', stock: 'Pack of 3' } }]);
  expect(unused).toEqual(['Public Price', 'Balance', 'stock']);
});

it.each(['الاسم الإنجليزي', 'English Name', 'Item Name EN'])(
  'takes the names below «%s» for the English ones, and those beside them for the Arabic ones',
  (heading) => {
    const { lines, unused } = read(`اسم الصنف,${heading},price,stock\nبنادول,Panadol,45.5,20`);

    expect(lines).toMatchObject([{ input: { name: 'Panadol', name_ar: 'بنادول' } }]);
    expect(unused).toEqual([]);
  },
);

it('takes no second name for the Arabic one where the file has that as well', () => {
  const { lines, unused } = read('Item Name,English Name,Arabic Name,price,stock\nP1,Panadol,بنادول,45.5,20');

  expect(lines).toMatchObject([{ input: { name: 'Panadol', name_ar: 'بنادول' } }]);
  expect(unused).toEqual(['Item Name']);
  expect(read('Item,English Name,price,stock\n1007,Panadol,45.5,20').unused).toEqual(['Item']);
});

it.each([
  ['a workbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04]), { key: 'workbook' }],
  ['a table of a web page by the name of a workbook', '\r\n<HTML><table>', { key: 'workbook' }],
  ["Excel's XML", '<?xml version="1.0"?><Workbook>', { key: 'workbook' }],
  ['nothing at all', '\uFEFF\r\n', { key: 'empty' }],
  ['nothing', HEAD, { key: 'empty' }],
  ['too few columns', 'name,category\nPanadol,Toys', { key: 'lacking', columns: ['price', 'stock'] }],
])('cannot use %s', (_what, file, unusable) => {
  expect(read(file)).toEqual(unusable);
});

const LINE = 'Panadol,Pain Relief,Paracetamol,45.5,20';

it('counts neither empty lines nor the example of the template among those that a file may have', () => {
  const most = Array.from({ length: 20_000 }, () => LINE).join('\n');
  const others = [LINE.replace('Panadol', EXAMPLE_NAME), ',,,,', ''].join('\n');

  expect(read([HEAD, others, most].join('\n')).lines).toHaveLength(20_000);
  expect(read([HEAD, most, LINE].join('\n'))).toEqual({ key: 'tooLong', max: 20_000 });
});

it.each([
  ['a price with a bare comma', 'Insulin,Diabetes,Insulin,1,250.00,20', 'Insulin', 'lineBeyondHeadings'],
  [
    'a mark that another line closes',
    '"Cold" caps,Pain Relief,A,1,2\nB,Pain Relief,B,3,4\n"Flu",Pain Relief,C,5,6',
    'Cold" caps,Pain Relief,A,1,2',
    'lineQuoteOpen',
  ],
])('takes nothing from a line that is torn by %s, and reads the next', (_what, unreadableLine, name, error) => {
  const { lines } = read([HEAD, unreadableLine, LINE].join('\n'));

  expect(lines).toMatchObject([
    { row: 2, written: { name }, errors: { [WHOLE_LINE]: [error] }, isUnreadable: true },
    { row: 3, input: PANADOL, errors: {}, isUnreadable: false },
  ]);
  expect(lines[0]!.input).toEqual({});
});

it('takes nothing from what a mark that nobody closes has torn off, however much that is', () => {
  const { lines } = read([HEAD, LINE, `"${LINE}`, ...Array.from({ length: 5_000 }, () => LINE)].join('\n'));

  expect(lines.map(({ isUnreadable }) => isUnreadable)).toEqual([false, true]);
  expect(lines[1]).toMatchObject({ input: {}, written: { name: LINE } });
});

it('refuses a line that would fit into no call, and reads the next', () => {
  const { lines } = read([HEAD, LINE.replace('Panadol', 'x'.repeat(100_000)), LINE].join('\n'));

  expect(lines).toMatchObject([
    {
      input: {},
      written: { name: 'x'.repeat(200) },
      errors: { [WHOLE_LINE]: ['textTooLong?max=16000'] },
      isUnreadable: true,
    },
    { input: PANADOL, isUnreadable: false },
  ]);
});

it.each([
  ['empty cells behind the last heading', `${LINE},, `, 'Panadol'],
  ['several lines in one cell', LINE.replace('Panadol', '"Panadol\nExtra"'), 'Panadol\nExtra'],
  ['a mark of inches', LINE.replace('Panadol', '"Tape 5" wide"'), 'Tape 5" wide'],
])('reads a line with %s', (_what, line, name) => {
  expect(inputsOf([HEAD, line].join('\n'))).toEqual([{ ...PANADOL, name }]);
});

it('reads a count of what is there, which has no column for what only a new product needs', () => {
  const { lines, absent } = read('name,price,stock\nPanadol,45.5,20');

  expect(lines.map(({ input }) => input)).toEqual([{ name: 'Panadol', price: '45.5', stock: '20' }]);
  expect(absent).toEqual(['category_id', 'generic_name']);
  expect(read('code,name,price,stock\n7,Panadol,45.5,20').absent).toEqual(absent);
});

it.each(['المادة الفعالة', 'Active Ingredient'])('asks for no generic names beside a column «%s»', (heading) => {
  const { lines, absent } = read(`name,category,price,stock,${heading}\nPanadol,Pain Relief,45.5,20,Paracetamol`);

  expect(lines.map(({ input }) => input)).toMatchObject([{ active_ingredients: 'Paracetamol' }]);
  expect(absent).toEqual([]);
});

it('passes over the example of the template', () => {
  const headings = COLUMNS.map((column) => [column, english.fields[LABELS[column]]] as const);
  const template = writeTemplate(headings, { category_id: 'Pain Relief', prescription_required: 'no' });

  expect(template.startsWith('\uFEFFProduct Name,')).toBe(true);
  expect(template).toContain(EXAMPLE_NAME);
  expect(read(template)).toEqual({ key: 'empty' });
});

it('writes a torn line with all that stands in it, which stays torn until it is mended', () => {
  const sheet = read(`${HEAD}\nInsulin,Pain Relief,Insulin,1,250.00,20`);
  const [{ cells }] = sheet.lines as [Sheet['lines'][number]];

  const written = writeReasons(sheet, [{ cells, reason: 'torn' }], 'Problem');

  expect(written).toBe(`\uFEFF${HEAD},Problem\r\nInsulin,Pain Relief,Insulin,1,250.00,torn,20`);
  expect(read(written).lines).toMatchObject([{ isUnreadable: true }]);
});

it('runs no formula of several lines', () => {
  const sheet = read(`${HEAD}\n"=1+1\n",Pain Relief,Paracetamol,45.5,20`);
  const [{ cells }] = sheet.lines as [Sheet['lines'][number]];

  expect(writeReasons(sheet, [{ cells, reason: '' }], 'Problem')).toContain(`\r\n"'=1+1\n",`);
});

it('writes lines with their reasons, in which no formula runs, and reads them again', () => {
  const sheet = read(`${HEAD},Problem\n=1+1,Pain Relief,@cmd,-3,20,old`);
  const [line] = sheet.lines;
  expect(line!.input.name).toBe('=1+1');

  const written = writeReasons(sheet, [{ cells: line!.cells, reason: 'السعر: خطأ' }], 'المشكلة');

  expect(written).toBe(`\uFEFF${HEAD},المشكلة\r\n"'=1+1",Pain Relief,"'@cmd","'-3",20,السعر: خطأ`);
  expect(read(written)).toMatchObject({ unused: [], lines: [{ row: 2, input: line!.input }] });
});

it('writes a day that only the dates of other lines told from another so that it stays the same alone', () => {
  const dates = `${HEAD},Expiry`;
  const sheet = read(`${dates}\nA,Toys,a,1,1,03/04/2027\nB,Pain Relief,b,1,1,12/31/2027`);
  const [{ cells, input }] = sheet.lines as [Sheet['lines'][number]];
  expect(input.expiry_date).toBe('2027-03-04');

  const written = writeReasons(sheet, [{ cells, reason: 'no such category' }], 'Problem');

  // With the month in letters, Excel reads and saves the same day whatever its settings are.
  expect(written).toContain(',"Mar 4, 2027",');
  expect(read(written)).toMatchObject({ day: null, lines: [{ input: { expiry_date: '2027-03-04' } }] });
  expect(read(`${dates}\nA,Toys,a,1,1,03/04/2027`).lines[0]!.cells).toContain('03/04/2027');
});

it.each([
  ['en', english],
  ['ar', arabic],
] as const)(
  'reads the texts of downloaded products as they were, in whichever language (%s)',
  (language, { fields }) => {
    const headings = COLUMNS.map((column) => [column, fields[LABELS[column]]] as const);
    const odd = [
      '=1+1 "x", y',
      '+20 Drops',
      '-Minus',
      '@At',
      "'Ain",
      "'=Guarded",
      "''@Twice",
      'قطرة، "عين"; للأطفال',
      '1/2',
    ];
    const texts = {
      active_ingredients: '-a\n=b\n"c", d',
      dosage: '@x\n\ny',
      expiry_date: '2027-04-03',
      strength: '5 mg/ml',
    };
    const products = odd.map((name) => makeProduct({ name, name_ar: `'${name}`, price: 0.1, stock: 7, ...texts }));
    const words = { category_id: 'مسكنات الألم', prescription_required: language === 'en' ? 'no' : 'لا' };
    const stockThen = `${STOCK_THEN[language]} (Nov 29, 2026, 3:04\u00A0PM)`;

    const { lines, unused, day } = read(writeProducts(products, headings, { stockThen, of: () => words }));

    expect(lines.map(({ input }) => input)).toEqual(
      odd.map((name) => ({
        ...{ name, name_ar: `'${name}`, category_id: '2', generic_name: 'Paracetamol', generic_name_ar: 'باراسيتامول' },
        ...{ price: '0.10', lowStockAlert: '10', prescription_required: 'false', manufacturer: 'GSK' },
        ...{ dosage_form: 'tablet', side_effects: 'Rarely a rash', ...texts },
      })),
    );
    expect([unused, day]).toEqual([[], null]);
    expect(lines[0]!.cells[headings.findIndex(([column]) => column === 'stock') + 1]).toBe('7');
  },
);
