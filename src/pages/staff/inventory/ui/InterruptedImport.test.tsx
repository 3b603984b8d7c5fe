import { cleanup, screen } from '@testing-library/react';
import { http } from 'msw';

import { answer, server } from '@/shared/testing';

import { openInventory, serveProducts } from './testing/openInventory';

it('opens the import again that the end of the session or a reload has interrupted', async () => {
  serveProducts();
  server.use(
    http.get('*/api/pharmacy/foreign-categories', () => answer([])),
    http.post('*/api/medications/import', () =>
      answer({ rows: [{ outcome: 'created', product: 'a', stock: 0, changes: {}, errors: {} }] }),
    ),
  );
  const text = 'Product Name,Category,Generic Name,Price,Stock Quantity\nPanadol,Pain Relief,Paracetamol,45.5,20';
  const file = new File([text], 'products.csv', { type: 'text/csv' });
  // Files of jsdom lack `arrayBuffer`.
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
  const { user } = openInventory();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.upload(await screen.findByLabelText('Choose CSV File'), file);
  await screen.findByRole('button', { name: 'Import 1 Product' });

  cleanup();
  openInventory();

  expect(await screen.findByRole('button', { name: 'Import 1 Product' })).toBeInTheDocument();
});
