import { cleanup, screen } from '@testing-library/react';

import { loadTexts } from '@/shared/i18n';
import { answer, makeSession, refuse, renderApp } from '@/shared/testing';

import { ImportDialog } from './ImportDialog';
import { allCreated, checked, choose, HEAD, lineOf, open, press, recordImports, type Sent } from './testing/openImport';

const CHECKED_AGAIN =
  /^Your import was interrupted, so the file has been checked again\..*what was sold since then would get the stock of the file again\.$/;
const NEW = 'Abimol,Analgesics,Paracetamol,45,20';

/** Refuses lines without a category. */
const judge = ({ rows }: Sent) =>
  answer({
    rows: rows.map(({ name, category_id: category }) =>
      category
        ? checked({ product: String(name) })
        : checked({ outcome: 'refused', errors: { category_id: ['Category is required'] } }),
    ),
  });

/** Removes the dialog, as the end of the session or a reload does, and opens it again. */
function comeBack() {
  cleanup();
  return renderApp(<ImportDialog onClose={jest.fn()} />, { session: makeSession('pharmacy') }).user;
}

beforeEach(() => loadTexts(['importProducts', 'inventory', 'messages']));

it('goes on with the preview, and the categories that were chosen in it', async () => {
  const sent = recordImports(judge);
  const { user } = await open([NEW, lineOf('Panadol')]);
  await user.click(await screen.findByRole('combobox', { name: 'Analgesics (1 line)' }));
  await user.click(screen.getByRole('option', { name: 'Pain Relief' }));
  expect(await screen.findByRole('button', { name: 'Import 2 Products' })).toBeInTheDocument();
  expect(screen.queryByText(CHECKED_AGAIN)).not.toBeInTheDocument();

  const back = comeBack();

  expect(await screen.findByText(CHECKED_AGAIN)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Analgesics (1 line)' })).toHaveTextContent('Pain Relief');
  await press(back, 'Import 2 Products');
  expect(await screen.findByText('The import is done.')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ dry_run: false, rows: [{ name: 'Abimol', category_id: 2 }, {}] });
});

it('goes on with a file whose check the end of the session has stopped', async () => {
  recordImports(() => refuse(500), allCreated);
  await open([lineOf('Panadol')]);
  await screen.findByRole('button', { name: 'Try Again' });

  comeBack();

  expect(await screen.findByRole('button', { name: 'Import 1 Product' })).toBeInTheDocument();
});

it('goes on with an import that the end of the session has stopped, until nothing is left to do', async () => {
  const sent = recordImports(allCreated, () => refuse(500), allCreated);
  const { user } = await open([lineOf('Panadol')]);
  await press(user, 'Import 1 Product');
  await screen.findByRole('button', { name: 'Try Again' });

  await press(comeBack(), 'Import 1 Product');

  expect(await screen.findByText('The import is done.')).toBeInTheDocument();
  expect(sent.map(({ dry_run: isDryRun }) => isDryRun)).toEqual([true, false, true, false]);
  comeBack();
  expect(await screen.findByLabelText('Choose CSV File')).toBeInTheDocument();
});

it.each([
  ['was closed', ['Close', 'Close']],
  ['made room for another', ['Choose Another File']],
])('begins anew where the file %s', async (_how, presses) => {
  recordImports(allCreated);
  const { user } = await open([lineOf('Panadol')]);
  await screen.findByRole('button', { name: 'Import 1 Product' });
  for (const name of presses) {
    const buttons = await screen.findAllByRole('button', { name });
    await user.click(buttons.at(-1)!);
  }

  comeBack();

  expect(await screen.findByLabelText('Choose CSV File')).toBeInTheDocument();
});

it('asks for a file again that is too long to be kept', async () => {
  recordImports(allCreated);
  await open([lineOf('Panadol'), `Brufen,Pain Relief,${'x'.repeat(2_000_000)},45,20`]);
  await screen.findByRole('button', { name: /^Import/ });

  const user = comeBack();

  expect(await screen.findByText(/the file is too long to be kept\. Please choose it again/)).toBeInTheDocument();
  await choose(user, [HEAD, lineOf('Panadol')]);
  expect(await screen.findByRole('button', { name: 'Import 1 Product' })).toBeInTheDocument();
});
