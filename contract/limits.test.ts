import { LIMITS, PAGE_SIZE } from './limits';
import { medicationListQuery } from './medication';
import { orderListQuery } from './order';
import { pharmacyListQuery } from './pharmacy';

it.each([
  ['pharmacies', pharmacyListQuery, 15],
  ['medications', medicationListQuery, 12],
  ['back-office orders', orderListQuery, 10],
])('a page of %s has the size that the specification names', (_what, query, size) => {
  expect(query.getDefault().paginate).toBe(size);
});

it('a page of a customer has the size that the specification names', () => {
  expect(PAGE_SIZE).toMatchObject({ customerOrders: 5, customers: 5 });
});

it('a field has the length that the specification names', () => {
  expect(LIMITS).toMatchObject({
    name: 100,
    email: 255,
    position: 100,
    pharmacyName: 100,
    address: 255,
    postalCode: 20,
  });
});
