import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import type { CustomerDetails, CustomerRow } from '@contract/wire/customer';
import { answer, makePage, refocusWindow, refuse, renderApp, server } from '@/shared/testing';

import { CustomersPage } from './CustomersPage';

const makeRow = (overrides: Partial<CustomerRow> = {}): CustomerRow => ({
  id: 5,
  first_name: 'Mona',
  last_name: 'Adel',
  email: 'mona@example.com',
  phone: '+201012345678',
  avatar: null,
  join_date: '2026-01-05T10:00:00.000Z',
  total_orders: 3,
  total_amount: 361.5,
  last_order_date: '2026-03-01T10:00:00.000Z',
  ...overrides,
});

const makeDetails = (overrides: Partial<CustomerDetails> = {}): CustomerDetails => ({
  ...makeRow(),
  recipient: 'Dr. Mona, Clinic 3',
  address: 'Dr. Mona, Clinic 3, 7 Road 233, Maadi, Cairo',
  address_ar: 'Dr. Mona, Clinic 3، 7 Road 233، المعادي، القاهرة',
  orders: [
    {
      id: 9,
      order_code: 'KQD5QPKW',
      status: 'shipped',
      fulfilment: 'pickup',
      total_items: 2,
      total_amount: 120.5,
      date: '2026-03-01T10:00:00.000Z',
    },
  ],
  ...{ current_page: 1, last_page: 1, per_page: 100, total: 1 },
  ...overrides,
});

/** Serves the list, and returns the queries of its calls. */
const serveCustomers = (rows: CustomerRow[] = [makeRow()], total = 12) => {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/customers', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer(makePage(rows, { per_page: 5, last_page: 3, total }));
    }),
  );
  return asked;
};

const open = (url = '/customers', language: 'en' | 'ar' = 'en') => renderApp(<CustomersPage />, { url, language });

describe('the list', () => {
  it('opens on exactly what the link says, five to a page', async () => {
    const asked = serveCustomers();
    open('/customers?q=mona&sort=orders-desc&page=2');

    const row = await screen.findByRole('row', { name: /Mona Adel/ });

    expect(row).toHaveTextContent('mona@example.com');
    expect(row).toHaveTextContent('Jan 5, 2026');
    expect(row).toHaveTextContent('361.50 EGP');
    expect(screen.getByText('Showing 5 of 12 customers')).toBeInTheDocument();
    expect(asked).toEqual([{ page: '2', paginate: '5', q: 'mona', sort: 'orders-desc' }]);
  });

  it('sorts on the server, from page 1, the other way with the next press', async () => {
    const asked = serveCustomers();
    const { router, user } = open('/customers?page=2');
    await screen.findByText('Mona Adel');

    await user.click(screen.getByRole('columnheader', { name: /total spent/i }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=total_amount-desc'));
    await user.click(screen.getByRole('columnheader', { name: /total spent/i }));

    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'total_amount-asc', page: '1' }));
  });

  it('says in which language a name is', async () => {
    serveCustomers([makeRow({ first_name: 'منى', last_name: 'عادل' })]);
    open();

    expect(await screen.findByText('منى عادل')).toHaveAttribute('lang', 'ar');
  });

  it('empties the search at once', async () => {
    const asked = serveCustomers();
    const { router, user } = open('/customers?q=mona');

    await user.click(await screen.findByRole('button', { name: 'Clear' }));

    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(asked.at(-1)).not.toMatchObject({ q: 'mona' });
    expect(screen.getByLabelText('Search customers...')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('says so when there is nobody, and has no pages to turn', async () => {
    serveCustomers([], 0);
    open();

    expect(await screen.findByText('No customers found.')).toBeInTheDocument();
    expect(screen.getByText('Whoever orders from you appears here.')).toBeInTheDocument();
    expect(screen.queryByText(/of 0/)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
  });

  it('leaves the search where it is when one fails, to be mended there', async () => {
    serveCustomers();
    const { user } = open();
    await screen.findByText('Mona Adel');
    server.use(http.get('*/api/customers', () => refuse(500)));

    await user.click(screen.getByLabelText('Search customers...'));
    await user.paste('salma');

    expect(await screen.findByText('Failed to fetch customers')).toBeInTheDocument();
    expect(screen.getByLabelText('Search customers...')).toHaveValue('salma');
    expect(screen.getByLabelText('Search customers...')).toHaveFocus();
  });
});

describe('the details', () => {
  const openDetails = async (details: CustomerDetails, name = 'View Mona Adel') => {
    serveCustomers([details]);
    server.use(http.get('*/api/customers/5', () => answer(details)));
    const app = open();
    await app.user.click(await screen.findByRole('link', { name }));
    return within(await screen.findByRole('dialog', { name: /^Customer Details/ }));
  };

  it('show who it is, what they are worth, and what they ordered', async () => {
    const dialog = await openDetails(makeDetails());

    // Each part is isolated, so that an address in the other script keeps the order of its parts as well.
    const street = await dialog.findByText('7 Road 233', { selector: 'bdi' });
    expect(street.closest('dd')).toHaveTextContent(/^Dr. Mona, Clinic 3, 7 Road 233, Maadi, Cairo$/);
    expect(dialog.getByText('Dr. Mona, Clinic 3', { selector: 'bdi' })).toBeInTheDocument();
    for (const label of ['Customer Since', 'Total Orders', 'Total Spent']) {
      expect(dialog.getByText(label)).toBeInTheDocument();
    }
    expect(dialog.getByText('361.50 EGP')).toBeInTheDocument();
    expect(dialog.getByRole('tab', { name: 'Order History' })).toBeInTheDocument();
    const order = dialog.getByRole('row', { name: /KQD5QPKW/ });
    expect(order).toHaveTextContent('Ready for pick-up');
    expect(order).toHaveTextContent('120.50 EGP');
  });

  it('say in which language the name is', async () => {
    const dialog = await openDetails(makeDetails({ first_name: 'منى', last_name: 'عادل' }), 'View منى عادل');

    expect(await dialog.findByText('منى عادل')).toHaveAttribute('lang', 'ar');
  });

  it('turn the pages of many orders, while the person stays', async () => {
    const [first] = makeDetails().orders;
    const dialog = await openDetails(makeDetails({ total_orders: 11 }));
    const asked: (string | null)[] = [];
    server.use(
      http.get('*/api/customers/5', ({ request }) => {
        asked.push(new URL(request.url).search);
        return answer(makeDetails({ total_orders: 11, orders: [{ ...first!, order_code: 'OLDEST' }] }));
      }),
    );

    await userEvent.click(await dialog.findByRole('button', { name: 'Go to page 2' }));

    expect(dialog.getByText('7 Road 233')).toBeInTheDocument();
    expect(await dialog.findByRole('link', { name: 'OLDEST' })).toHaveAttribute(
      'href',
      '/pharmacydashboard/orders?order=9',
    );
    expect(asked).toEqual(['?page=2&paginate=10']);
  });

  /** Opens the second page of a customer's orders. */
  async function openSecondPage() {
    serveCustomers();
    const [first] = makeDetails().orders;
    server.use(
      http.get('*/api/customers/5', ({ request }) => {
        const page = new URL(request.url).searchParams.get('page');
        return answer(makeDetails({ total_orders: 11, orders: [{ ...first!, order_code: `OF-PAGE-${page}` }] }));
      }),
    );
    const app = renderApp(<CustomersPage />, { url: '/customers?customer=5', path: '/customers' });
    await app.user.click(await screen.findByRole('button', { name: 'Go to page 2' }));
    return { ...app, order: await screen.findByRole('link', { name: 'OF-PAGE-2' }) };
  }

  it('come Back from an order on the page of orders that led to it', async () => {
    const { router, user, order } = await openSecondPage();
    await user.click(order);
    await waitFor(() => expect(router.state.location.pathname).toBe('/pharmacydashboard/orders'));

    await act(() => router.navigate(-1));

    expect(await screen.findByRole('link', { name: 'OF-PAGE-2' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?customer=5');
  });

  it('begin anew from the list', async () => {
    const { user } = await openSecondPage();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(await screen.findByRole('link', { name: 'View Mona Adel' }));

    expect(await screen.findByRole('link', { name: 'OF-PAGE-1' })).toBeInTheDocument();
  });

  it('stand in the address: a link opens them, and Back closes what a row has opened', async () => {
    serveCustomers();
    server.use(http.get('*/api/customers/5', () => answer(makeDetails())));
    const { router, user } = open('/customers?page=2&customer=5');
    const dialog = await screen.findByRole('dialog', { name: /^Customer Details/ });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?page=2');

    const link = await screen.findByRole('link', { name: 'View Mona Adel' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '/customers?page=2&customer=5');
    await user.click(link);
    await screen.findByRole('dialog');
    expect(router.state.location.search).toBe('?page=2&customer=5');
    await act(() => router.navigate(-1));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?page=2');
    expect(link).toHaveFocus();
  });

  it('say so where there is no such customer', async () => {
    serveCustomers();
    server.use(http.get('*/api/customers/6', () => refuse(404, 'Customer not found')));
    const { router } = open('/customers?customer=6');
    const dialog = async () => within(await screen.findByRole('dialog', { name: /^Customer Details/ }));
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent(/^Customer not found$/);
    await act(() => router.navigate('/customers'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await act(() => router.navigate('/customers?customer=new'));

    expect(await (await dialog()).findByRole('alert')).toHaveTextContent(/^Customer not found$/);
  });

  it('leave out of the address the name that stands above it', async () => {
    const dialog = await openDetails(
      makeDetails({ recipient: 'Mona Adel', address: 'Mona Adel, 7 Road 233, Maadi, Cairo' }),
    );

    expect((await dialog.findByText('Address')).parentElement).toHaveTextContent(/^Address7 Road 233, Maadi, Cairo$/);
  });

  it('are read again with the list when somebody comes back: nobody who has left is called any more', async () => {
    serveCustomers();
    server.use(http.get('*/api/customers/5', () => answer(makeDetails())));
    const { store } = open('/customers?customer=5');
    const dialog = within(await screen.findByRole('dialog', { name: /^Customer Details/ }));
    await dialog.findByText('mona@example.com');
    await screen.findByText('361.50 EGP', { selector: '[role=row] *' });
    const gone = { first_name: '', last_name: '', email: '', phone: '', address: null, address_ar: null };
    serveCustomers([makeRow({ total_amount: 400 })]);
    server.use(http.get('*/api/customers/5', () => answer(makeDetails(gone))));

    refocusWindow(store);

    expect(await dialog.findByText('Former customer')).toBeInTheDocument();
    expect(dialog.queryByText('mona@example.com')).not.toBeInTheDocument();
    expect(await screen.findByText('400.00 EGP')).toBeInTheDocument();
  });

  it('call somebody who has left a former customer, show nothing else of them, and say so where there are no orders', async () => {
    const gone = {
      first_name: '',
      last_name: '',
      email: '',
      phone: '',
      recipient: null,
      address: null,
      address_ar: null,
    };
    const dialog = await openDetails(makeDetails({ ...gone, orders: [] }), 'View Former customer');

    expect(await dialog.findByText('Former customer')).toBeInTheDocument();
    expect(await dialog.findByText('No orders found for this customer.')).toBeInTheDocument();
    expect(dialog.queryByText('Email')).not.toBeInTheDocument();
    expect(dialog.queryByText('Phone')).not.toBeInTheDocument();
  });
});
