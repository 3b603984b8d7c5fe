import { fireEvent, screen, within } from '@testing-library/react';

import type { ImportedRow } from '@contract/wire/product';
import { loadTexts } from '@/shared/i18n';
import { answer, HEARD, makeSession, refuse, renderApp } from '@/shared/testing';

import { ImportDialog } from './ImportDialog';
import {
  allCreated,
  catchFiles,
  checked,
  choose,
  counts,
  HEAD,
  lineOf,
  open,
  press,
  recordImports,
  type Sent,
} from './testing/openImport';

beforeEach(() => loadTexts(['importProducts', 'inventory', 'messages']));

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
  expect(
    screen.getByText(/^This .* New products: 1, Will be updated: 1, With problems: 1$/, HEARD),
  ).toBeInTheDocument();
  const [added, updated] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  expect(added!.map(({ textContent }) => textContent)).toEqual(['Panadol']);
  expect(updated!.map(({ textContent }) => textContent)).toEqual(['BrufenPrice: 45.50\u00A0EGP (now 40.00\u00A0EGP)']);
  const table = within(screen.getByRole('table', { name: 'Lines with problems' }));
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    // The number and its unit stay on one line.
    ...['3', 'Otrivin 10\u00A0ml', 'Price', 'Price is required'],
  ]);
  expect(sent).toMatchObject([{ dry_run: true, created_before: 0, rows: [{ category_id: '2' }, {}, {}] }]);

  await press(user, 'Import 2 Products');

  expect(await screen.findByText('The import is done.')).toBeInTheDocument();
  // Sends the stock that the dry run showed, 0 for a new product.
  expect(sent[1]).toMatchObject({
    dry_run: false,
    rows: [
      { name: 'Panadol', seen_stock: 0 },
      { name: 'Brufen', seen_stock: 7 },
    ],
  });
  expect(counts()).toEqual(['1', '1', '0', '1']);
  expect(screen.getByText('The import is done. Added: 1, Updated: 1, Not imported: 1', HEARD)).toBeInTheDocument();
  await press(user, 'Download These Lines');
  expect(await files[0]!.text()).toContain(
    `${HEAD},Problem\r\nOtrivin 10 ml,Pain Relief,Xylo,,3,Price: Price is required`,
  );
  await press(user, 'Done');
  expect(onClose).toHaveBeenCalled();
});

it('asks for a file once more that cannot be read, as one in a cloud that is out of reach', async () => {
  recordImports();
  const { user } = renderApp(<ImportDialog onClose={jest.fn()} />, { session: makeSession('pharmacy') });
  const file = new File([], 'products.csv', { type: 'text/csv' });
  Object.assign(file, { arrayBuffer: () => Promise.reject(new Error('out of reach')) });

  await user.upload(await screen.findByLabelText('Choose CSV File'), file);

  expect(await screen.findByRole('alert')).toHaveTextContent('This file could not be read. Please choose it again.');
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
  const text = 'Your products already match this file: there is nothing to import.';
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
  expect(
    screen.getByText(/^1 price would become more than twice, or less than half, what it is now\./),
  ).toBeInTheDocument();
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

  const bar = await screen.findByRole('progressbar', { name: 'Importing: 100 of 150 lines' });
  expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo(66.7, 1);
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

  expect(await screen.findByText('The same product is in line 2 already')).toBeInTheDocument();
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

it('says in which language the name of a product is, of a right line and of a wrong one', async () => {
  recordImports(() =>
    answer({ rows: [checked({ product: 'a' }), checked({ outcome: 'refused', errors: { price: ['السعر مطلوب'] } })] }),
  );

  await open([lineOf('Panadol'), lineOf('Brufen')], 'ar');

  expect(await screen.findByText('Panadol')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Brufen')).toHaveAttribute('lang', 'en');
});

it('waits as long as the server asks for it, and goes on by itself', async () => {
  const busy = () =>
    Response.json({ success: false, message: 'Too many attempts' }, { status: 429, headers: { 'retry-after': '1' } });
  const names = Array.from({ length: 110 }, (_, index) => `Product ${index}`);
  const sent = recordImports(allCreated, allCreated, allCreated, busy, allCreated);
  const { user } = await open(names.map(lineOf));
  await user.click(await screen.findByRole('button', { name: 'Import 110 Products' }));

  expect(await screen.findByRole('timer')).toHaveTextContent('It goes on by itself in 0:01.');
  expect(screen.getByText('Importing: 100 of 110 lines')).toHaveRole('status');
  expect(await screen.findByText('The import is done.', undefined, { timeout: 3000 })).toBeInTheDocument();
  expect(counts()).toEqual(['110', '0', '0', '0']);
  expect(sent[4]!.rows).toEqual(sent[3]!.rows);
});

/** Opens a file with a valid line and an invalid one; files that are saved can be read. */
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
  expect(screen.getByText('Importing: 100 of 110 lines')).toHaveRole('status');
  // A reload is blocked.
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);

  await press(user, 'Close');
  const question = screen.getByRole('dialog', { name: 'Stop the import?' });
  expect(question).toHaveTextContent('100 of 110 lines are done, and stay so.');
  await press(user, 'Stop');

  expect(onClose).toHaveBeenCalled();
  expect(await screen.findByText(/^Import stopped at 100 of 110 lines\./)).toBeInTheDocument();
});
