import { screen } from '@testing-library/react';
import { http } from 'msw';

import type { Language } from '@contract/language';
import { productListQuery } from '@contract/product';
import { useListQuery } from '@/shared/lib/list-query';
import {
  answer,
  makeCategory,
  makePage,
  makePharmacySettings,
  makeProductRow,
  makeSession,
  renderApp,
  server,
} from '@/shared/testing';

import { useFoundProducts } from '../../model/useFoundProducts';
import { InventoryGrid } from '../InventoryGrid';
import { InventoryPage } from '../InventoryPage';

const CATEGORIES = [
  makeCategory({ total_medications: 1007 }),
  makeCategory({ id: 3, name: 'Allergy', total_medications: 1 }),
  makeCategory({ id: 4, name: 'Skin Care', total_medications: 0 }),
];

/** Serves the list, and returns the queries of its calls. */
export function serveProducts(rows = [makeProductRow()], total = rows.length) {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/pharmacy/medications', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer(makePage(rows, { total, last_page: Math.ceil(total / 12) }));
    }),
    http.get('*/api/pharmacy/medications/categories', () => answer(CATEGORIES)),
    http.get('*/api/medications/categories', () => answer(CATEGORIES)),
    http.get('*/api/pharmacy/settings', () => answer(makePharmacySettings())),
  );
  return asked;
}

const session = makeSession('pharmacy');
const pharmacy = { id: 3, name: 'Seif Pharmacy', name_ar: 'صيدلية سيف', status: 'approved' };
const staff = { ...session, user: { ...session.user, pharmacy } } as typeof session;

export const openInventory = (url = '/inventory', language: Language = 'en') =>
  renderApp(<InventoryPage />, { url, path: '/inventory/:pharmacyId?', session: staff, language });

const ignore = () => undefined;

/** Stands for the page without its search and its filters, which take a third of the time. */
function ProductList() {
  const [query, setQuery] = useListQuery(productListQuery);
  const result = useFoundProducts(query);
  return (
    <InventoryGrid
      query={query}
      onQueryChange={setQuery}
      result={result}
      onAdd={ignore}
      onImport={ignore}
      onDownload={ignore}
    />
  );
}

export const openProductList = (url = '/inventory') => renderApp(<ProductList />, { url, session: staff });

export async function pickAction(user: ReturnType<typeof openInventory>['user'], name: string, product = 'Panadol') {
  await user.click(await screen.findByRole('button', { name: `Actions for ${product}` }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return screen.findByRole('dialog');
}
