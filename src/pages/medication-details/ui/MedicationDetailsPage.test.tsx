import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { Language } from '@contract/language';
import type { MedicationCard, MedicationDetails } from '@contract/wire/medication';
import { ROUTES } from '@/shared/config';
import { setLanguage } from '@/shared/i18n';
import {
  answer,
  EMPTY_CART,
  makeMedication,
  makeMedicationDetails,
  makePage,
  makeSession,
  recordPosts,
  refocusWindow,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { MedicationDetailsPage } from './MedicationDetailsPage';

const open = (id: string, session?: ReturnType<typeof makeSession>, language?: Language) =>
  renderApp(<MedicationDetailsPage />, { path: ROUTES.medication, url: `/medicationdetails/${id}`, session, language });

const serveMedication = (overrides: Partial<MedicationDetails> = {}) =>
  server.use(http.get('*/api/medications/5', () => answer(makeMedicationDetails(overrides))));

type Store = ReturnType<typeof open>['store'];

/** Changes the medicine on the server, and comes back to the tab. */
const becomes = (store: Store, overrides: Partial<MedicationDetails>) => {
  serveMedication(overrides);
  refocusWindow(store);
};

const NOTHING_KNOWN: Partial<MedicationDetails> = {
  generic_name: null,
  generic_name_ar: null,
  description: null,
  description_ar: null,
  details: { active_ingredients: null, active_ingredients_ar: null, expiry_date: null, manufacturer: null },
  usage_and_side_effects: { dosage: null, dosage_ar: null, side_effects: null, side_effects_ar: null },
};

describe('MedicationDetailsPage', () => {
  it('keeps what it shows where asking again fails', async () => {
    serveMedication();
    const { store } = open('5');
    await screen.findByRole('heading', { level: 1, name: 'Panadol' });
    let asked = 0;
    server.use(http.get('*/api/medications/5', () => ((asked += 1), HttpResponse.error())));

    const stopListening = setupListeners(store.dispatch);
    window.dispatchEvent(new Event('online'));

    await waitFor(() => expect(asked).toBe(1));
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toContain('rejected'),
    );
    stopListening();
    expect(screen.getByRole('heading', { level: 1, name: 'Panadol' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says where a prescription is needed, and what for', async () => {
    serveMedication({ prescription_required: true });
    open('5');

    expect(await screen.findByText('Prescription required')).toBeInTheDocument();
    expect(screen.getByText(/^Show your doctor’s prescription/)).toBeInTheDocument();
    await act(() => setLanguage('ar'));
    expect(screen.getByText('يلزم روشتة')).toBeInTheDocument();
    expect(screen.getByText(/^اعرض روشتة الطبيب/)).toBeInTheDocument();
  });

  it('is read again when somebody comes back to the window, and sells nothing that is out of stock', async () => {
    serveMedication();
    const { store } = open('5');
    expect(await screen.findByText('In Stock')).toBeInTheDocument();

    becomes(store, { is_in_stock: false, available_quantity: 0 });

    expect(await screen.findByText('Out of Stock')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    expect(screen.queryByRole('group', { name: 'Quantity' })).not.toBeInTheDocument();
  });

  it('is read again when the cart is refused it', async () => {
    serveMedication();
    server.use(http.get('*/api/cart', () => answer(EMPTY_CART)));
    const { user } = open('5', makeSession());
    const add = await screen.findByRole('button', { name: 'Add to Cart' });
    recordPosts('/cart/add', () => {
      serveMedication({ is_in_stock: false, available_quantity: 0 });
      return refuse(409, 'This medication is out of stock');
    });

    await user.click(add);

    expect(await screen.findByText('This medication is out of stock')).toBeInTheDocument();
    expect(await screen.findByText('Out of Stock')).toBeInTheDocument();
    expect(add).toBeDisabled();
  });

  it('shows the medication, its seller and how it gets here', async () => {
    serveMedication();
    open('5');

    expect(await screen.findByRole('heading', { level: 1, name: 'Panadol' })).toBeInTheDocument();
    for (const fact of [
      'Paracetamol',
      '25.50 EGP',
      'In Stock',
      'Pain Relief',
      'Delivery: 1-2 business days',
      'Available for delivery in Cairo and Alexandria',
    ]) {
      expect(screen.getByText(fact)).toBeInTheDocument();
    }
    const seller = screen.getByRole('link', { name: 'Sold by Seif Pharmacy' });
    expect(seller).toHaveAttribute('href', '/pharmacydetails/1');
    expect(seller.parentElement).toHaveTextContent('Maadi, Cairo');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Home/Medications/Panadol');
  });

  it('says strength and form where the name does not', async () => {
    const kind = { strength: '500 mg', dosage_form: 'suppository' };
    serveMedication(kind);
    const { store } = open('5');
    expect(await screen.findByText('500 mg')).toBeInTheDocument();
    expect(screen.getByText('suppository')).toBeInTheDocument();

    becomes(store, { ...kind, name: 'Panadol 500 mg 5 Supp.' });

    await waitFor(() => expect(screen.queryByText('500 mg')).not.toBeInTheDocument());
    expect(screen.queryByText('suppository')).not.toBeInTheDocument();
  });

  it('says nothing of Cairo where the pharmacy is elsewhere, and names its place once', async () => {
    const { pharmacy } = makeMedicationDetails();
    const aswan = { id: 9, name: 'Aswan', name_ar: 'أسوان' };
    serveMedication({ pharmacy: { ...pharmacy, city: aswan, governorate: aswan } });
    open('5');

    expect(await screen.findByText('Aswan')).toBeInTheDocument();
    expect(screen.getByText('Delivery: 1-2 business days')).toBeInTheDocument();
    expect(screen.queryByText(/Cairo/)).not.toBeInTheDocument();
  });

  it('says before the button what the delivery costs, and promises none where there is none or on days off', async () => {
    const { pharmacy } = makeMedicationDetails();
    serveMedication();
    const { store } = open('5');

    for (const [delivery_fee, free_delivery_threshold, words] of [
      [30, 200, 'Delivery fee: 30.00 EGP · Free from 200.00 EGP'],
      [30, null, 'Delivery fee: 30.00 EGP'],
      [30, 25.5, 'Delivery: Free'],
      [40, null, 'Delivery fee: 40.00 EGP'],
      [0, null, 'Delivery: Free'],
    ] as const) {
      becomes(store, { pharmacy: { ...pharmacy, delivery_fee, free_delivery_threshold } });

      const price = await screen.findByText(words);
      const button = screen.getByRole('button', { name: 'Add to Cart' });
      expect(price.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }

    becomes(store, { pharmacy: { ...pharmacy, is_delivery_available: false } });
    expect(await screen.findByText('This pharmacy offers pick-up only')).toBeInTheDocument();
    expect(screen.queryByText(/delivery/i)).not.toBeInTheDocument();

    becomes(store, { pharmacy: { ...pharmacy, closed_until: '2031-05-04' } });
    expect(await screen.findByText(/takes orders again on/)).toBeInTheDocument();
    expect(screen.queryByText(/delivery/i)).not.toBeInTheDocument();
  });

  it('keeps details and usage in tabs of their own', async () => {
    serveMedication();
    const { user } = open('5');

    expect(await screen.findByRole('tabpanel', { name: 'Description' })).toHaveTextContent('For headache and fever.');

    await user.click(screen.getByRole('tab', { name: 'Details' }));
    const details = screen.getByRole('tabpanel', { name: 'Details' });
    for (const fact of ['Paracetamol 500 mg', 'Mar 31, 2028', 'Haleon', 'Store it as the pack says']) {
      expect(details).toHaveTextContent(fact);
    }

    await user.click(screen.getByRole('tab', { name: 'Usage & Side Effects' }));
    const usage = screen.getByRole('tabpanel', { name: 'Usage & Side Effects' });
    expect(usage).toHaveTextContent('One tablet every six hours');
    expect(usage).toHaveTextContent('Rarely a rash');
  });

  it('says the active ingredients in Arabic as far as they are known', async () => {
    const { details } = makeMedicationDetails();
    serveMedication({ details: { ...details, active_ingredients_ar: 'Ascorbic acid، زنك' } });
    const { user, store } = open('5', undefined, 'ar');

    await user.click(await screen.findByRole('tab', { name: 'التفاصيل' }));
    expect(screen.getByText('Ascorbic acid، زنك')).toHaveAttribute('dir', 'rtl');

    becomes(store, { details: { ...details, active_ingredients_ar: null } });
    expect(await screen.findByText('Paracetamol 500 mg')).not.toHaveAttribute('dir');
  });

  it('lets what was typed in the other language run its own way', async () => {
    serveMedication({
      description_ar: null,
      details: {
        active_ingredients: null,
        active_ingredients_ar: null,
        expiry_date: null,
        manufacturer: 'Haleon (Egypt)',
      },
    });
    const { user } = renderApp(<MedicationDetailsPage />, {
      path: ROUTES.medication,
      url: '/medicationdetails/5',
      language: 'ar',
    });

    expect(await screen.findByText('For headache and fever.')).toHaveAttribute('dir', 'auto');
    await user.click(screen.getByRole('tab', { name: 'التفاصيل' }));
    expect(screen.getByText('Haleon (Egypt)', { selector: 'bdi' })).toBeVisible();
  });

  it('keeps the order of a dose in what its pharmacy wrote in Arabic', async () => {
    serveMedication({
      description_ar: 'عبوة 100 ml',
      usage_and_side_effects: {
        ...{ dosage: null, dosage_ar: 'ملعقة 5 ml مرتين يوميًا' },
        ...{ side_effects: null, side_effects_ar: 'دوار فوق 40 mg' },
      },
    });
    const { user } = open('5', undefined, 'ar');

    expect((await screen.findByRole('tabpanel')).textContent).toBe('عبوة \u2066100\u00A0ml\u2069');
    await user.click(screen.getByRole('tab', { name: 'الاستخدام والآثار الجانبية' }));
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'ملعقة \u20665\u00A0ml\u2069 مرتين يوميًا',
      'دوار فوق \u206640\u00A0mg\u2069',
    ]);
  });

  it('fills the gaps', async () => {
    serveMedication(NOTHING_KNOWN);
    const { user } = open('5');

    expect(await screen.findByText('No description available')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Details' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent(/Active IngredientsN\/A.*Expiry DateN\/A.*ManufacturerN\/A/);
  });

  it('adds as many as were chosen, and says why there are no more', async () => {
    const added: unknown[] = [];
    serveMedication({ available_quantity: 2 });
    server.use(
      http.get('*/api/cart', () => answer(EMPTY_CART)),
      http.post('*/api/cart/add', async ({ request }) => {
        added.push(await request.json());
        return answer(EMPTY_CART);
      }),
    );
    const { user } = open('5', makeSession());

    const more = await screen.findByRole('button', { name: 'Increase quantity' });
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(await screen.findByText('Quantity cannot be less than 1')).toBeInTheDocument();
    await user.click(more);
    await user.click(more);
    expect(await screen.findByText('Only 2 left in stock')).toBeInTheDocument();
    expect(more).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));

    expect(await screen.findByText('Medication added successfully')).toBeInTheDocument();
    expect(added).toEqual([{ medication_id: 5, quantity: 2 }]);
  });

  it('leads to all who have this very product, the cheapest first, in stock here or not', async () => {
    const expectLink = async (label: string) => {
      const { search } = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: label })).href);
      expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
        same_as: '5',
        in_stock: 'true',
        sort: 'price-asc',
      });
    };
    serveMedication({ name: 'Panadol 500 & more', is_in_stock: true });
    const { store } = open('5');

    await expectLink('Compare prices at other pharmacies');
    becomes(store, { name: 'Panadol 500 & more', is_in_stock: false });
    await expectLink('Find it at other pharmacies');
  });

  describe('of what is not sold, or no longer', () => {
    const goneBeside = (offers: MedicationCard[]) => {
      const asked: string[] = [];
      server.use(
        http.get('*/api/medications/8', () => refuse(404, 'x')),
        http.get('*/api/medications', ({ request }) => {
          asked.push(new URL(request.url).search);
          return answer({ ...makePage(offers), only_alike: false, suits_child: null });
        }),
      );
      return asked;
    };

    it('says so when there is no such medication', async () => {
      const asked = goneBeside([]);
      open('8');

      expect(await screen.findByRole('heading', { name: 'Medication not found' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Browse Medications' })).toHaveAttribute('href', '/medications');
      await waitFor(() => expect(asked).toHaveLength(1));
      expect(screen.queryByRole('link', { name: 'Find it at other pharmacies' })).not.toBeInTheDocument();
    });

    it.each([
      ['en', 'This pharmacy no longer sells it. Other pharmacies do.', 'Find it at other pharmacies'],
      ['ar', 'لم تعد هذه الصيدلية تبيعه، وهو متوفر في صيدليات أخرى.', 'ابحث عنه في صيدليات أخرى'],
    ] as const)('leads on to who has it in stock (%s)', async (language, told, name) => {
      const asked = goneBeside([makeMedication({ id: 9 })]);
      open('8', undefined, language);

      expect(await screen.findByRole('link', { name })).toHaveAttribute(
        'href',
        '/medications?same_as=8&in_stock=true&sort=price-asc',
      );
      expect(screen.getByText(told)).toBeInTheDocument();
      expect(asked).toEqual(['?same_as=8&in_stock=true&sort=price-asc&paginate=1']);
    });
  });

  it('does not even ask for an id that cannot be one', async () => {
    open('panadol');

    expect(await screen.findByText('Medication not found')).toBeInTheDocument();
  });

  it('tells a failure from an absence, and tries again', async () => {
    serveMedication();
    server.use(http.get('*/api/medications/5', () => HttpResponse.error(), { once: true }));
    const { user } = open('5');

    expect(await screen.findByText(/Dawaya cannot be reached/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Panadol' })).toBeInTheDocument();
  });
});

describe('what search engines read', () => {
  const facts = () =>
    JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as Record<
      string,
      unknown
    >;

  it('names the product, its price and its seller', async () => {
    serveMedication({ is_in_stock: false });
    open('5');
    await screen.findByRole('heading', { level: 1, name: 'Panadol' });

    expect(facts()).toMatchObject({
      '@type': 'Product',
      name: 'Panadol',
      offers: { price: '25.50', priceCurrency: 'EGP', availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('stays one element, whatever stands in a name', async () => {
    serveMedication({ name: '</script><img src=x onerror=alert(1)>' });
    open('5');
    await screen.findByRole('heading', { level: 1, name: /onerror/ });

    expect(document.querySelector('script')?.textContent).not.toContain('<');
    expect(facts()).toMatchObject({ name: '</script><img src=x onerror=alert(1)>' });
  });
});
