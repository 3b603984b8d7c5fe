import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { Address } from '@contract/wire/address';
import type { OrderRow } from '@contract/wire/order';
import {
  answer,
  makeAddress,
  makeOrderRow,
  makePage,
  makePharmacyDetails,
  makeSession,
  refocusWindow,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { CustomerOverviewPage } from './CustomerOverviewPage';

/** Serves the dashboard, and returns the queries of the calls for orders. */
const serve = (orders: OrderRow[] = [makeOrderRow()], addresses: Address[] = [], lastPage = 1) => {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/orders', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer(makePage(orders, { last_page: lastPage, total: orders.length * lastPage }));
    }),
    http.get('*/api/user/addresses', () => answer(addresses)),
    http.get('*/api/pharmacies/:id', () => answer(makePharmacyDetails())),
  );
  return asked;
};

const open = (url: NonNullable<Parameters<typeof renderApp>[1]>['url'] = '/') =>
  renderApp(<CustomerOverviewPage />, { url, session: makeSession() });

describe('the overview', () => {
  it('counts all orders and shows the three newest', async () => {
    const asked = serve([makeOrderRow(), makeOrderRow({ id: 8, order_code: 'WJ8E5YT9', fulfilment: 'pickup' })], [], 8);
    open();

    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Mona' })).toBeInTheDocument();
    expect(await screen.findByText('16')).toBeInTheDocument();
    expect(asked).toEqual([{ paginate: '3' }]);
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('KQD5QPKW');
    expect(first).toHaveTextContent('Pending');
    expect(first).toHaveTextContent('2 items · 120.50 EGP');
    expect(first).toHaveTextContent('from Seif Pharmacy');
  });

  it('tells one order from another by what was ordered', async () => {
    const named = (id: number, name: string) => ({ id, name, name_ar: name });
    serve([
      makeOrderRow({ products: { first: [named(1, 'Lantus'), named(2, 'Concor')], more: 2 } }),
      makeOrderRow({ id: 8, order_code: 'WJ8E5YT9', products: { first: [named(3, 'Panadol')], more: 0 } }),
    ]);
    const { user } = open();

    const lantus = await screen.findByText('Lantus');
    expect(lantus.closest('li')).toHaveTextContent(/KQD5QPKW.*Lantus, Concor and 2 more/);
    expect(screen.getByText('Panadol').closest('li')).toHaveTextContent('WJ8E5YT9');
    await user.click(screen.getByRole('tab', { name: 'Orders' }));

    expect((await screen.findByText('Lantus')).closest('li')).toHaveTextContent('Lantus, Concor and 2 more');
  });

  it('reads orders and addresses again when somebody comes back to it, and to the history', async () => {
    serve([makeOrderRow()], [makeAddress()]);
    const { store, user } = open();
    expect(await screen.findByText('Pending')).toBeInTheDocument();
    expect(await screen.findByText('7 Road 233')).toBeInTheDocument();
    serve([makeOrderRow({ status: 'shipped' })], [makeAddress({ address: '9 Road 233' })]);

    refocusWindow(store);
    expect(await screen.findByText('Shipped')).toBeInTheDocument();
    expect(await screen.findByText('9 Road 233')).toBeInTheDocument();

    await user.click(screen.getByRole('tab', { name: 'Orders' }));
    await screen.findByRole('heading', { name: 'Order History' });
    await waitFor(() => expect(screen.getByText('KQD5QPKW').closest('ul')).toHaveAttribute('aria-busy', 'false'));
    serve([makeOrderRow({ status: 'delivered' })]);
    refocusWindow(store);
    expect(await screen.findByText('Delivered')).toBeInTheDocument();
  });

  it('leads to the history by View All Orders', async () => {
    serve();
    const { router, user } = open();

    await user.click(await screen.findByRole('button', { name: 'View All Orders' }));

    expect(router.state.location.search).toBe('?tab=orders');
    expect(document.title).toBe('Orders | My Dashboard | Dawaya');
    expect(await screen.findByRole('heading', { name: 'Order History' })).toBeInTheDocument();
  });

  it('thanks a customer who comes from the checkout, once', async () => {
    serve();
    const placed = {
      id: 1,
      total_amount: 241,
      prescription_for: [{ id: 6, name: 'Concor', name_ar: 'كونكور', strength: '5 mg', dosage_form: null }],
      orders: [
        makeOrderRow(),
        makeOrderRow({
          id: 8,
          order_code: 'WJ8E5YT9',
          fulfilment: 'pickup',
          pharmacy: { id: 4, name: 'صيدلية العزبي', name_ar: 'صيدلية العزبي' },
        }),
      ],
    };
    const { router } = open({ pathname: '/', search: '?tab=overview', state: { owner: 1, placed } });

    expect(await screen.findByText('Thank you! Your orders are with the pharmacies.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('group', { name: /^Thank you!/ })).toHaveFocus());
    const [first, second, prescribed] = within(screen.getByRole('group', { name: /^Thank you!/ })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('KQD5QPKW Seif PharmacyHome delivery · 120.50 EGP · Cash on delivery');
    expect(second).toHaveTextContent(
      /Pick-up · 120\.50 EGP · Cash on pick-upPlease wait until the order is marked ready/,
    );
    expect(within(second!).getByText('صيدلية العزبي')).toHaveAttribute('lang', 'ar');
    expect(await within(second!).findByText('Open from 09:00 to 23:30')).toBeInTheDocument();
    expect(screen.getByText(/^Have your prescription ready/)).toContainElement(prescribed!);
    expect(prescribed).toHaveTextContent('Concor (5 mg)');
    expect(within(second!).getByRole('link', { name: 'WJ8E5YT9' })).toHaveAttribute(
      'href',
      '/userdashboard/orderdetails/8',
    );
    expect(screen.getByRole('group', { name: /^Thank you!/ })).toHaveTextContent(/Total · 241\.00 EGP$/);

    cleanup();
    open(router.state.location);
    expect(await screen.findByText('Total Orders')).toBeInTheDocument();
    expect(screen.queryByText(/Thank you!/)).not.toBeInTheDocument();
  });

  it('invites somebody without orders to the shop', async () => {
    serve([]);
    open();

    expect(await screen.findByText('You have no orders yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Medications' })).toHaveAttribute('href', '/medications');
  });
});

describe('the history', () => {
  it('asks for the page of the link, to which an order leads back, and pages by the first, the last and the neighbours', async () => {
    const asked = serve([makeOrderRow()], [], 9);
    const { router, user } = open('/?tab=orders&page=5');

    expect(await screen.findByRole('link', { name: 'View details of order KQD5QPKW' })).toHaveAttribute(
      'href',
      '/userdashboard/orderdetails/9?returnPage=5',
    );
    expect(asked).toEqual([{ page: '5', paginate: '5' }]);
    const pager = within(screen.getByRole('navigation', { name: 'Pagination' }));
    expect(
      pager
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual(['1', '…', '4', '5', '6', '…', '9']);
    await user.click(pager.getByRole('button', { name: 'Go to page 6' }));
    expect(screen.getByText('Order History').closest('[role="status"]')).toHaveFocus();

    await waitFor(() => expect(asked.at(-1)).toEqual({ page: '6', paginate: '5' }));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ tab: 'orders', page: '6' });
  });

  it('shows nothing of another page where one fails, and offers another try', async () => {
    serve([makeOrderRow()], [], 9);
    const { user } = open('/?tab=orders');
    await screen.findByText('KQD5QPKW');
    server.use(http.get('*/api/orders', () => refuse(500), { once: true }));

    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));

    expect(await screen.findByText('Failed to fetch orders')).toBeInTheDocument();
    expect(screen.queryByText('KQD5QPKW')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('KQD5QPKW')).toBeInTheDocument();
  });

  it('keeps a page in sight, and says that it is passing, until the next has come', async () => {
    serve([makeOrderRow()], [], 9);
    const { user } = open('/?tab=orders');
    await screen.findByText('KQD5QPKW');
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    server.use(
      http.get('*/api/orders', async () => {
        await arrived;
        return answer(makePage([makeOrderRow({ id: 8, order_code: 'WJ8E5YT9' })], { current_page: 2, last_page: 9 }));
      }),
    );

    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    expect(screen.getByText('KQD5QPKW').closest('ul')).toHaveAttribute('aria-busy', 'true');
    arrive();

    expect((await screen.findByText('WJ8E5YT9')).closest('ul')).toHaveAttribute('aria-busy', 'false');
  });

  it('turns to the last page that there is, and does not say that there are no orders', async () => {
    serve();
    server.use(http.get('*/api/orders', () => answer(makePage([], { current_page: 99, last_page: 2, total: 6 }))));
    const { router } = open('/?tab=orders&page=99');

    await waitFor(() => expect(router.state.location.search).toBe('?tab=orders&page=2'));
    expect(screen.queryByText('You have no orders yet.')).not.toBeInTheDocument();
  });

  it('has no pager where there is one page', async () => {
    serve();
    open('/?tab=orders');
    await screen.findByText('KQD5QPKW');

    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
  });

  it('starts at the overview when the query string makes no sense', async () => {
    serve();
    open('/?tab=secrets&page=-4');

    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeInTheDocument();
  });
});

it('asks afresh on each return to a tab: a pharmacy may have moved an order meanwhile', async () => {
  serve([makeOrderRow({ status: 'pending' })]);
  const { user } = open();
  await screen.findByText('Pending');
  serve([makeOrderRow({ status: 'shipped' })]);

  await user.click(screen.getByRole('tab', { name: 'Orders' }));
  expect(await screen.findByText('Shipped')).toBeInTheDocument();
  serve([makeOrderRow({ status: 'delivered' })]);
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(await screen.findByText('Delivered')).toBeInTheDocument();

  serve([makeOrderRow({ status: 'cancelled' })]);
  await user.click(screen.getByRole('tab', { name: 'Orders' }));
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
});

describe('the side column', () => {
  it('says who is signed in and where orders go', async () => {
    serve([], [makeAddress({ is_default: true }), makeAddress({ id: 8, name: 'Work', address: '12 Nile Street' })]);
    open();

    expect(screen.getByText('mona@example.com')).toBeInTheDocument();
    expect(await screen.findByText('Default')).toBeInTheDocument();
    expect(screen.getByText('Work').closest('li')).toHaveTextContent('12 Nile Street, Maadi, Cairo');
    expect(screen.getByRole('link', { name: 'Edit address Work, 12 Nile Street, Maadi' })).toHaveAttribute(
      'href',
      '/userdashboard/manageaddresses?edit=8',
    );
    expect(screen.getByRole('link', { name: 'Add New Address' })).toHaveAttribute(
      'href',
      '/userdashboard/manageaddresses?edit=new',
    );
  });

  it('makes another address the default one', async () => {
    const addresses = [makeAddress({ is_default: true }), makeAddress({ id: 8, name: 'Work' })];
    serve([], addresses);
    server.use(
      http.post('*/api/user/addresses/8/default', () => {
        serve([], [makeAddress(), makeAddress({ id: 8, name: 'Work', is_default: true })]);
        return answer(makeAddress({ id: 8 }));
      }),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Set as Default: Work, 7 Road 233, Maadi' }));

    expect(await screen.findByRole('button', { name: 'Set as Default: Home, 7 Road 233, Maadi' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set as Default: Work, 7 Road 233, Maadi' })).not.toBeInTheDocument();
  });
});
