import { fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';

import type { ImportedRow } from '@contract/wire/product';
import { loadTexts } from '@/shared/i18n';
import { answer, makeSession, refuse, renderApp, server } from '@/shared/testing';

import { ImportDialog } from './ImportDialog';

const CATEGORY = { id: 2, name: 'Pain Relief', name_ar: 'مسكنات الألم', icon: 'pain-relief', total_medications: '1' };
const HEAD = 'Product Name,Category,Generic Name,Price,Stock Quantity';

interface Sent {
  rows: Record<string, unknown>[];
  dry_run: boolean;
  created_before: number;
}

const checked = (overrides: Partial<ImportedRow> = {}): ImportedRow => ({
  ...{ outcome: 'created', product: null, stock: 0, changes: {}, errors: {} },
  ...overrides,
});
const allCreated = ({ rows }: Sent) => answer({ rows: rows.map(({ name }) => checked({ product: String(name) })) });

/** What was chosen in earlier imports, by name; remembers what is to be kept. */
function keepChoices(earlier: Record<string, number> = {}) {
  const kept: unknown[] = [];
  const list = Object.entries(earlier).map(([name, category]) => ({ name, category_id: category }));
  server.use(
    http.get('*/api/pharmacy/foreign-categories', () => answer(list)),
    http.post('*/api/pharmacy/foreign-categories/update', async ({ request }) => {
      kept.push(((await request.json()) as { categories: unknown }).categories);
      return answer(null);
    }),
  );
  return kept;
}

/** Answers one call after the other, the last answer for good, and remembers what was sent. */
function recordImports(...answers: ((sent: Sent) => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  keepChoices();
  server.use(
    http.get('*/api/medications/categories', () => Response.json({ success: true, message: '', data: [CATEGORY] })),
    http.post('*/api/medications/import', async ({ request }) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      return answers[Math.min(sent.length, answers.length) - 1]!(body);
    }),
  );
  return sent;
}

/** What the browser was given to save. */
function catchFiles() {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

beforeEach(() => loadTexts(['importProducts', 'inventory', 'messages']));

async function open(lines: string[], language: 'en' | 'ar' = 'en', head = HEAD) {
  const onClose = jest.fn();
  const { user } = renderApp(<ImportDialog onClose={onClose} />, { session: makeSession('pharmacy'), language });
  await choose(user, [head, ...lines], language === 'en' ? 'Choose CSV File' : 'اختيار ملف CSV');
  return { user, onClose };
}

async function choose(user: ReturnType<typeof renderApp>['user'], lines: string[], label = 'Choose CSV File') {
  const text = lines.join('\n');
  const file = new File([text], 'products.csv', { type: 'text/csv' });
  // jsdom's own files cannot be read whole.
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
  await user.upload(await screen.findByLabelText(label), file);
}

const lineOf = (name: string) => `${name},Pain Relief,Paracetamol,45.5,20`;
const counts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('shows what would happen before anything is stored, then imports what is right and says so', async () => {
  const files = catchFiles();
  const price = { outcome: 'refused' as const, errors: { price: ['Price is required'] } };
  const sent = recordImports(
    () =>
      answer({
        rows: [
          checked({ product: 'a' }),
          checked({ ...price, product: null }),
          checked({ outcome: 'updated', product: 'c', stock: 7, changes: { price: { before: 40, after: 45.5 } } }),
        ],
      }),
    () => answer({ rows: [checked({ product: 'a' }), checked({ outcome: 'updated', product: 'c', stock: 7 })] }),
  );
  const { user, onClose } = await open([lineOf('Panadol'), 'Otrivin 10 ml,Pain Relief,Xylo,,3', lineOf('Brufen')]);

  expect(await screen.findByText('This is what the import will do. Nothing has been saved yet.')).toBeInTheDocument();
  expect(counts()).toEqual(['1', '1', '0', '1']);
  const [added, updated] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  expect(added!.map(({ textContent }) => textContent)).toEqual(['Panadol']);
  expect(updated!.map(({ textContent }) => textContent)).toEqual(['BrufenPrice: 45.50\u00A0EGP (now 40.00\u00A0EGP)']);
  const table = within(screen.getByRole('table', { name: 'Lines with problems' }));
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    // No part of a strength begins a line.
    ...['3', 'Otrivin 10\u00A0ml', 'Price', 'Price is required'],
  ]);
  expect(sent).toMatchObject([{ dry_run: true, created_before: 0, rows: [{ category_id: '2' }, {}, {}] }]);

  await press(user, 'Import 2 Products');

  expect(await screen.findByText('The import is done.')).toBeInTheDocument();
  // The stock that was seen goes along; of what is new there was none.
  expect(sent[1]).toMatchObject({
    dry_run: false,
    rows: [
      { name: 'Panadol', seen_stock: 0 },
      { name: 'Brufen', seen_stock: 7 },
    ],
  });
  expect(counts()).toEqual(['1', '1', '0', '1']);
  await press(user, 'Download These Lines');
  expect(await files[0]!.text()).toContain(
    `${HEAD},Problem\r\nOtrivin 10 ml,Pain Relief,Xylo,,3,Price: Price is required`,
  );
  await press(user, 'Done');
  expect(onClose).toHaveBeenCalled();
});

it('imports what changes something, and nothing where nothing does', async () => {
  const unchanged = { outcome: 'unchanged' as const, stock: 20 };
  const sent = recordImports(
    () => answer({ rows: [checked({ ...unchanged, product: 'a' }), checked({ product: 'b' })] }),
    () => answer({ rows: [checked({ product: 'b' })] }),
    ({ rows }) => answer({ rows: rows.map(({ name }) => checked({ ...unchanged, product: String(name) })) }),
  );
  const lines = [lineOf('Panadol'), lineOf('Brufen')];
  const { user } = await open(lines);

  await user.click(await screen.findByRole('button', { name: 'Import 1 Product' }));
  expect(await screen.findByText('The import is done.')).toBeInTheDocument();
  expect(sent[1]!.rows).toMatchObject([{ name: 'Brufen' }]);
  expect(counts()).toEqual(['1', '0', '1', '0']);

  await press(user, 'Import Another File');
  await choose(user, [HEAD, ...lines]);
  const text = 'Your products already are as in this file: there is nothing to import.';
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

it('says of every figure what it is and what it becomes, and first where a price makes a leap', async () => {
  const updated = (changes: ImportedRow['changes']) => checked({ outcome: 'updated', changes });
  recordImports(() =>
    answer({
      rows: [
        updated({ stock: { before: 7, after: 1200 }, lowStockAlert: { before: 10, after: 4 } }),
        updated({ price: { before: 450, after: 45 } }),
        updated({
          expiry_date: { before: null, after: '2031-03-31' },
          prescription_required: { before: false, after: true },
        }),
      ],
    }),
  );
  await open([lineOf('Panadol'), lineOf('Brufen'), lineOf('Otrivin')]);

  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'BrufenPrice: 45.00\u00A0EGP (now 450.00\u00A0EGP)',
    'PanadolStock Quantity: 1,200 (now 7)Low Stock Alert Threshold: 4 (now 10)',
    'OtrivinExpiry Date: Mar 31, 2031 (now none)Prescription required: yes (now no)',
  ]);
  expect(screen.getByText(/^1 price becomes more than twice, or less than half, of what it is\./)).toBeInTheDocument();
});

it('says of how many products the stock stays as it is', async () => {
  recordImports(() =>
    answer({
      rows: [
        checked({ outcome: 'updated', product: 'a', changes: { price: { before: 40, after: 45.5 } } }),
        checked({ outcome: 'unchanged', product: 'b' }),
        checked({ outcome: 'refused', errors: { stock: ['Stock quantity is required'] } }),
        checked({ outcome: 'unchanged', product: 'd' }),
      ],
    }),
  );
  const uncounted = (name: string) => `${name},Pain Relief,Paracetamol,45.5,`;

  await open([uncounted('Panadol'), uncounted('Brufen'), uncounted('Cetal'), lineOf('Adol')]);

  expect(
    await screen.findByText('2 lines have no stock: these products keep the stock that they have now.'),
  ).toBeInTheDocument();
});

it('names what is past its expiry date', async () => {
  recordImports(allCreated);
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  await open(
    names.map((name) => `${lineOf(name)},2020-01-31`),
    'en',
    `${HEAD},Expiry Date`,
  );

  expect((await screen.findByText(/past their expiry dates/)).textContent.replaceAll(/[\u2068\u2069]/g, '')).toBe(
    '6 products of the file are past their expiry dates and cannot be sold: One, Two, Three, Four, Five and one more',
  );
});

it('counts what needs a prescription, of what is imported', async () => {
  const refused = checked({ outcome: 'refused', errors: { price: ['Price is required'] } });
  recordImports(() => answer({ rows: [checked(), checked(), checked(), refused] }));
  const lines = [`${lineOf('Augmentin')},yes`, `${lineOf('Zithromax')},yes`, `${lineOf('Panadol')},no`];
  await open([...lines, `${lineOf('Xanax')},yes`], 'en', `${HEAD},Prescription Required`);

  expect(await screen.findByText('2 products of the file need a prescription.')).toBeInTheDocument();
});

describe('a file that names no category, or one that nobody knows', () => {
  const required = checked({
    outcome: 'refused',
    errors: { category_id: ['Category is required'], generic_name: ['Generic name is required'] },
  });

  it('counts what is there, and says what new products need', async () => {
    const sent = recordImports(() => answer({ rows: [checked({ outcome: 'updated' }), required] }));
    await open(['Panadol,45,20', 'Otrivin,45,20'], 'en', 'Product Name,Price,Stock Quantity');

    expect(await screen.findByRole('button', { name: 'Import 1 Product' })).toBeInTheDocument();
    const text = 'New products need these columns as well: Category, Generic Name. Please add them to the file.';
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(sent[0]!.rows[0]).toEqual({ name: 'Panadol', price: '45', stock: '20' });
  });

  it.each([
    ['en', 'New products without a generic name get their active ingredients as generic name.'],
    ['ar', 'المنتجات الجديدة التي ليس لها اسم علمي تُستخدم موادها الفعالة اسمًا علميًا لها.'],
  ] as const)('takes active ingredients for the generic name, and says so (%s)', async (language, text) => {
    recordImports(allCreated);
    await open(['Panadol,Pain Relief,Paracetamol,45,20'], language, 'الصنف,القسم,المادة الفعالة,السعر,الرصيد');

    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says nothing of it where the file has generic names', async () => {
    recordImports(allCreated);
    await open([lineOf('Panadol')]);

    expect(await screen.findByRole('button', { name: 'Import 1 Product' })).toBeInTheDocument();
    expect(screen.queryByText(/get their active ingredients/)).not.toBeInTheDocument();
  });

  it('shows the category as it stands there, and those that there are, of new products alone', async () => {
    const files = catchFiles();
    const refused = checked({ outcome: 'refused', errors: { category_id: ['Category is required'] } });
    recordImports(() => answer({ rows: [checked({ outcome: 'updated' }), refused] }));
    const { user } = await open(['Panadol,Toys,Paracetamol,45,20', 'Otrivin,Games,Xylo,45,20']);

    const cells = within(await screen.findByRole('table', { name: 'Lines with problems' })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      ...['3', 'Otrivin', 'Category', 'Choose one of the categoriesIn the file: \u2068Games\u2069'],
    ]);
    await user.click(screen.getByText('Which categories there are'));
    expect(screen.getByText('Pain Relief')).toBeVisible();
    await press(user, 'Download These Lines');
    expect(await files[0]!.text()).toContain('Category: Choose one of the categories (one of Pain Relief)');
  });
});

describe('a category of the file that is none of ours', () => {
  const TOYS = 'Toys (1 line)';
  const price = { price: ['Price is required'] };
  const category = { category_id: ['Category is required'] };
  /** As the server judges what is new: one that is wrong by itself is of no product, and the second of a product is refused. */
  const judge = ({ rows }: Sent) => {
    const seen = new Set<unknown>();
    return answer({
      rows: rows.map((row) => {
        const errors = { ...(!row.category_id && category), ...(!row.price && price) };
        if (Object.keys(errors).length > 0) return checked({ outcome: 'refused', errors });
        const product = String(row.name);
        if (seen.has(product)) return checked({ outcome: 'refused', product, errors: { name: ['Repeated'] } });
        seen.add(product);
        return checked({ product });
      }),
    });
  };
  const LINES = [
    'Abimol,Analgesics,Paracetamol,45,20',
    'Brufen, ANALGESICS  ,Ibuprofen,,20',
    'Cataflam,Toys,Diclofenac,45,20',
    'Dolphin,,Diclofenac,45,20',
    lineOf('Panadol'),
  ];
  const pick = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name }));
    await user.click(screen.getByRole('option', { name: option }));
  };
  const shown = () => screen.getAllByRole('combobox').map(({ textContent }) => textContent);

  it('is chosen once for all its lines, which alone are judged anew', async () => {
    const sent = recordImports(judge);
    const { user } = await open(LINES);

    await pick(user, 'Analgesics (2 lines)', 'Pain Relief');

    expect(await screen.findByText('2 lines still need a category.')).toHaveRole('status');
    expect(counts()).toEqual(['2', '0', '0', '3']);
    expect(sent[1]).toEqual({
      ...{ dry_run: true, created_before: 1 },
      rows: [
        { name: 'Abimol', category_id: 2, generic_name: 'Paracetamol', price: '45', stock: '20' },
        { name: 'Brufen', category_id: 2, generic_name: 'Ibuprofen', stock: '20' },
      ],
    });
    const cells = within(screen.getByRole('table', { name: 'Lines with problems' })).getAllByRole('cell');
    expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      ...['3', 'Brufen', 'Price', 'Price is required'],
    ]);

    await pick(user, TOYS, 'Pain Relief');
    await pick(user, 'Without a category (1 line)', 'Pain Relief');
    expect(await screen.findByText('Every new product has a category.')).toBeInTheDocument();
    await press(user, 'Import 4 Products');

    expect(await screen.findByText('The import is done.')).toBeInTheDocument();
    expect(sent.at(-1)!.rows.map(({ name, category_id }) => [name, category_id])).toEqual([
      ...[
        ['Abimol', 2],
        ['Cataflam', 2],
        ['Dolphin', 2],
        ['Panadol', '2'],
      ],
    ]);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('is what a file waits for in which nothing else can be imported', async () => {
    recordImports(judge);
    const { user } = await open(['Cataflam,Toys,Diclofenac,45,20']);
    const text = 'There is nothing to import until categories are chosen below.';

    expect(await screen.findByText(text)).toBeInTheDocument();
    await pick(user, TOYS, 'Pain Relief');

    expect(await screen.findByRole('button', { name: 'Import 1 Product' })).toBeInTheDocument();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('comes with a proposal where the name may be known, which counts only once somebody has used it', async () => {
    const sent = recordImports(judge);
    const { user } = await open(LINES);

    const proposal = await screen.findByRole('button', { name: 'Use proposal: Pain Relief' });
    expect(proposal).toHaveAccessibleDescription('Analgesics (2 lines)');
    expect(shown()).toEqual(['Not chosen', 'Not chosen', 'Not chosen']);
    expect(counts()).toEqual(['1', '0', '0', '4']);
    expect(sent).toHaveLength(1);
    await user.click(proposal);

    expect(screen.getByRole('combobox', { name: 'Analgesics (2 lines)' })).toHaveFocus();
    expect(proposal).not.toBeInTheDocument();
    expect(await screen.findByText('2 lines still need a category.')).toBeInTheDocument();
    expect(shown()).toEqual(['Pain Relief', 'Not chosen', 'Not chosen']);
  });

  it('is as in an earlier import, and what was chosen is kept with the import for the next', async () => {
    const sent = recordImports(judge);
    const kept = keepChoices({ analgesics: 2, toys: 2 });
    const { user } = await open([...LINES, 'Eucarbon,Games,Senna,30,20']);

    expect(await screen.findAllByText('As in an earlier import')).toHaveLength(2);
    expect(sent[0]!.rows.map(({ category_id }) => category_id)).toEqual([2, 2, 2, undefined, '2', undefined]);
    const names = screen.getAllByRole('combobox').map((box) => box.getAttribute('aria-labelledby'));
    expect(names.map((id) => document.getElementById(id!)?.textContent)).toEqual([
      ...['Without a category (1 line)', 'Games (1 line)', 'Analgesics (2 lines)', TOYS],
    ]);
    await pick(user, 'Games (1 line)', 'Pain Relief');
    await pick(user, 'Without a category (1 line)', 'Pain Relief');
    await pick(user, TOYS, 'Not chosen');
    expect(await screen.findByText('1 line still needs a category.')).toBeInTheDocument();
    expect(kept).toEqual([]);
    await press(user, 'Import 4 Products');

    expect(await screen.findByText('The import is done.')).toBeInTheDocument();
    expect(kept).toEqual([
      [
        { name: 'toys', category_id: null },
        { name: 'games', category_id: 2 },
      ],
    ]);
  });

  it('is chosen as ever where nobody can tell what was chosen before, and imported where it cannot be kept', async () => {
    recordImports(judge);
    server.use(
      http.get('*/api/pharmacy/foreign-categories', () => refuse(500, 'Something went wrong')),
      http.post('*/api/pharmacy/foreign-categories/update', () => Response.error()),
    );
    const { user } = await open(['Cataflam,Toys,Diclofenac,45,20']);
    await pick(user, TOYS, 'Pain Relief');

    await press(user, 'Import 1 Product');

    expect(await screen.findByText('The import is done.')).toBeInTheDocument();
    expect(
      await screen.findByText('The categories that you chose could not be kept for the next import'),
    ).toBeInTheDocument();
  });

  it('takes all proposals with one press, in one call', async () => {
    const sent = recordImports(judge);
    const lines = [
      'Abimol,Analgesics,Paracetamol,45,20',
      'Brufen,صداع,Ibuprofen,30,20',
      'Cataflam,Toys,Diclofenac,45,20',
    ];
    const { user } = await open(lines, 'ar');

    await press(user, 'استخدام المقترحين');

    expect(await screen.findByText('سطر واحد ما زال يحتاج إلى فئة.')).toBeInTheDocument();
    expect(shown()).toEqual(['مسكنات الألم', 'مسكنات الألم', 'لم تُختر']);
    expect(sent.map(({ rows }) => rows.length)).toEqual([3, 2]);
    expect(screen.getByRole('heading', { name: 'فئات ليست من فئاتنا' })).toHaveFocus();
  });

  it('may be left open again, which lets in the line that stood behind it', async () => {
    recordImports(judge);
    const { user } = await open(['Abimol,Toys,Paracetamol,45,20', lineOf('Abimol')]);

    await pick(user, TOYS, 'Pain Relief');
    expect(await screen.findByText('The same product stands in row 2 already')).toBeInTheDocument();
    expect(counts()).toEqual(['1', '0', '0', '1']);
    await pick(user, TOYS, 'Not chosen');

    expect(await screen.findByText('1 line still needs a category.')).toBeInTheDocument();
    expect(counts()).toEqual(['1', '0', '0', '1']);
    expect(screen.queryByText('The same product stands in row 2 already')).not.toBeInTheDocument();
  });

  it('is chosen for the next file as well', async () => {
    const files = catchFiles();
    const sent = recordImports(judge);
    const { user } = await open(LINES);
    await pick(user, 'Analgesics (2 lines)', 'Pain Relief');
    await screen.findByText('2 lines still need a category.');
    await press(user, 'Download These Lines');
    await press(user, 'Choose Another File');

    await choose(user, [HEAD, 'Brufen,analgesics,Ibuprofen,30,20', 'Cataflam,Toys,Diclofenac,45,20']);

    expect(await screen.findByText('1 line still needs a category.')).toBeInTheDocument();
    expect(shown()).toEqual(['Pain Relief', 'Not chosen']);
    expect(sent).toHaveLength(3);
    expect(counts()).toEqual(['1', '0', '0', '1']);
    // In the file of problems it is ours: nobody has to choose it there again.
    expect(await files[0]!.text()).toContain('\r\nBrufen,Pain Relief,Ibuprofen,,20,Price: Price is required\r\n');
  });

  it('is asked for of new products alone, and of a file without such a column not at all', async () => {
    recordImports(({ rows }) => answer({ rows: rows.map(() => checked({ outcome: 'updated' })) }), judge);
    const { user } = await open(LINES);
    await screen.findByRole('button', { name: 'Import 5 Products' });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();

    await press(user, 'Choose Another File');
    await choose(user, ['Product Name,Price,Stock Quantity', 'Otrivin,45,20']);

    expect(await screen.findByRole('table', { name: 'Lines with problems' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('is chosen while the lines of another are judged, and nothing is imported before all are', async () => {
    let answerIt = () => {};
    const gate = new Promise<void>((resolve) => (answerIt = resolve));
    const sent = recordImports(judge, (body) => gate.then(() => judge(body)), judge);
    const { user } = await open(LINES);

    await pick(user, 'Analgesics (2 lines)', 'Pain Relief');
    await pick(user, TOYS, 'Pain Relief');
    expect(shown()).toEqual(['Pain Relief', 'Pain Relief', 'Not chosen']);
    expect(screen.getByText('Checking these lines…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import 1 Product' })).toBeDisabled();
    answerIt();

    expect(await screen.findByRole('button', { name: 'Import 3 Products' })).toBeEnabled();
    expect(sent.map(({ rows }) => rows.length)).toEqual([5, 2, 1]);
  });

  it('goes on where the line dropped while its lines were judged', async () => {
    recordImports(judge, () => Response.error(), judge);
    const { user } = await open(LINES);
    await pick(user, TOYS, 'Pain Relief');

    await user.click(await screen.findByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('combobox', { name: TOYS })).toHaveTextContent('Pain Relief');
    expect(counts()).toEqual(['2', '0', '0', '3']);
  });

  it('has its select in Arabic too, the most lines first', async () => {
    const sent = recordImports(judge);
    const { user } = await open(LINES, 'ar');

    const names = (await screen.findAllByRole('combobox')).map((box) => box.getAttribute('aria-labelledby'));
    expect(names.map((id) => document.getElementById(id!)?.textContent)).toEqual([
      ...['Analgesics (سطران)', 'Toys (سطر واحد)', 'بدون فئة (سطر واحد)'],
    ]);
    await pick(user, 'Toys (سطر واحد)', 'مسكنات الألم');

    expect(await screen.findByText('3 سطور ما زالت تحتاج إلى فئة.')).toBeInTheDocument();
    expect(sent[1]!.rows).toMatchObject([{ name: 'Cataflam', category_id: 2 }]);
  });
});

it('goes on where the line dropped, and counts as added what had arrived', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `Product ${index}`);
  const sent = recordImports(
    allCreated,
    allCreated,
    allCreated,
    () => Response.error(),
    ({ rows }) => answer({ rows: rows.map(() => checked({ outcome: 'unchanged', stock: 20 })) }),
  );
  const { user } = await open(names.map(lineOf));
  await user.click(await screen.findByRole('button', { name: 'Import 150 Products' }));

  expect(await screen.findByText('Importing: 100 of 150 lines')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('The import is done.')).toBeInTheDocument();
  expect(counts()).toEqual(['150', '0', '0', '0']);
  expect(sent.map(({ rows, created_before: before }) => [rows.length, before])).toEqual([
    ...[
      [100, 0],
      [50, 100],
    ],
    ...[
      [100, 0],
      [50, 0],
      [50, 0],
    ],
  ]);
  expect(sent[4]!.rows).toEqual(sent[3]!.rows);
});

it('finds the second of two equal lines, however far apart they stand', async () => {
  const names = Array.from({ length: 120 }, (_, index) => (index === 119 ? 'Product 0' : `Product ${index}`));
  recordImports(allCreated);

  await open(names.map(lineOf));

  expect(await screen.findByText('The same product stands in row 2 already')).toBeInTheDocument();
  expect(counts()).toEqual(['119', '0', '0', '1']);
});

it('asks nobody about a line that is torn, says so, and imports the others', async () => {
  const sent = recordImports(allCreated);
  const { user } = await open([lineOf('Adol'), 'Insulin,Pain Relief,Insulin,1,250.00,20', lineOf('Cetal')]);

  expect(await screen.findByRole('cell', { name: /^This line has more values than there are headings/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Whole line' })).toBeVisible();
  expect(counts()).toEqual(['2', '0', '0', '1']);
  await press(user, 'Import 2 Products');
  expect(await screen.findByText('The import is done.')).toBeInTheDocument();
  expect(counts()).toEqual(['2', '0', '0', '1']);
  expect(sent.map(({ rows }) => rows.map(({ name }) => name))).toEqual(Array(2).fill(['Adol', 'Cetal']));
});

it('says in Arabic what stands in the way, and what the server says', async () => {
  recordImports(({ rows }) =>
    answer({ rows: rows.map(() => checked({ outcome: 'refused', errors: { category_id: ['الفئة مطلوبة'] } })) }),
  );

  await open(['Panadol,Toys,Paracetamol,45.5,20'], 'ar');

  expect(await screen.findByText('اختر فئة من القائمة')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^استيراد [^م]/ })).not.toBeInTheDocument();
});

it('waits as long as the server asks for it, and goes on by itself', async () => {
  const busy = () =>
    Response.json({ success: false, message: 'Too many attempts' }, { status: 429, headers: { 'retry-after': '1' } });
  const names = Array.from({ length: 110 }, (_, index) => `Product ${index}`);
  const sent = recordImports(allCreated, allCreated, allCreated, busy, allCreated);
  const { user } = await open(names.map(lineOf));
  await user.click(await screen.findByRole('button', { name: 'Import 110 Products' }));

  expect(await screen.findByRole('timer')).toHaveTextContent('It goes on by itself in 0:01.');
  expect(screen.getByRole('status')).toHaveTextContent('Importing: 100 of 110 lines');
  expect(await screen.findByText('The import is done.', undefined, { timeout: 3000 })).toBeInTheDocument();
  expect(counts()).toEqual(['110', '0', '0', '0']);
  expect(sent[4]!.rows).toEqual(sent[3]!.rows);
});

/** A file with a line that is right and one that is not, which can be downloaded. */
function openWithProblem() {
  catchFiles();
  const refused = checked({ outcome: 'refused', errors: { price: ['Price is required'] } });
  recordImports(
    () => answer({ rows: [checked({ product: 'a' }), refused] }),
    () => answer({ rows: [checked({ product: 'a' })] }),
  );
  return open([lineOf('Panadol'), 'Otrivin,Pain Relief,Xylo,,3']);
}

it('asks before it is closed with what nobody has imported, and then with lines that nobody has saved', async () => {
  const { user, onClose } = await openWithProblem();
  await screen.findByRole('button', { name: 'Import 1 Product' });

  await press(user, 'Close');
  expect(screen.getByRole('dialog', { name: 'Close without importing?' })).toBeInTheDocument();
  await press(user, 'Back to Preview');
  await press(user, 'Import 1 Product');
  await screen.findByText('The import is done.');

  await press(user, 'Close');
  expect(screen.getByRole('dialog', { name: 'Close without these lines?' })).toBeInTheDocument();
  await press(user, 'Keep Open');
  expect(onClose).not.toHaveBeenCalled();
  await press(user, 'Download These Lines');
  await press(user, 'Close');
  expect(onClose).toHaveBeenCalled();
});

it('parts the reasons of a line as the language does', async () => {
  const files = catchFiles();
  const errors = { price: ['السعر مطلوب'], stock: ['الكمية في المخزون مطلوبة'] };
  recordImports(() => answer({ rows: [checked({ outcome: 'refused', errors })] }));
  const { user } = await open(['Otrivin,Pain Relief,Xylo,,'], 'ar');

  await press(user, 'تنزيل هذه السطور');

  expect(await files[0]!.text()).toContain('السعر: السعر مطلوب؛ الكمية في المخزون: الكمية في المخزون مطلوبة');
});

it('asks nothing about lines that were saved before the others were imported', async () => {
  const { user, onClose } = await openWithProblem();
  await press(user, 'Download These Lines');
  await press(user, 'Import 1 Product');
  await screen.findByText('The import is done.');

  await press(user, 'Close');

  expect(onClose).toHaveBeenCalled();
});

it('asks before another file takes the place of lines that nobody has saved', async () => {
  const { user } = await openWithProblem();
  await press(user, 'Import 1 Product');
  await screen.findByText('The import is done.');

  await press(user, 'Import Another File');
  expect(screen.getByRole('dialog', { name: 'Go on without these lines?' })).toBeInTheDocument();
  await press(user, 'Back to These Lines');
  expect(await screen.findByRole('table', { name: 'Lines with problems' })).toBeInTheDocument();

  await press(user, 'Import Another File');
  await press(user, 'Another File');
  expect(await screen.findByLabelText('Choose CSV File')).toBeInTheDocument();
});

it('asks before an import is stopped, and says how far it had come with what it brings in', async () => {
  const names = Array.from({ length: 110 }, (_, index) => `Product ${index}`);
  const refused = checked({ outcome: 'refused', errors: { price: ['Price is required'] } });
  const lastRefused = ({ rows }: Sent) => {
    const right = rows.slice(0, -1).map(({ name }) => checked({ product: String(name) }));
    return answer({ rows: [...right, refused] });
  };
  recordImports(allCreated, lastRefused, allCreated, () => refuse(500, 'Something went wrong'));
  const { user, onClose } = await open([...names.map(lineOf), 'Otrivin,Pain Relief,Xylo,,3']);
  await user.click(await screen.findByRole('button', { name: 'Import 110 Products' }));
  await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('status')).toHaveTextContent('Importing: 100 of 110 lines');
  // As a reload does.
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);

  await press(user, 'Close');
  const question = screen.getByRole('dialog', { name: 'Stop the import?' });
  expect(question).toHaveTextContent('100 of 110 lines are done, and stay so.');
  await press(user, 'Stop');

  expect(onClose).toHaveBeenCalled();
  expect(await screen.findByText(/^Import stopped at 100 of 110 lines\./)).toBeInTheDocument();
});
