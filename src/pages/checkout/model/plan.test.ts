import { makeAmounts, makeQuote } from '@/shared/testing';

import { planOf } from './plan';

const seif = makeQuote();
const nile = makeQuote({
  pharmacy: { id: 2, name: 'Nile', name_ar: 'النيل', is_delivery_available: false },
  delivery: null,
  pickup: makeAmounts({ subtotal: 0.1, total: 0.1 }),
});

const waysOf = (...args: Parameters<typeof planOf>) => planOf(...args).parts.map(({ fulfilment }) => fulfilment);

describe('planOf', () => {
  it('delivers where delivery is offered, and has the rest picked up', () => {
    expect(waysOf([seif, nile], {})).toEqual(['delivery', 'pickup']);
    expect(planOf([seif, nile], {}).isAddressRequired).toBe(true);
  });

  it('follows the choice, and needs no address when everything is picked up', () => {
    expect(waysOf([seif, nile], { 1: 'pickup' })).toEqual(['pickup', 'pickup']);
    expect(planOf([seif, nile], { 1: 'pickup' }).isAddressRequired).toBe(false);
  });

  it('does not deliver for a pharmacy that stopped delivering after it was chosen', () => {
    expect(waysOf([nile], { 2: 'delivery' })).toEqual(['pickup']);
  });

  it('adds the chosen amounts to the piastre', () => {
    const plan = planOf([nile, { ...nile, pickup: makeAmounts({ subtotal: 0.2, total: 0.2 }) }], {});

    expect(plan.amounts.total).toBe(0.3);
  });
});
