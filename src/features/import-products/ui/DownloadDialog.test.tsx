import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';

import { loadTexts } from '@/shared/i18n';
import { answer, makeProduct, makeSession, refuse, renderApp, server } from '@/shared/testing';

import { DownloadDialog } from './DownloadDialog';
import { catchFiles } from './testing/openImport';

beforeEach(() => loadTexts(['importProducts', 'inventory']));

it('reads the products in portions, goes on after a failure where it stopped, and saves them by name', async () => {
  const files = catchFiles();
  const answers = [
    () => answer({ rows: [makeProduct({ id: 5, name: 'Zyrtec' })], next: 5 }),
    () => refuse(503),
    () => answer({ rows: [makeProduct({ id: 7, name: 'Adol', price: 9 })], next: null }),
  ];
  const asked: string[] = [];
  server.use(
    http.get('*/api/pharmacy/medications/export', ({ request }) => {
      asked.push(new URL(request.url).search);
      return answers[asked.length - 1]!();
    }),
  );
  const onClose = jest.fn();
  const { user } = renderApp(
    <DownloadDialog choice={{ q: 'a', category_id: undefined, state: 'low_stock' }} total={2} onClose={onClose} />,
    { session: makeSession('pharmacy') },
  );
  expect(screen.getByText(/^The 2 products that your search and filters find/)).toBeInTheDocument();
  const press = async () => user.click(screen.getByRole('button', { name: 'Download' }));

  await press();
  expect(await screen.findByText(/^Products read so far: 1\. Press Download again/)).toBeInTheDocument();
  expect([files.length, onClose.mock.calls.length]).toEqual([0, 0]);
  await press();

  expect(await screen.findByText('2 products downloaded')).toBeInTheDocument();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const filter = '?q=a&state=low_stock&after=';
  expect(asked).toEqual([`${filter}0`, `${filter}5`, `${filter}5`]);
  const [, ...lines] = (await files[0]!.text()).split('\r\n');
  expect(lines.map((line) => line.split(',').slice(0, 9).join(','))).toEqual([
    'Adol,بانادول,Pain Relief,Paracetamol,باراسيتامول,9.00,,40,10',
    'Zyrtec,بانادول,Pain Relief,Paracetamol,باراسيتامول,25.50,,40,10',
  ]);
});

it('says only that it failed where nothing had been read', async () => {
  server.use(http.get('*/api/pharmacy/medications/export', () => refuse(503)));
  const { user } = renderApp(
    <DownloadDialog choice={{ q: '', category_id: undefined, state: undefined }} total={2} onClose={jest.fn()} />,
    { session: makeSession('pharmacy') },
  );

  await user.click(screen.getByRole('button', { name: 'Download' }));

  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText(/read so far/)).not.toBeInTheDocument();
});
