import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { PharmacyStatistics, PharmacyTrends } from '@contract/wire/statistics';
import {
  answer,
  makeOrderRow,
  makePage,
  makePharmacy,
  makeSession,
  makeUser,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { DashboardPage } from './DashboardPage';

const FIGURES = { revenue: 14_719.5, orders: 16, medications: 2, customers: 7 };
const STATISTICS: PharmacyStatistics = {
  total_medications: 24,
  total_customers: 41,
  total_orders: 1_230,
  pending_orders: 4,
  total_revenue: 25_252.25,
  this_month: { from: '2026-11-01', to: '2026-11-21', ...FIGURES },
  last_month: { from: '2026-10-01', to: '2026-10-21', ...FIGURES, medications: 0 },
  change: { revenue: 12.5, orders: -8.3, medications: null, customers: 0 },
};
const TRENDS: PharmacyTrends = {
  days: [
    { from: '2026-11-20', orders: 2, revenue: 310.5 },
    { from: '2026-11-21', orders: 1, revenue: 0 },
  ],
  months: [{ from: '2026-11-01', orders: 16, revenue: 14_719.5 }],
  statuses: [{ status: 'pending', orders: 4 }],
  top_medications: [
    { id: 7, name: 'Comtrex', name_ar: 'كومتركس', strength: '24 capsules', dosage_form: null, units: 9, revenue: 405 },
  ],
};
const SHELF = { id: 3, name: 'Panadol Extra', name_ar: 'بانادول إكسترا', strength: null, dosage_form: null };
const EXPIRING = [
  { ...SHELF, id: 4, name: 'Antinal', expiry_date: '2026-11-01', is_expired: true, stock: 6 },
  { ...SHELF, id: 5, name: 'Xalatan', strength: '0.005 %', expiry_date: '2027-01-09', is_expired: false, stock: 1 },
];

// jsdom has no layout, so every chart complains that it has no width.
const { error } = console;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...said) => {
    if (!String(said[0]).startsWith('MUI X Charts')) error(...said);
  });
});

const serve = (path: string, data: object) => server.use(http.get(`*/api${path}`, () => answer(data)));

/** Serves all that the page reads. */
function serveAll() {
  serve('/pharmacy/statistics', STATISTICS);
  serve('/pharmacy/statistics/trends', TRENDS);
  serve('/orders', makePage([makeOrderRow()]));
  serve('/medications/low-stock', makePage([{ ...SHELF, stock: 2 }]));
  serve('/medications/expiring', makePage(EXPIRING));
}

const open = (language: 'en' | 'ar' = 'en', is_email_verified = true, status: 'approved' | 'pending' = 'approved') => {
  const pharmacy = { ...makePharmacy({ name: 'Seif Pharmacy', name_ar: 'صيدلية سيف' }), status, position: 'Owner' };
  const user = makeUser({ user_type: 'pharmacy', pharmacy, is_email_verified });
  serve('/auth/me', user);
  return renderApp(<DashboardPage />, { session: { ...makeSession('pharmacy'), user }, language });
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

it('welcomes the pharmacy with its figures and how they changed, what came in last, runs out and expires', async () => {
  serveAll();
  open();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Seif Pharmacy');
  expect(await screen.findByText('25,252.25 EGP')).toBeInTheDocument();
  const cards = within(screen.getByRole('list', { name: 'Figures of the pharmacy' }));
  expect(cards.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Total Revenue25,252.25\u00A0EGPThis month: 14,719.50\u00A0EGP+12.5%from last month (same days)',
    'Total Orders1,230Placed this month: 16-8.3%from last month (same days)4 waiting',
    'Total Medications24Added this month: 2',
    'Customers41Ordered this month: 70%from last month (same days)',
  ]);
  expect(cards.getByRole('link', { name: '4 waiting' })).toHaveAttribute(
    'href',
    '/pharmacydashboard/orders?status=pending',
  );
  // All steps that can be checked are done, and there is an order.
  expect(screen.queryByRole('region', { name: 'First Steps' })).not.toBeInTheDocument();

  const recent = await panel('Recent Orders');

  expect(await recent.findByRole('link', { name: 'KQD5QPKW' })).toHaveAttribute(
    'href',
    '/pharmacydashboard/orders?order=9',
  );
  expect(recent.getByRole('link', { name: 'View All Orders' })).toHaveAttribute('href', '/pharmacydashboard/orders');
  expect(recent.getByText('Mona Adel', { exact: false })).toBeInTheDocument();

  const low = await panel('Low Stock Alert');
  expect(await low.findByText('2 left')).toBeInTheDocument();
  expect(low.getByRole('link', { name: 'View All: Low Stock Alert' })).toHaveAttribute(
    'href',
    '/pharmacydashboard/inventory?state=low_stock',
  );
  const expiring = await panel('Expiring Soon');
  expect(await expiring.findByText('Expired Nov 1, 2026')).toBeInTheDocument();
  expect(expiring.getByText('Expires Jan 9, 2027')).toBeInTheDocument();
  expect(expiring.getByText('(0.005 %)').parentElement).toHaveTextContent('Xalatan (0.005 %)');
  expect(expiring.getByText('1 unit')).toBeInTheDocument();
  expect(expiring.getByRole('link', { name: 'View All: Expiring Soon' })).toHaveAttribute(
    'href',
    '/pharmacydashboard/inventory?state=expiring',
  );
});

it('calls nobody back in Arabic either who has neither listed nor sold anything', async () => {
  serveAll();
  serve('/pharmacy/statistics', { ...STATISTICS, total_medications: 0, total_orders: 0 });
  open('ar');

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('أهلًا بك، صيدلية سيف'));
});

it('calls a pharmacy that waits for its approval back only once it has listed something, with no word on its e-mail', async () => {
  serveAll();
  open('en', true, 'pending');
  const greeting = screen.getByRole('heading', { level: 1 });
  expect(greeting).toHaveTextContent('Welcome, Seif Pharmacy');

  await waitFor(() => expect(greeting).toHaveTextContent('Welcome back, Seif Pharmacy'));
  expect(await screen.findByText('25,252.25 EGP')).toBeInTheDocument();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

describe('the first steps', () => {
  const serveFigures = (total_medications: number, total_orders: number) => {
    serveAll();
    serve('/pharmacy/statistics', { ...STATISTICS, total_medications, total_orders });
  };
  const readSteps = async () =>
    (await panel('First Steps')).getAllByRole('listitem').map(({ textContent }) => textContent);

  it('begin with the e-mail, and then what is sold, under a first welcome', async () => {
    serveFigures(0, 0);
    open('en', false);

    const steps = await panel('First Steps');

    expect(steps.getByRole('link', { name: 'Check the Address' })).toHaveAttribute(
      'href',
      '/pharmacydashboard/settingsdashboard?tab=account',
    );
    expect(steps.getByRole('link', { name: 'Add Products' })).toHaveAttribute('href', '/pharmacydashboard/inventory');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Seif Pharmacy'));
    expect(await readSteps()).toEqual([
      expect.stringMatching(/^1. Confirm your emailNot done yet/),
      expect.stringMatching(/^2. Fill your shelvesNot done yet/),
      expect.stringMatching(/^3. Check hours and deliverySay/),
      expect.stringMatching(/^4. Welcome new customersA promo code/),
    ]);
  });

  it('stay after the first product, and say what is done', async () => {
    serveFigures(1, 0);
    open('en', false);

    expect(await readSteps()).toEqual([
      expect.stringMatching(/^1. Confirm your emailNot done yet/),
      '2. Fill your shelvesDone',
      expect.anything(),
      expect.anything(),
    ]);
  });

  it('stay with their advice until the first order', async () => {
    serveFigures(1, 0);
    open();

    expect((await readSteps()).slice(0, 2)).toEqual(['1. Confirm your emailDone', '2. Fill your shelvesDone']);
  });
});

describe('an e-mail that is not confirmed', () => {
  it.each([
    ['pending', 'We can tell you by email that your pharmacy is approved only once your address is confirmed.'],
    ['approved', 'New orders are mailed to confirmed addresses only.'],
  ] as const)('is what an owner whose pharmacy is %s is asked to confirm', async (status, why) => {
    serveAll();
    open('en', false, status);

    const note = within(await screen.findByRole('note'));

    expect(note.getByText(why, { exact: false })).toHaveTextContent('mona@example.com');
    expect(note.getByRole('button', { name: 'Send Again' })).toBeInTheDocument();
  });
});

it('gives every chart as a table, by days and by months', async () => {
  serveAll();
  const { user } = open();
  const revenue = await panel('Revenue over time, EGP');

  await user.click(revenue.getByRole('button', { name: 'Show as a table: Revenue over time, EGP' }));
  const table = within(await revenue.findByRole('table', { name: 'Revenue over time, EGP' }));
  const days = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(days).toEqual(['Nov 21', 'Nov 20']);
  expect(table.getByRole('row', { name: 'Nov 20 310.50\u00A0EGP' })).toBeInTheDocument();
  await user.click(revenue.getByRole('button', { name: '12 months' }));
  expect(table.getByRole('row', { name: 'Nov 2026 14,719.50\u00A0EGP' })).toBeInTheDocument();

  for (const [name, row] of [
    ['Orders over time', 'Nov 2026 16'],
    ['Top medications by units, 30 days', 'Comtrex (24 capsules) 9'],
    ['Orders by status, last 30 days', 'Pending 4'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Show as a table: ${name}` }));
    expect(within(screen.getByRole('table', { name })).getByRole('row', { name: row })).toBeInTheDocument();
  }
});

it('says where there is nothing yet', async () => {
  serveAll();
  serve('/orders', makePage([]));
  serve('/medications/low-stock', makePage([]));
  serve('/medications/expiring', makePage([]));
  serve('/pharmacy/statistics/trends', { ...TRENDS, days: [], months: [], statuses: [], top_medications: [] });
  open();

  for (const text of ['No Orders Found', 'Nothing is running out.', 'Nothing expires in the next 90 days.']) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  expect(await screen.findAllByText('No orders in this period.')).toHaveLength(4);
});

it('says of every part that it failed, and has each after another try, though others still fail', async () => {
  serveAll();
  const shelf = ['medications/low-stock', 'medications/expiring'];
  for (const path of ['pharmacy/statistics', 'pharmacy/statistics/trends', 'orders', ...shelf])
    server.use(http.get(`*/api/${path}`, () => refuse(500), { once: true }));
  const { user } = open();
  await waitFor(() => expect(screen.getAllByText('Failed to fetch data')).toHaveLength(4));
  expect(await screen.findByText('Failed to fetch orders')).toBeInTheDocument();

  const [first, ...others] = screen.getAllByRole('button', { name: 'Try Again' });
  await user.click(first!);
  expect(await screen.findByText('25,252.25 EGP')).toBeInTheDocument();
  expect(screen.getAllByText('Failed to fetch data')).toHaveLength(3);
  for (const retry of others) await user.click(retry);

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument());
  expect(screen.queryByText(/^Failed/)).not.toBeInTheDocument();
});

it('speaks Arabic', async () => {
  serveAll();
  open('ar');

  expect(await screen.findByText('المتبقي: عبوتان')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('مرحبًا بعودتك، صيدلية سيف');
});
