import { screen, within } from '@testing-library/react';
import { http } from 'msw';

import { loadTexts } from '@/shared/i18n';
import { answer, HEARD, refuse, server } from '@/shared/testing';

import {
  catchFiles,
  checked,
  choose,
  counts,
  HEAD,
  keepChoices,
  lineOf,
  open,
  press,
  recordImports,
  type Sent,
} from './testing/openImport';

beforeEach(() => loadTexts(['importProducts', 'inventory', 'messages']));

describe('a category of the file that is none of ours', () => {
  const TOYS = 'Toys (1 line)';
  const price = { price: ['Price is required'] };
  const category = { category_id: ['Category is required'] };
  /** Answers like the server for new products: a line with an error has no product, and a second line of a product is refused. */
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
  const nameOf = (box: Element) => document.getElementById(box.getAttribute('aria-labelledby')!)?.textContent;
  const names = () => screen.getAllByRole('combobox').map(nameOf);

  it('is chosen once for all its lines, which alone are judged anew', async () => {
    const sent = recordImports(judge);
    const { user } = await open(LINES);

    await pick(user, 'Analgesics (2 lines)', 'Pain Relief');

    expect(await screen.findByText('2 lines still need a category.')).toHaveRole('status');
    expect(counts()).toEqual(['2', '0', '0', '3']);
    // After one press only the line above the categories is announced, not the counts again.
    expect(screen.getByText(/New products: 1, With problems: 4$/, HEARD)).toBeInTheDocument();
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
    expect(names()).toEqual(['Without a category (1 line)', 'Games (1 line)', 'Analgesics (2 lines)', TOYS]);
    await pick(user, 'Games (1 line)', 'Pain Relief');
    await pick(user, 'Without a category (1 line)', 'Pain Relief');
    await pick(user, TOYS, 'Not chosen');
    expect(await screen.findByText('1 line still needs a category.')).toBeInTheDocument();
    expect(kept).toEqual([]);
    await press(user, 'Import 4 Products');

    expect(await screen.findByText('The import is done.')).toBeInTheDocument();
    expect(kept).toEqual([
      [
        { name: 'games', category_id: 2 },
        { name: 'toys', category_id: null },
      ],
    ]);
  });

  it('stays as a colleague has chosen it meanwhile, unless it is chosen here', async () => {
    recordImports(judge);
    keepChoices({ toys: 2 });
    const { user } = await open(['Abimol,Analgesics,Paracetamol,45,20', lineOf('Panadol')]);
    await pick(user, 'Analgesics (1 line)', 'Pain Relief');
    const kept = keepChoices({ analgesics: 2 });
    await press(user, 'Import 2 Products');
    await press(user, 'Import Another File');

    await choose(user, [HEAD, 'Eucarbon,Games,Senna,30,20', 'Cataflam,Toys,Diclofenac,45,20']);
    await pick(user, 'Games (1 line)', 'Pain Relief');
    expect(shown()).toEqual(['Pain Relief', 'Not chosen']);
    await press(user, 'Import 1 Product');

    expect(await screen.findByText('The import is done.')).toBeInTheDocument();
    expect(kept).toEqual([[{ name: 'analgesics', category_id: 2 }], [{ name: 'games', category_id: 2 }]]);
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
    expect(await screen.findByText('The same product is in line 2 already')).toBeInTheDocument();
    expect(counts()).toEqual(['1', '0', '0', '1']);
    await pick(user, TOYS, 'Not chosen');

    expect(await screen.findByText('1 line still needs a category.')).toBeInTheDocument();
    expect(counts()).toEqual(['1', '0', '0', '1']);
    expect(screen.queryByText('The same product is in line 2 already')).not.toBeInTheDocument();
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
    // The file of problems contains our category, so that nobody has to choose it again.
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

    await screen.findAllByRole('combobox');
    expect(names()).toEqual(['Analgesics (سطران)', 'Toys (سطر واحد)', 'بدون فئة (سطر واحد)']);
    await pick(user, 'Toys (سطر واحد)', 'مسكنات الألم');

    expect(await screen.findByText('3 سطور ما زالت تحتاج إلى فئة.')).toBeInTheDocument();
    expect(sent[1]!.rows).toMatchObject([{ name: 'Cataflam', category_id: 2 }]);
  });
});
