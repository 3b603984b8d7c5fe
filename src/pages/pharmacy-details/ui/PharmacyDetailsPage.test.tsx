import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { PharmacyDetails } from '@contract/wire/pharmacy';
import { ROUTES } from '@/shared/config';
import { setLanguage } from '@/shared/i18n';
import {
  answer,
  makeCategory,
  makeMedication,
  makePage,
  makePharmacy,
  makePharmacyDetails,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { PharmacyDetailsPage } from './PharmacyDetailsPage';

const open = (rest: string) =>
  renderApp(<PharmacyDetailsPage />, { path: ROUTES.pharmacy, url: `/pharmacydetails/${rest}` });

const servePharmacy = (overrides: Partial<PharmacyDetails> = {}) =>
  server.use(http.get('*/api/pharmacies/1', () => answer(makePharmacyDetails(overrides))));

/** Serves the Medications tab, and returns the queries of its calls. */
function serveMedications(page = makePage([makeMedication()])) {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/medications/categories', ({ request }) => {
      expect(new URL(request.url).search).toBe('?pharmacy_id=1');
      return answer([makeCategory(), makeCategory({ id: 3, name: 'Heart', total_medications: 0 })]);
    }),
    http.get('*/api/medications', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer(page);
    }),
  );
  return asked;
}

describe('PharmacyDetailsPage', () => {
  it.each(['1', 'abc'])('says in the title, in both languages, that there is no pharmacy %s', async (id) => {
    server.use(http.get('*/api/pharmacies/1', () => refuse(404, 'Pharmacy not found')));
    open(id);

    await waitFor(() => expect(document.title).toBe('No pharmacy found | Dawaya'));
    await act(() => setLanguage('ar'));
    expect(document.title).toBe('لم يتم العثور على الصيدلية | دوايا');
  });

  it('shows where it is, when it is open and how to call it', async () => {
    servePharmacy();
    open('1');

    expect(await screen.findByRole('heading', { level: 1, name: 'Seif Pharmacy' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+201000410201' })).toHaveAttribute('href', 'tel:+201000410201');
    for (const fact of ['09:00', '23:30', 'Saturday and Sunday', 'Delivery Available']) {
      expect(screen.getByText(fact)).toBeInTheDocument();
    }
    expect(screen.getByText('City and governorate').parentElement).toHaveTextContent('Maadi, Cairo');
    expect(screen.getByRole('link', { name: 'Go back to Pharmacies' })).toHaveAttribute('href', '/pharmacies');
    expect(screen.getByRole('tabpanel', { name: 'About' })).toHaveTextContent(
      /Address9 Road 9CityMaadiGovernorateCairo/,
    );
  });

  it.each([
    ['9 Road 9', 'Maadi', '9 Road 9, Maadi, Cairo'],
    ['9 Road 9, Maadi', 'Maadi', '9 Road 9, Maadi, Cairo'],
    ['9 Road 9, Cairo', 'Cairo', '9 Road 9, Cairo'],
  ])('tells search engines once where it is: %s, %s', async (address, city, told) => {
    servePharmacy({ address, city: { id: 2, name: city, name_ar: city } });
    open('1');

    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      `Seif Pharmacy: ${told}. Open from 09:00 to 23:30.`,
    );
  });

  it('says what the pharmacy says of itself, and leads to its own page without telling where from', async () => {
    servePharmacy({ description: 'Open late.', website: 'https://seif.example', email: 'hello@seif.example' });
    open('1');

    expect(await screen.findByText('Open late.')).toBeInTheDocument();
    const website = screen.getByRole('link', { name: 'https://seif.example' });
    expect(website).toHaveAttribute('href', 'https://seif.example');
    expect(website).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    expect(screen.getByRole('link', { name: 'hello@seif.example' })).toHaveAttribute(
      'href',
      'mailto:hello@seif.example',
    );
  });

  it.each([
    [{}, 'Delivery Fee30.00 EGPFree Delivery From200.00 EGP'],
    [{ free_delivery_threshold: null }, 'Delivery Fee30.00 EGP'],
    [{ free_delivery_threshold: 0 }, 'Delivery FeeFree'],
    [{ delivery_fee: 0 }, 'Delivery FeeFree'],
  ])('says what delivery costs with %j', async (terms, words) => {
    servePharmacy({ delivery_fee: 30, free_delivery_threshold: 200, ...terms, email: null, website: null });
    open('1');

    expect(await screen.findByRole('tabpanel', { name: 'About' })).toHaveTextContent(new RegExp(`Cairo${words}$`));
  });

  it('says until when it takes no orders', async () => {
    servePharmacy({ closed_until: '2026-12-01' });
    open('1');

    expect(await screen.findByRole('alert')).toHaveTextContent('This pharmacy takes orders again on Dec 1, 2026');
  });

  it('admits what it does not know', async () => {
    servePharmacy({ working_days: [], is_delivery_available: false });
    open('1');

    expect(await screen.findByText('Not available')).toBeInTheDocument();
    expect(screen.queryByText('Delivery Available')).not.toBeInTheDocument();
  });

  it('paints the pharmacy that came along before the server has answered', async () => {
    server.use(http.get('*/api/pharmacies/1', () => new Promise<never>(() => undefined)));
    const { router } = open('abc');

    await act(() => router.navigate('/pharmacydetails/1', { state: { pharmacy: makePharmacy() } }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Seif Pharmacy' })).toBeInTheDocument();
  });

  it('lists what it sells, one category at a time', async () => {
    servePharmacy();
    const asked = serveMedications();
    const { router, user } = open('1');

    await user.click(await screen.findByRole('tab', { name: 'Medications' }));
    expect(await screen.findByRole('link', { name: 'Panadol' })).toHaveAttribute('href', '/medicationdetails/5');
    expect(screen.queryByRole('checkbox', { name: /Heart/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/Page \d of/)).not.toBeInTheDocument();

    await user.click(await screen.findByRole('checkbox', { name: 'Pain Relief (7)' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=medications&category_id=2'));
    await user.click(screen.getByRole('checkbox', { name: 'Pain Relief (7)' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=medications'));
    expect(asked).toEqual([
      { pharmacy_id: '1', q: '', names_in: 'en', page: '1', paginate: '12' },
      { pharmacy_id: '1', q: '', names_in: 'en', page: '1', paginate: '12', category_id: '2' },
    ]);
  });

  it('turns to the last page that there is', async () => {
    servePharmacy();
    serveMedications(makePage([], { current_page: 9, last_page: 2, total: 13 }));
    const { router } = open('1?tab=medications&page=9');

    await waitFor(() => expect(router.state.location.search).toBe('?tab=medications&page=2'));
    expect(screen.queryByText('Page 9 of 2')).not.toBeInTheDocument();
  });

  it('steps through the pages', async () => {
    servePharmacy();
    serveMedications(makePage([makeMedication()], { current_page: 2, last_page: 3, total: 30 }));
    const { router, user } = open('1?tab=medications&page=2');

    const pager = await screen.findByRole('navigation', { name: 'Pagination' });
    expect(pager).toHaveTextContent('Page 2 of 3');
    const status = screen.getByText('Page 2 of 3', { selector: '[role="status"] *' }).closest('[role="status"]');
    await user.click(within(pager).getByRole('button', { name: 'Next' }));

    expect(status).toHaveFocus();
    expect(new URLSearchParams(router.state.location.search).get('page')).toBe('3');
  });

  it('says what failed in the Medications tab', async () => {
    servePharmacy();
    server.use(
      http.get('*/api/medications/categories', () => refuse(500)),
      http.get('*/api/medications', () => refuse(500)),
    );
    open('1?tab=medications');

    expect(await screen.findByText('Failed to load categories')).toBeInTheDocument();
    expect(await screen.findByText('Failed to fetch medications')).toBeInTheDocument();
  });

  it.each([
    ['an id that cannot be one', 'abc', () => refuse(500), 'Pharmacy ID is missing. Please check the URL.'],
    ['nobody', '1', () => refuse(404, 'x'), 'No pharmacy found'],
    ['a failure', '1', () => refuse(500), 'Failed to fetch pharmacy details'],
    ['the words of the server', '1', () => refuse(503, 'Come back later'), 'Come back later'],
    ['a lost network', '1', () => HttpResponse.error(), /Dawaya cannot be reached/],
  ])('leads back to the list from %s', async (_what, id, response, words) => {
    server.use(http.get('*/api/pharmacies/1', response));
    open(id);

    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go back to Pharmacies' })).toHaveAttribute('href', '/pharmacies');
  });
});

it('says to search engines where the pharmacy is and when it is open', async () => {
  servePharmacy({ working_days: ['sunday', 'friday'] });
  open('1');
  expect(await screen.findByText('Sunday and Friday')).toBeInTheDocument();

  expect(JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({
    '@type': 'Pharmacy',
    address: { addressCountry: 'EG' },
    openingHoursSpecification: { dayOfWeek: ['Sunday', 'Friday'] },
  });
});

it('says to people and to search engines that a pharmacy never closes', async () => {
  servePharmacy({ opening_time: '09:00:00', closing_time: '09:00:00' });
  open('1');
  expect(await screen.findByText('Open 24 hours')).toBeInTheDocument();

  expect(screen.queryByText('Closing Hours')).not.toBeInTheDocument();
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    expect.stringContaining('Open 24 hours.'),
  );
  expect(JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
  });
});
