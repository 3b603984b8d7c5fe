import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { type ReactNode, useEffect, useState } from 'react';

import type { OrderStatus } from '@contract/order';
import type { OrderRow } from '@contract/wire/order';
import { useGetProductsQuery } from '@/entities/product';
import { useGetPromoCodesQuery } from '@/entities/promo-code';
import {
  answer,
  fillInTexts,
  makeOrder,
  makeOrderRow,
  makePage,
  news,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { StatusMenu } from './StatusMenu';

const CODE = 'KQD5QPKW';

const moves = (respond = () => answer(makeOrder({ status: 'shipped' }))) =>
  recordPosts('/orders/9/update-status', respond);

/** Opens the menu of a row. */
const open = async (order: Partial<OrderRow> = {}, beside?: ReactNode) => {
  const onViewDetails = jest.fn();
  const { user } = renderApp(
    <>
      <StatusMenu order={makeOrderRow(order)} onViewDetails={onViewDetails} />
      {beside}
    </>,
  );
  await user.click(screen.getByRole('button', { name: `Actions for ${CODE}` }));
  const menu = within(await screen.findByRole('menu'));
  return { user, menu, onViewDetails, pick: (name: string) => user.click(menu.getByRole('menuitem', { name })) };
};

const entries = ({ menu }: Awaited<ReturnType<typeof open>>) =>
  menu.getAllByRole('menuitem').map(({ textContent }) => textContent);

it.each([
  [{ status: 'shipped' }, ['View Details', 'Mark as Delivered', 'Mark as Cancelled']],
  [{ status: 'delivered' }, ['View Details']],
  [{ status: 'cancelled' }, ['View Details']],
  [
    // An order for pick-up is not shipped.
    { fulfilment: 'pickup' },
    ['View Details', 'Mark as Processing', 'Mark as Ready for pick-up', 'Mark as Picked up', 'Mark as Cancelled'],
  ],
] satisfies [Partial<OrderRow>, string[]][])('offers only the moves that %j allows', async (order, moves) => {
  expect(entries(await open(order))).toEqual(moves);
});

it('says above its entries which order they move', async () => {
  const { user } = await open();
  const menu = await screen.findByRole('menu', { name: `Actions for ${CODE}` });

  expect(menu).toHaveTextContent(new RegExp(`^${CODE}View Details`));
  expect(within(menu).getByText(CODE)).toHaveAttribute('dir', 'ltr');
  await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'View Details' })).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  expect(within(menu).getByRole('menuitem', { name: 'Mark as Cancelled' })).toHaveFocus();
});

it('opens the order in full, and closes', async () => {
  const { pick, onViewDetails } = await open();

  await pick('View Details');

  expect(onViewDetails).toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

it('tells which order has moved, and where to', async () => {
  moves();
  const { pick } = await open({ fulfilment: 'pickup' });

  await pick('Mark as Ready for pick-up');

  expect(await news().findByText('Updated Status Successfully')).toBeInTheDocument();
  expect(news().getByText(`Order ${CODE} is now Ready for pick-up`)).toBeInTheDocument();
});

it('moves the order once by a double click, and keeps the focus', async () => {
  const sent = moves();
  const { user, menu } = await open();

  await user.dblClick(menu.getByRole('menuitem', { name: 'Mark as Processing' }));
  expect(await screen.findByText('Updated Status Successfully')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

  expect(sent).toHaveLength(1);
  expect(screen.getByRole('button', { name: `Actions for ${CODE}` })).toHaveFocus();
});

it('tells of a refusal in the words of the server, and in its own where the server has none', async () => {
  const answers = [() => refuse(409, 'The order is delivered already'), () => refuse(500)];
  const sent = moves(() => answers.shift()!());
  const { user, pick } = await open();

  await pick('Mark as Processing');
  expect(await screen.findByText('The order is delivered already')).toBeInTheDocument();

  const button = screen.getByRole('button', { name: `Actions for ${CODE}` });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as Processing' }));
  expect(await screen.findByText('Failed to update Status')).toBeInTheDocument();
  expect(sent).toEqual(Array(2).fill({ status: 'processing', seen_status: 'pending' }));
});

it.each([
  ['a row', `Actions for ${CODE}`, () => undefined],
  ['an order in full', 'Update Status', undefined],
])(
  'waits for the answer before it moves the order of %s again, and keeps the focus meanwhile',
  async (_place, name, onViewDetails) => {
    let respond = () => {};
    server.use(
      http.post('*/api/orders/9/update-status', async () => {
        await new Promise<void>((resolve) => (respond = resolve));
        return answer(makeOrder({ status: 'processing' }));
      }),
    );
    const { user } = renderApp(<StatusMenu order={makeOrderRow()} onViewDetails={onViewDetails} />);
    const button = screen.getByRole('button', { name });

    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as Processing' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();

    respond();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menu')).toBeInTheDocument();
  },
);

describe('cancelling', () => {
  const ask = async () => {
    const { user, pick } = await open();
    await pick('Mark as Cancelled');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    const field = within(dialog).getByRole('textbox', { name: 'Reason (optional)' });
    return {
      user,
      pick,
      dialog,
      field,
      press: (name: string) => user.click(within(dialog).getByRole('button', { name })),
    };
  };

  it('takes a reason along once its button is pressed, not with Enter, and says who reads it', async () => {
    const sent = moves();
    const { user, dialog, field, press } = await ask();
    expect(field).toHaveAccessibleDescription('The customer reads it, for example: out of stock.');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep Order' })).toHaveFocus());

    await fillInTexts({ 'Reason (optional)': 'Out of stock' });
    await user.type(field, '{Enter}');
    expect(dialog).toBeInTheDocument();
    expect(sent).toEqual([]);
    await press('Cancel Order');

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([{ status: 'cancelled', seen_status: 'pending', reason: 'Out of stock' }]);
  });

  it('does not take a reason that is too long or the number of a card, and leads back to it', async () => {
    const sent = moves();
    const { field, press } = await ask();

    for (const [reason, says] of [
      ['x'.repeat(201), 'Must be at most 200 characters'],
      ['4242 4242 4242 4242', /Please remove the card number/],
    ] as const) {
      await fillInTexts({ 'Reason (optional)': reason });
      await press('Cancel Order');
      await waitFor(() => expect(field).toHaveAccessibleDescription(says));
      await waitFor(() => expect(field).toHaveFocus());
    }
    expect(sent).toEqual([]);
  });

  it('keeps the reason for a second try where the first one failed', async () => {
    let respond = () => refuse(500);
    const sent = moves(() => respond());
    const { dialog, field, press } = await ask();
    await fillInTexts({ 'Reason (optional)': 'Out of stock' });
    await press('Cancel Order');
    expect(await screen.findByText('Failed to update Status')).toBeInTheDocument();
    // A dialog that closes would be gone within half a second.
    await expect(waitFor(() => expect(dialog).not.toBeInTheDocument(), { timeout: 500 })).rejects.toThrow();
    expect(field).toHaveValue('Out of stock');

    respond = () => answer(makeOrder({ status: 'cancelled' }));
    await press('Cancel Order');

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual(Array(2).fill({ status: 'cancelled', seen_status: 'pending', reason: 'Out of stock' }));
  });

  it('still has the reason when the page was left meanwhile, until the order is cancelled', async () => {
    moves(() => answer(makeOrder({ status: 'cancelled' })));
    await ask();
    await fillInTexts({ 'Reason (optional)': 'Out of stock' });
    cleanup();

    const { dialog, field, press } = await ask();
    expect(field).toHaveValue('Out of stock');
    await press('Cancel Order');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    cleanup();

    expect((await ask()).field).toHaveValue('');
  });

  it('is settled where somebody else has ended the order', async () => {
    moves(() => refuse(409, 'The order is delivered already'));
    const { dialog, press } = await ask();

    await press('Cancel Order');

    expect(await screen.findByText('The order is delivered already')).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('says where the order stood when it was asked about, whatever a colleague does meanwhile', async () => {
    const sent = moves(() => refuse(409, 'This order has been updated meanwhile'));
    let ship = () => undefined as void;
    function Row() {
      const [status, setStatus] = useState<OrderStatus>('pending');
      ship = () => setStatus('shipped');
      return <StatusMenu order={makeOrderRow({ status })} onViewDetails={jest.fn()} />;
    }
    const { user } = renderApp(<Row />);
    await user.click(screen.getByRole('button', { name: `Actions for ${CODE}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as Cancelled' }));
    const dialog = await screen.findByRole('dialog');
    act(ship);

    await user.click(within(dialog).getByRole('button', { name: 'Cancel Order' }));

    expect(await screen.findByText('This order has been updated meanwhile')).toBeInTheDocument();
    expect(sent).toEqual([{ status: 'cancelled', seen_status: 'pending' }]);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('reads stock and promo codes anew, which a cancelled order gives back', async () => {
    moves();
    const read: string[] = [];
    const list = (path: string) =>
      http.get(`*/api${path}`, () => {
        read.push(path);
        return answer(makePage([]));
      });
    server.use(list('/pharmacy/medications'), list('/promo-codes'));
    function Grids() {
      useGetProductsQuery({});
      useGetPromoCodesQuery({ q: '', status: 'all', sort: 'code-asc', page: 1, paginate: 10 });
      return null;
    }
    const { user, pick } = await open({}, <Grids />);
    await waitFor(() => expect(read).toHaveLength(2));

    await pick('Mark as Cancelled');
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));

    await waitFor(() => expect(read.slice(2).sort()).toEqual(['/pharmacy/medications', '/promo-codes']));
  });

  it('keeps the order when Back is the answer', async () => {
    const sent = moves();
    const { dialog } = await ask();
    await waitFor(() => expect(window.history.state).toEqual({ dialogs: 1 }));

    window.history.back();

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('asks first: the order is kept when the answer is no, and cancelled when it is yes', async () => {
    const sent = moves();
    const { user, dialog, press } = await ask();
    expect(dialog).toHaveTextContent('Order KQD5QPKW will be cancelled and its items go back into stock.');

    await press('Keep Order');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([]);

    await user.click(screen.getByRole('button', { name: `Actions for ${CODE}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as Cancelled' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ status: 'cancelled', seen_status: 'pending' }]);
  });
});

it.each([
  ['delivery', 'credit_card', 'Mark as Delivered', 'Mark this order as Delivered?', 'and the card is charged now'],
  ['pickup', 'cash_on_delivery', 'Mark as Picked up', 'Mark this order as Picked up?', 'and counts as paid in cash'],
] as const)(
  'asks before an order ends with a %s that has skipped a step',
  async (fulfilment, payment_method, name, title, payment) => {
    const sent = moves();
    const { user, pick } = await open({ fulfilment, payment_method });

    await pick(name);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent(payment);
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([{ status: 'delivered', seen_status: 'pending' }]);
  },
);

it('hands over what is on its way without another question', async () => {
  const sent = moves();
  const { pick } = await open({ status: 'shipped' });

  await pick('Mark as Delivered');

  await waitFor(() => expect(sent).toEqual([{ status: 'delivered', seen_status: 'shipped' }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('beside an order in full', () => {
  it('says what it is for, and has the moves alone', async () => {
    const { user } = renderApp(<StatusMenu order={makeOrderRow({ status: 'shipped' })} />);

    await user.click(screen.getByRole('button', { name: 'Update Status' }));

    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Mark as Delivered', 'Mark as Cancelled']);
  });

  it('keeps its entries while it is open, whatever becomes of the order', async () => {
    function Followed() {
      const [status, setStatus] = useState<OrderStatus>('processing');
      useEffect(() => {
        const hear = () => setStatus('delivered');
        window.addEventListener('delivered', hear);
        return () => window.removeEventListener('delivered', hear);
      }, []);
      return <StatusMenu order={makeOrderRow({ status })} />;
    }
    const { user } = renderApp(<Followed />);
    await user.click(screen.getByRole('button', { name: 'Update Status' }));
    const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    const before = entries();

    act(() => void window.dispatchEvent(new Event('delivered')));
    expect(entries()).toEqual(before);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  });

  it('is not there once the order is final', () => {
    renderApp(<StatusMenu order={makeOrderRow({ status: 'delivered' })} />);

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
