import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ReactElement } from 'react';

import { ProductDialog } from '@/features/edit-product';
import { CartPage } from '@/pages/cart';
import { CategoriesPage } from '@/pages/categories';
import { CheckoutPage } from '@/pages/checkout';
import { AddressesPage } from '@/pages/customer/addresses';
import { OrderDetailsPage } from '@/pages/customer/order-details';
import { CustomerOverviewPage } from '@/pages/customer/overview';
import { PaymentMethodsPage } from '@/pages/customer/payment-methods';
import { AccountSettingsPage } from '@/pages/customer/settings';
import { HomePage } from '@/pages/home';
import { MedicationDetailsPage } from '@/pages/medication-details';
import { MedicationsPage } from '@/pages/medications';
import { PharmaciesPage } from '@/pages/pharmacies';
import { CustomersPage } from '@/pages/staff/customers';
import { InventoryPage } from '@/pages/staff/inventory';
import { StaffOrdersPage } from '@/pages/staff/orders';
import { PromoCodesPage } from '@/pages/staff/promo-codes';
import { StaffSettingsPage } from '@/pages/staff/settings';
import {
  answer,
  makeAddress,
  makeCard,
  makeCart,
  makeCategory,
  makeMedication,
  makeMedicationDetails,
  makeOrder,
  makeOrderRow,
  makePage,
  makePharmacy,
  makePharmacyDetails,
  makePharmacySettings,
  makeProduct,
  makeProductRow,
  makePromoCode,
  makeSession,
  makeUser,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

const CUSTOMER = {
  ...{ id: 5, first_name: 'Mona', last_name: 'Adel', email: 'mona@example.com', phone: '+201012345678', avatar: null },
  ...{ join_date: '2026-01-05T10:00:00.000Z', last_order_date: '2026-03-01T10:00:00.000Z' },
  ...{ total_orders: 1, total_amount: 120.5, recipient: null, address: null, address_ar: null, orders: [] },
  ...{ current_page: 1, last_page: 1, per_page: 100, total: 0 },
};

/** The answer to each call once the server works again. */
const ANSWERS: Record<string, object> = {
  'auth/me': makeUser(),
  cart: makeCart(),
  customers: makePage([CUSTOMER]),
  'customers/5': CUSTOMER,
  'items/governorates': [{ id: 2, name: 'Giza', name_ar: 'الجيزة' }],
  medications: makePage([makeMedication()]),
  'medications/5': makeMedicationDetails(),
  orders: makePage([makeOrderRow()]),
  'orders/9': makeOrder(),
  pharmacies: makePage([makePharmacy()]),
  'pharmacies/1': makePharmacyDetails(),
  'pharmacy/colleagues': { colleagues: [], invitations: [] },
  'pharmacy/medications': makePage([makeProductRow()]),
  'pharmacy/medications/5': makeProduct(),
  'pharmacy/medications/categories': [makeCategory()],
  'pharmacy/orders/counts': { pending: 1, processing: 0, shipped: 0 },
  'pharmacy/settings': makePharmacySettings(),
  'promo-codes': makePage([makePromoCode()]),
  'medications/categories': [makeCategory()],
  'user/addresses': [makeAddress()],
  'user/payment-methods': { gateway: 'sandbox', cards: [makeCard()] },
  'user/sessions': [],
};

const staff = makeSession('pharmacy');
const pharmacy = { ...makePharmacy(), status: 'approved' as const, position: 'Owner' };
const STAFF = { ...staff, user: { ...staff.user, pharmacy } };

type Screen = [call: string, says: string, element: ReactElement, url?: string];

const PUBLIC: Screen[] = [
  ['pharmacies', 'Failed to fetch pharmacies', <HomePage />],
  ['items/governorates', 'Failed to load governorates', <HomePage />],
  ['pharmacies', 'Failed to fetch pharmacies', <PharmaciesPage />],
  ['items/governorates', 'Failed to load governorates', <PharmaciesPage />],
  ['medications', 'Failed to fetch medications', <MedicationsPage />],
  ['medications/categories', 'Failed to load categories', <MedicationsPage />],
  ['medications/categories', 'Failed to load categories', <CategoriesPage />],
];

const OWN: Screen[] = [
  ['medications/5', 'Failed to fetch medication details', <MedicationDetailsPage />, '/5'],
  ['cart', 'Failed to load your cart', <CartPage />],
  ['user/addresses', 'Failed to load your order', <CheckoutPage />],
  ['user/addresses', 'Failed to fetch addresses', <AddressesPage />],
  ['user/payment-methods', 'Failed to load your cards', <PaymentMethodsPage />],
  ['orders', 'Failed to fetch orders', <CustomerOverviewPage />],
  ['orders/9', 'Failed to fetch order details', <OrderDetailsPage />, '/9'],
  ['auth/me', 'Failed to load your account', <AccountSettingsPage />],
  ['user/sessions', 'Failed to load your devices', <AccountSettingsPage />, '/?tab=security'],
];

const BACK_OFFICE: Screen[] = [
  ['orders/9', 'Failed to fetch order details', <StaffOrdersPage />, '/?order=9'],
  ['customers/5', 'Failed to load customer details', <CustomersPage />, '/?customer=5'],
  ['pharmacy/medications', 'Failed to fetch data', <InventoryPage />],
  ['pharmacy/medications/categories', 'Failed to load categories', <InventoryPage />],
  ['pharmacy/medications/5', 'Failed to fetch data', <ProductDialog productId={5} onClose={() => undefined} />],
  ['promo-codes', 'Failed to fetch promo codes', <PromoCodesPage />],
  ['pharmacy/colleagues', 'Failed to load your colleagues', <StaffSettingsPage />, '/?tab=colleagues'],
  ['pharmacy/settings', 'Failed to load the settings', <StaffSettingsPage />],
  ['user/sessions', 'Failed to load your devices', <StaffSettingsPage />],
];

async function expectFailure(says: string) {
  const alert = await screen.findByText(says);
  expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(1);

  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  await waitFor(() => expect(alert).not.toBeInTheDocument());
}

function serve(failing: string) {
  for (const [call, data] of Object.entries(ANSWERS)) server.use(http.get(`*/api/${call}`, () => answer(data)));
  server.use(http.get(`*/api/${failing}`, () => refuse(500), { once: true }));
}

it.each(PUBLIC)(
  'a public screen that could not be fetched by %s says “%s”, and has it after another try',
  async (call, says, element) => {
    serve(call);
    renderApp(element);

    await expectFailure(says);
  },
);

it.each(OWN)(
  'a screen that could not be fetched by %s says “%s”, and has it after another try',
  async (call, says, element, url = '/') => {
    serve(call);
    renderApp(element, { url, path: '/:id?', session: makeSession() });

    await expectFailure(says);
  },
);

it.each(BACK_OFFICE)(
  'a screen of the back office that could not be fetched by %s says “%s”, and has it after another try',
  async (call, says, element, url = '/') => {
    serve(call);
    renderApp(element, { url, path: '/:pharmacyId?', session: STAFF });

    await expectFailure(says);
  },
);
