import fc from 'fast-check';

import {
  allowedTransitions,
  canCustomerCancel,
  checkoutInput,
  ORDER_STATUSES,
  orderListQuery,
  type OrderStatus,
} from './order';

const status = fc.constantFrom(...ORDER_STATUSES);
const FORWARD: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];

describe('moves', () => {
  it.each<[OrderStatus, OrderStatus[]]>([
    ['pending', ['processing', 'shipped', 'delivered', 'cancelled']],
    ['processing', ['shipped', 'delivered', 'cancelled']],
    ['shipped', ['delivered', 'cancelled']],
    ['delivered', []],
    ['cancelled', []],
  ])('from %s: %j', (from, to) => {
    expect(allowedTransitions(from)).toEqual(to);
  });

  it('never lead back, and never come to rest twice', () => {
    fc.assert(
      fc.property(fc.array(status), (wishes) => {
        const visited: OrderStatus[] = ['pending'];
        for (const wish of wishes) if (allowedTransitions(visited.at(-1)!).includes(wish)) visited.push(wish);

        const places = visited.filter((each) => each !== 'cancelled').map((each) => FORWARD.indexOf(each));
        expect(places).toEqual([...new Set(places)].sort());
        expect(visited.filter((each) => ['delivered', 'cancelled'].includes(each)).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are the customer’s while the order is pending only', () => {
    expect(ORDER_STATUSES.filter(canCustomerCancel)).toEqual(['pending']);
  });
});

describe('checkoutInput', () => {
  it('is content with the plain payload', () => {
    expect(
      checkoutInput.validateSync({ user_address_id: '7', payment_method: 'credit_card', notes: ' Ring twice ' }),
    ).toEqual({
      user_address_id: 7,
      payment_method: 'credit_card',
      notes: 'Ring twice',
      fulfilments: [],
    });
  });

  it.each([
    ['an unknown way to pay', { payment_method: 'barter' }],
    ['an unknown way to get it', { fulfilments: [{ pharmacy_id: 1, fulfilment: 'drone' }] }],
    ['a choice for no pharmacy', { fulfilments: [{ fulfilment: 'pickup' }] }],
    ['a negative total', { expected_total: -1 }],
    ['a total with a fraction of a piastre', { expected_total: 121.001 }],
    ['a total beyond all money', { expected_total: Infinity }],
    ['a fingerprint that is a number', { expected_fingerprint: 7 }],
    ['a fingerprint longer than any', { expected_fingerprint: 'x'.repeat(17) }],
    ['notes with a card in them', { notes: 'Charge 4111 1111 1111 1111' }],
    ['notes without end', { notes: 'x'.repeat(501) }],
    ['half an address', { user_address_id: 1.5 }],
  ])('refuses %s', (_what, body) => {
    expect(checkoutInput.isValidSync(body)).toBe(false);
  });
});

describe('orderListQuery', () => {
  it.each([
    [{}, 'created_at-desc'],
    [{ sort: 'desc' }, 'created_at-desc'],
    [{ sort: 'asc' }, 'created_at-asc'],
    [{ sort: 'total-asc' }, 'total-asc'],
    [{ status: 'pending' }, 'created_at-asc'],
    [{ status: 'shipped', sort: 'desc' }, 'created_at-desc'],
    [{ status: 'delivered' }, 'created_at-desc'],
  ])('reads %j as %s', (query, sort) => {
    expect(orderListQuery.validateSync(query).sort).toBe(sort);
  });

  it.each([{ sort: 'price' }, { status: 'lost' }, { page: 0 }, { paginate: 101 }])('refuses %j', (query) => {
    expect(orderListQuery.isValidSync(query)).toBe(false);
  });
});
