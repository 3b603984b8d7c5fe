import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { Route, Routes } from 'react-router-dom';

import { useLastGovernorate } from '@/entities/location';
import { answer, makePage, makePharmacy, renderApp, server } from '@/shared/testing';

import { PharmaciesPage } from './PharmaciesPage';

const open = (search = '') => renderApp(<PharmaciesPage />, { url: `/pharmacies${search}` });

/** Serves the page, and returns the queries of the calls for lists. */
function servePharmacies(page = makePage([makePharmacy()])) {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/items/governorates', () =>
      answer([
        { id: 1, name: 'Cairo', name_ar: 'القاهرة' },
        { id: 2, name: 'Giza', name_ar: 'الجيزة' },
      ]),
    ),
    http.get('*/api/pharmacies', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer(page);
    }),
  );
  return asked;
}

describe('PharmaciesPage', () => {
  it('opens on what the hero searched for', async () => {
    const asked = servePharmacies();
    open('?q=seif&governorate_id=2');

    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Governorate' })).toHaveTextContent('Giza'));
    expect(screen.getByRole('searchbox', { name: 'Search pharmacies...' })).toHaveValue('seif');
    expect(asked).toEqual([{ q: 'seif', governorate_id: '2', page: '1', paginate: '15' }]);
  });

  it.each([
    ['as what was chosen at home', 2, '/', ['/pharmacies?governorate_id=2']],
    ['as nobody’s choice where an address was opened', undefined, '/pharmacies?governorate_id=2', []],
  ])('takes a governorate %s', async (_what, place, url, pushed) => {
    servePharmacies();
    const site = (
      <Routes>
        <Route path="/pharmacies" element={<PharmaciesPage />} />
        <Route path="*" element={null} />
      </Routes>
    );
    const { router } = renderApp(site, { url });
    for (const to of pushed) await act(() => router.navigate(to));

    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Governorate' })).toHaveTextContent('Giza'));

    expect(renderHook(useLastGovernorate).result.current).toBe(place);
  });

  it('turns to the last page that there is', async () => {
    servePharmacies(makePage([], { current_page: 99, last_page: 2, total: 16 }));
    const { router } = open('?page=99');

    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
  });

  it('starts again from page 1 in another governorate', async () => {
    servePharmacies(makePage([makePharmacy()], { current_page: 2, last_page: 2 }));
    const { router, user } = open('?page=2');
    await screen.findByRole('link', { name: 'Seif Pharmacy' });

    await user.click(screen.getByRole('combobox', { name: 'Governorate' }));
    await user.click(await screen.findByRole('option', { name: 'Giza' }));
    await waitFor(() => expect(router.state.location.search).toBe('?governorate_id=2'));

    await user.click(screen.getByRole('combobox', { name: 'Governorate' }));
    await user.click(await screen.findByRole('option', { name: 'All Governorates' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('says when nobody fits, and helps', async () => {
    servePharmacies(makePage([]));
    const { router, user } = open('?q=zzz&governorate_id=1');

    expect(await screen.findByText('No pharmacies found.')).toBeInTheDocument();
    const elsewhere = screen.getByRole('link', { name: 'Look for “\u2068zzz\u2069” among medications' });
    expect(elsewhere).toHaveAttribute('href', '/medications?q=zzz');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    // The first press clears the filter and keeps the search words; only the second clears these.
    await waitFor(() => expect(router.state.location.search).toBe('?q=zzz'));
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));

    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});
