import { makeCity, makePharmacy } from '../../testing/makeUser';
import { openShop } from '../../testing/openShop';

const { app, make, list } = openShop();

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

  it('brings what is near before what costs less or is brought from afar, where the place is known', async () => {
    const giza = await makeCity(app.db, { governorate: 'Giza', city: 'Dokki' });
    const luxor = await makeCity(app.db, { governorate: 'Luxor', city: 'Esna' });
    const here = await makePharmacy(app.db, { ...giza, isDeliveryAvailable: true });
    const keeper = await makePharmacy(app.db, { ...giza, isDeliveryAvailable: false });
    const afar = await makePharmacy(app.db, { ...luxor, isDeliveryAvailable: true });
    const farKeeper = await makePharmacy(app.db, { ...luxor, isDeliveryAvailable: false });
    const offer = { name: 'Zelfarin Forte', nameAr: 'زلفارين فورت' };
    const brought = await make({ ...offer, pharmacyId: here.id, price: 500 });
    const fetched = await make({ ...offer, pharmacyId: keeper.id, price: 400 });
    const sent = await make({ ...offer, pharmacyId: afar.id, price: 200 });
    const outOfReach = await make({ ...offer, pharmacyId: farKeeper.id, price: 100 });
    const soldOut = await make({ ...offer, pharmacyId: here.id, price: 50, stock: 0 });
    const better = await make({ name: 'Zelfarin', nameAr: 'زلفارين', pharmacyId: farKeeper.id, price: 900 });
    const ids = (...listed: { id: number }[]) => listed.map(({ id }) => id);
    const near = `near=${giza.governorateId}`;
    const expected = ids(better, brought, fetched, sent, outOfReach, soldOut);

    expect(idsOf(await list(`q=zelfarin&${near}`))).toEqual(expected);
    const turned: number[] = [];
    for (const page of [1, 2, 3]) turned.push(...idsOf(await list(`q=zelfarin&${near}&paginate=2&page=${page}`)));
    expect(turned).toEqual(expected);
    expect((await list(`q=zelfarin&${near}`)).total).toBe(6);

    expect(idsOf(await list('q=zelfarin'))).toEqual(ids(better, outOfReach, sent, fetched, brought, soldOut));
    expect(idsOf(await list(`q=zelfarin&${near}&sort=price-asc`))).toEqual(
      ids(soldOut, outOfReach, sent, fetched, brought, better),
    );
    expect(idsOf(await list(`q=zelfarin&${near}&governorate_id=${luxor.governorateId}`))).toEqual(
      ids(better, sent, outOfReach),
    );
    expect(idsOf(await list(`q=zelfarin&near=999999`))).toEqual(
      ids(better, sent, brought, outOfReach, fetched, soldOut),
    );
  });

  it('brings what is near before a shorter name from afar, and what fits better before both', async () => {
    const aswan = await makeCity(app.db, { governorate: 'Aswan', city: 'Edfu' });
    const here = await makePharmacy(app.db, aswan);
    const afar = await makePharmacy(app.db, await makeCity(app.db));
    const shortAfar = await make({ name: 'Tolvaxin 10', nameAr: 'تولفاكسين 10', pharmacyId: afar.id });
    const longNear = await make({ name: 'Tolvaxin Syrup 120', nameAr: 'تولفاكسين شراب', pharmacyId: here.id });
    const shortNear = await make({ name: 'Tolvaxin Gel', nameAr: 'تولفاكسين جل', pharmacyId: here.id, price: 9_000 });
    const whole = await make({ name: 'Tolvaxin', nameAr: 'تولفاكسين', pharmacyId: afar.id });
    const within = await make({ name: 'Extra Tolvaxin', nameAr: 'اكسترا تولفاكسين', pharmacyId: here.id });

    expect(idsOf(await list(`q=tolvaxin&near=${aswan.governorateId}`))).toEqual(
      [whole, shortNear, longNear, shortAfar, within].map(({ id }) => id),
    );
    expect(idsOf(await list(`q=tolvaxin 10&near=${aswan.governorateId}`))[0]).toBe(shortAfar.id);
  });

  it('keeps the shelf in the order of its names, wherever somebody is', async () => {
    const luxor = await makeCity(app.db, { governorate: 'Luxor', city: 'Esna' });

    expect(idsOf(await list(`near=${luxor.governorateId}`))).toEqual(idsOf(await list('')));
  });
});
