import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { MedicationCard } from '@contract/wire/medication';
import { answer, makeMedication, makeMedicationDetails, makePage, refuse, renderApp, server } from '@/shared/testing';

import { MedicationsPage } from './MedicationsPage';

const open = (search = '?same_as=5', language: 'en' | 'ar' = 'en') =>
  renderApp(<MedicationsPage />, { path: '/medications', url: `/medications${search}`, language });

/** An offer of the same medicine by another pharmacy. */
function makeOffer(
  id: number,
  overrides: Partial<MedicationCard> = {},
  seller: Partial<MedicationCard['pharmacy']> = {},
) {
  const offer = makeMedication({ id, ...overrides });
  const name = `Pharmacy ${id}`;
  return { ...offer, pharmacy: { ...offer.pharmacy, id: id * 10, name, name_ar: `صيدلية ${id}`, ...seller } };
}

function serveOffers(offers: MedicationCard[], of = {}) {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/items/governorates', () => answer([{ id: 1, name: 'Cairo', name_ar: 'القاهرة' }])),
    http.get('*/api/medications/categories', () => answer([])),
    http.get('*/api/medications/5', () => answer(makeMedicationDetails())),
    http.get('*/api/medications', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer({ ...makePage(offers, of), only_alike: false });
    }),
  );
  return asked;
}

const findRows = async () =>
  within(await screen.findByRole('list', { name: 'Offers of Panadol (500 mg)' })).getAllByRole('listitem');

describe('the offers of one product', () => {
  it('says once what is compared, and leads back to it', async () => {
    serveOffers([makeOffer(5), makeOffer(6, { price: 30 })]);
    open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Panadol (500\u00A0mg)' })).toBeInTheDocument();
    expect(screen.getByText('Paracetamol')).toBeInTheDocument();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Panadol (500\u00A0mg)' })).toHaveAttribute('href', '/medicationdetails/5');
    expect(trail.getByRole('link', { name: 'Medications' })).toHaveAttribute('href', '/medications');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('tells of each offer what differs, and marks the cheapest in stock', async () => {
    serveOffers([
      makeOffer(7, { price: 20, is_in_stock: false, available_quantity: 0 }),
      makeOffer(5, { price: 25.5 }),
      makeOffer(6, { price: 30 }, { is_delivery_available: false, governorate_id: 2 }),
      makeOffer(8, { price: 210 }),
      makeOffer(9, { price: 220 }, { delivery_fee: 0 }),
      makeOffer(10, { price: 230 }, { free_delivery_threshold: null }),
    ]);
    open();

    const [soldOut, cheapest, pickup, reached, free, neverFree] = await findRows();
    await waitFor(() => expect(cheapest).toHaveTextContent('Cairo'));
    for (const fact of ['25.50 EGP', 'Lowest price', 'Delivery fee: 30.00 EGP', 'Free from 200.00 EGP', 'In Stock']) {
      expect(within(cheapest!).getByText(fact)).toBeInTheDocument();
    }
    expect(within(cheapest!).getByRole('link', { name: 'Pharmacy 5' })).toHaveAttribute('href', '/pharmacydetails/50');
    expect(
      within(cheapest!).getByRole('button', { name: 'Add to Cart: Panadol (500 mg), sold by Pharmacy 5' }),
    ).toBeEnabled();
    expect(soldOut).toHaveTextContent('Out of Stock');
    expect(pickup).toHaveTextContent('Pick-up only');
    expect(pickup).not.toHaveTextContent('Delivery');
    for (const row of [reached, free]) expect(row).toHaveTextContent('Delivery: Free');
    expect(neverFree).toHaveTextContent('Delivery fee: 30.00 EGP');
    expect(neverFree).not.toHaveTextContent('Free');
    expect(screen.getAllByText('Lowest price')).toHaveLength(1);
  });

  it.each([
    ['a page that others come before', '', { current_page: 2, last_page: 2 }],
    ['one page of many in another order', '&sort=newest', { last_page: 2 }],
  ])('calls nothing the lowest on %s', async (_where, search, of) => {
    serveOffers([makeOffer(5), makeOffer(6, { price: 30 })], of);
    open(`?same_as=5${search}`);

    expect(await findRows()).toHaveLength(2);
    expect(screen.queryByText('Lowest price')).not.toBeInTheDocument();
  });

  it('puts the cheapest first, and asks for the product alone', async () => {
    const asked = serveOffers([makeOffer(5)]);
    const { user } = open('?same_as=5&q=brufen&category_id=3&pharmacy_id=4');

    await findRows();
    expect(asked[0]).toEqual({
      q: '',
      same_as: '5',
      in_stock: 'false',
      sort: 'price-asc',
      names_in: 'en',
      page: '1',
      paginate: '12',
    });
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Price: low to high',
      'Price: high to low',
      'Newest',
    ]);
  });

  it('speaks Arabic', async () => {
    serveOffers([makeOffer(5), makeOffer(6, { price: 30 })]);
    open('?same_as=5', 'ar');

    expect(await screen.findByText('عرضان')).toBeInTheDocument();
    expect(screen.getByText('أقل سعر')).toBeInTheDocument();
    expect(screen.getAllByText('رسوم التوصيل: 30.00 ج.م')).toHaveLength(2);
    expect(screen.getByText('مقارنة الأسعار')).toBeInTheDocument();
  });

  it('says that nobody else has the product, and leads to the search for what comes near', async () => {
    serveOffers([makeOffer(5)]);
    const { router, user } = open('?same_as=5&in_stock=true&sort=price-asc');

    expect(await screen.findByText('No other pharmacy offers exactly this one now.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search for This Name' }));

    await waitFor(() => expect(router.state.location.search).toBe('?q=Panadol'));
  });

  it('stays with the product where the filters leave nothing, and takes them away', async () => {
    serveOffers([]);
    const { router, user } = open('?same_as=5&in_stock=true&governorate_id=1');

    expect(await screen.findByText('No pharmacy offers this medication here now.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));

    await waitFor(() => expect(router.state.location.search).toBe('?same_as=5'));
  });

  it('learns from the others what it is where its own offer is gone', async () => {
    serveOffers([makeOffer(6)]);
    server.use(http.get('*/api/medications/5', () => refuse(404)));
    open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Panadol (500\u00A0mg)' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Panadol (500\u00A0mg)' })).not.toBeInTheDocument();
  });

  it('says where there is no such product', async () => {
    serveOffers([]);
    server.use(http.get('*/api/medications/5', () => refuse(404)));
    open();

    expect(await screen.findByRole('heading', { name: 'Medication not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Medications' })).toHaveAttribute('href', '/medications');
  });

  it('says what failed, and tries again', async () => {
    serveOffers([makeOffer(5)]);
    server.use(
      http.get('*/api/medications', () => HttpResponse.error(), { once: true }),
      http.get('*/api/medications/5', () => HttpResponse.error(), { once: true }),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Try Again' }));

    expect(await findRows()).toHaveLength(1);
  });
});
