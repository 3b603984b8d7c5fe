import { eq } from 'drizzle-orm';

import type { Address } from '@contract/wire/address';
import type { Cart } from '@contract/wire/cart';

import { cartItems, medications, userAddresses } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { cardShop } from '../../testing/cardShop';
import { fillCart, makeBuyer } from '../../testing/makeBuyer';
import { makeCard } from '../../testing/makeCard';
import { makeMedication } from '../../testing/makeMedication';
import { makeCity } from '../../testing/makeUser';
import { settlePayments } from '../payments/settle.service';

type Change = Partial<typeof medications.$inferInsert>;

const { provider, test, shop } = cardShop();

const CONCOR = { name: 'Concor 5 mg', nameAr: 'كونكور 5 مجم', strength: '5 mg', stock: 50 };
const STRONGER = { name: 'Concor 10 mg', strength: '10 mg' };

const cartOf = async (session: Session): Promise<Cart> =>
  (await test.call({ url: '/api/cart', as: session })).json().data;

const addressSeenBy = async (session: Session) =>
  ((await test.call({ url: '/api/user/addresses', as: session })).json().data as Address[])[0]!.fingerprint;

/** A customer at the checkout, and what their screen has shown. */
async function makeViewer() {
  const medication = await makeMedication(test.db, CONCOR);
  const { user, session, body } = await makeBuyer(test.db, { [medication.id]: 2 });
  const { fingerprint, amounts } = await cartOf(session);
  const seen = {
    ...body,
    expected_total: amounts.total,
    expected_fingerprint: fingerprint,
    expected_address_fingerprint: await addressSeenBy(session),
  };
  return { user, session, medication, body, seen };
}

type Viewer = Awaited<ReturnType<typeof makeViewer>>;

const edit = ({ medication }: Pick<Viewer, 'medication'>, change: Change) =>
  test.db.update(medications).set(change).where(eq(medications.id, medication.id));

/** Replaces the line by another one of the same price, as another device may do. */
async function swapLine({ session }: Viewer) {
  const other = await makeMedication(test.db, CONCOR);
  await test.db.delete(cartItems).where(eq(cartItems.userId, session.userId));
  await fillCart(test.db, session.userId, { [other.id]: 2 });
}

const takeMore = ({ session, medication }: Viewer) =>
  test.post('/api/cart/update', session, { medication_id: medication.id, quantity: 3 });

async function expectNothingBought({ session, medication }: Viewer) {
  expect(await shop.purchasesOf(session)).toEqual([]);
  expect(await shop.cartOf(session)).toHaveLength(1);
  expect(await shop.stockOf(medication.id)).toBe(CONCOR.stock);
}

describe('a cart that is not the one that was seen', () => {
  it.each<[string, (viewer: Viewer) => Promise<unknown>]>([
    ['has a medicine of another name and strength', (viewer) => edit(viewer, STRONGER)],
    ['has another strength beside the same name', (viewer) => edit(viewer, { strength: '10 mg' })],
    ['comes in another form', (viewer) => edit(viewer, { dosageForm: 'suppository' })],
    ['is handed over on prescription only by now', (viewer) => edit(viewer, { prescriptionRequired: true })],
    ['has another Arabic name', (viewer) => edit(viewer, { nameAr: 'كونكور 10 مجم' })],
    ['has another medicine at another price', (viewer) => edit(viewer, { ...STRONGER, price: 3000 })],
    ['holds another medicine at the same price', swapLine],
    ['holds more of it, at another total', takeMore],
  ])('%s, and is not bought before the customer has seen it', async (_what, change) => {
    const viewer = await makeViewer();
    const { session, seen } = viewer;
    await change(viewer);

    const refusal = await shop.checkout(session, seen, 'agreed');

    expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'cartChanged']);
    expect(refusal.json().data).toEqual(await cartOf(session));
    await expectNothingBought(viewer);
    const { fingerprint, amounts } = refusal.json().data as Cart;
    const agreed = { ...seen, expected_total: amounts.total, expected_fingerprint: fingerprint };
    expect((await shop.checkout(session, agreed, 'agreed again')).statusCode).toBe(200);
  });

  it('is bought by the same key where nothing but a name was another', async () => {
    const viewer = await makeViewer();
    const { session, seen } = viewer;
    await edit(viewer, STRONGER);
    await shop.checkout(session, seen, 'one');

    const { fingerprint } = await cartOf(session);
    const response = await shop.checkout(session, { ...seen, expected_fingerprint: fingerprint }, 'one');

    expect(response.statusCode).toBe(200);
  });

  it('is told of before what was chosen for the other one', async () => {
    const viewer = await makeViewer();
    await swapLine(viewer);

    const response = await shop.checkout(viewer.session, { ...viewer.seen, user_address_id: null });

    expect(response.json().code).toBe('cartChanged');
  });

  it('is any cart to a call that has seen none that was answered', async () => {
    const viewer = await makeViewer();

    const response = await shop.checkout(viewer.session, { ...viewer.seen, expected_fingerprint: '' });

    expect([response.statusCode, response.json().code]).toEqual([409, 'cartChanged']);
    await expectNothingBought(viewer);
  });

  it('is bought as it is where the call does not say what was seen', async () => {
    const viewer = await makeViewer();
    await edit(viewer, STRONGER);

    expect((await shop.checkout(viewer.session, viewer.body)).statusCode).toBe(200);
  });
});

describe('a cart that is the one that was seen', () => {
  it.each<[string, (viewer: Viewer) => Promise<unknown>]>([
    ['is just as it was', async () => undefined],
    ['has a medicine that is described anew', (viewer) => edit(viewer, { description: 'New', stock: 40, image: null })],
  ])('%s, and is bought', async (_what, change) => {
    const viewer = await makeViewer();
    await change(viewer);

    expect((await shop.checkout(viewer.session, viewer.seen)).statusCode).toBe(200);
  });

  it('has another price: that is all there is to tell', async () => {
    const viewer = await makeViewer();
    await edit(viewer, { price: 3000 });

    expect((await shop.checkout(viewer.session, viewer.seen)).json().code).toBe('priceChanged');
  });

  it('is answered again by its key, whatever was renamed or seen since', async () => {
    const viewer = await makeViewer();
    const { session, seen } = viewer;
    const bought = await shop.checkout(session, seen, 'lost answer');
    await edit(viewer, STRONGER);

    const repeated = await shop.checkout(session, seen, 'lost answer');
    const seenAnew = await shop.checkout(session, { ...seen, expected_fingerprint: 'another' }, 'lost answer');

    expect(bought.statusCode).toBe(200);
    expect(repeated.json()).toEqual(bought.json());
    expect(seenAnew.json()).toEqual(bought.json());
    expect(await shop.purchasesOf(session)).toHaveLength(1);
  });
});

describe('an address that is not the one that was seen', () => {
  const move = ({ session }: Viewer, change: Partial<typeof userAddresses.$inferInsert>) =>
    test.db.update(userAddresses).set(change).where(eq(userAddresses.userId, session.userId));

  it.each<[string, () => Promise<Partial<typeof userAddresses.$inferInsert>>]>([
    ['recipient', async () => ({ name: 'Tarek Adel' })],
    ['phone', async () => ({ phone: '+201099999999' })],
    ['street', async () => ({ address: '9 Other Street' })],
    ['city', () => makeCity(test.db, { city: 'Maadi' })],
  ])('has another %s, and nothing goes there before the customer has seen it', async (_what, change) => {
    const viewer = await makeViewer();
    const { session, seen } = viewer;
    await move(viewer, await change());

    const refusal = await shop.checkout(session, seen, 'one');

    expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'addressChanged']);
    await expectNothingBought(viewer);
    const agreed = { ...seen, expected_address_fingerprint: await addressSeenBy(session) };
    expect((await shop.checkout(session, agreed, 'one')).statusCode).toBe(200);
  });

  it('is where it goes for a call that does not say what was seen, and nowhere where all is picked up', async () => {
    const [plain, pickedUp] = [await makeViewer(), await makeViewer()];
    for (const viewer of [plain, pickedUp]) await move(viewer, { address: '9 Other Street' });
    const fulfilments = [{ pharmacy_id: pickedUp.medication.pharmacyId, fulfilment: 'pickup' }];
    const picked = { ...pickedUp.seen, expected_total: undefined, fulfilments };

    expect((await shop.checkout(plain.session, plain.body)).statusCode).toBe(200);
    expect((await shop.checkout(pickedUp.session, picked)).statusCode).toBe(200);
  });

  it('takes nothing from what was bought by the key before', async () => {
    const viewer = await makeViewer();
    const bought = await shop.checkout(viewer.session, viewer.seen, 'lost answer');
    await move(viewer, { address: '9 Other Street' });
    const seenAnew = { ...viewer.seen, expected_address_fingerprint: await addressSeenBy(viewer.session) };

    for (const body of [viewer.seen, seenAnew]) {
      expect((await shop.checkout(viewer.session, body, 'lost answer')).json()).toEqual(bought.json());
    }
  });
});

describe('paid by card', () => {
  async function makePayer() {
    const viewer = await makeViewer();
    const card = await makeCard(test.db, viewer.user.id);
    return { ...viewer, seen: { ...viewer.seen, payment_method: 'credit_card', payment_method_id: card.id } };
  }

  it('another cart than was seen is refused before the bank is asked', async () => {
    const payer = await makePayer();
    await edit(payer, STRONGER);

    const response = await shop.checkout(payer.session, payer.seen, 'card');

    expect([response.statusCode, response.json().code]).toEqual([409, 'cartChanged']);
    expect(provider.requests).toEqual([]);
    await expectNothingBought(payer);
  });

  it('a medicine that is renamed while the bank thinks is not bought, and the card is let go of', async () => {
    const payer = await makePayer();
    const { session, seen } = payer;
    provider.during('authorise', () => edit(payer, STRONGER));

    const refusal = await shop.checkout(session, seen, 'card');

    expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'cartChanged']);
    await expectNothingBought(payer);
    await settlePayments(test.db, provider.payments);
    expect(provider.amountsOf('release')).toEqual(provider.amountsOf('authorise'));

    provider.during('authorise', undefined);
    const { fingerprint } = refusal.json().data as Cart;
    const response = await shop.checkout(session, { ...seen, expected_fingerprint: fingerprint }, 'card');
    expect(response.statusCode).toBe(200);
  });

  it('an order is answered again by its key, whatever was renamed since', async () => {
    const payer = await makePayer();
    const bought = await shop.checkout(payer.session, payer.seen, 'card');
    await edit(payer, STRONGER);

    const repeated = await shop.checkout(payer.session, payer.seen, 'card');

    expect(bought.statusCode).toBe(200);
    expect(repeated.json()).toEqual(bought.json());
    expect(provider.amountsOf('authorise')).toHaveLength(1);
  });
});
