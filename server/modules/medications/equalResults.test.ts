import { makePharmacy } from '../../testing/makeUser';
import { openShop } from '../../testing/openShop';

type Shop = Awaited<ReturnType<typeof openShop>>;

let app: Shop['app'];
let make: Shop['make'];
let list: Shop['list'];

beforeAll(async () => {
  ({ app, make, list } = await openShop());
});
afterAll(() => app.stop());

const idsOf = (page: { data: { id: number }[] }) => page.data.map(({ id }) => id);

describe('of what fits a search equally well', () => {
  it('brings the cheapest in stock first, however the pages are turned, and the longest-standing of one price', async () => {
    const offers: { id: number }[] = [];
    for (const [price, stock] of [
      ...[300, 100, 200, 100].map((each) => [each, 5] as const),
      ...[50, 400, 40].map((each) => [each, 0] as const),
    ]) {
      offers.push(await make({ name: 'Qelparin Extra', nameAr: 'كلبارين اكسترا', price, stock }));
    }
    const better = await make({ name: 'Qelparin', nameAr: 'كلبارين', price: 900 });
    const expected = [better, ...[1, 3, 2, 0, 6, 4, 5].map((at) => offers[at]!)].map(({ id }) => id);

    const turned: number[] = [];
    for (const page of [1, 2, 3, 4]) turned.push(...idsOf(await list(`q=qelparin&paginate=2&page=${page}`)));

    expect(turned).toEqual(expected);
    expect(idsOf(await list('q=qelparin'))).toEqual(expected);
  });

  it('brings what a pharmacy delivers before what costs less, in the governorate that was asked for', async () => {
    const keeper = await makePharmacy(app.db, { isDeliveryAvailable: false });
    const courier = await makePharmacy(app.db, {
      ...{ isDeliveryAvailable: true, governorateId: keeper.governorateId, cityId: keeper.cityId },
    });
    const offer = { name: 'Vorquamol', nameAr: 'فوركامول' };
    const fetched = await make({ ...offer, pharmacyId: keeper.id, price: 100 });
    const dear = await make({ ...offer, pharmacyId: courier.id, price: 300 });
    const cheap = await make({ ...offer, pharmacyId: courier.id, price: 200 });
    const soldOut = await make({ ...offer, pharmacyId: courier.id, price: 50, stock: 0 });

    expect(idsOf(await list(`q=vorquamol&governorate_id=${keeper.governorateId}`))).toEqual(
      [cheap, dear, fetched, soldOut].map(({ id }) => id),
    );
    expect(idsOf(await list('q=vorquamol'))).toEqual([fetched, cheap, dear, soldOut].map(({ id }) => id));
  });
});
