import { eq } from 'drizzle-orm';

import type { Language } from '@contract/language';
import type { Cart } from '@contract/wire/cart';
import type { MedicationDetails } from '@contract/wire/medication';
import type { OrderDetails, Purchase } from '@contract/wire/order';
import type { ImportedRow, Product } from '@contract/wire/product';

import { medications } from './db/schema';
import { mailNotifications } from './modules/notifications/notificationMails.service';
import { mailOrders } from './modules/orderMails/orderMails.service';
import type { Session } from './plugins/session';
import { mailsTo } from './testing/mailbox';
import { makeBuyer } from './testing/makeBuyer';
import { makeCategory, makeMedication } from './testing/makeMedication';
import { makePharmacy, makeStaff } from './testing/makeUser';
import { shoppingIn } from './testing/shopping';
import { testApp } from './testing/testApp';

const CONFIG = { publicUrl: 'https://dawaya.example', supportEmail: 'support@dawaya.example' };

const test = testApp();
const shop = shoppingIn(test);

const read = async <Data>(as: Session | null, url: string) => (await test.call({ url, as })).json().data as Data;

describe('a product', () => {
  const row = async (overrides: object = {}) => ({
    ...{ name: 'Concor', generic_name: 'Bisoprolol', price: 60, stock: 5, lowStockAlert: 1 },
    category_id: (await makeCategory(test.db)).id,
    ...overrides,
  });

  it('needs a prescription once its pharmacy says so, and until it says otherwise', async () => {
    const { session } = await makeStaff(test.db);
    const plain = (await test.post('/api/medications/create', session, await row())).json().data as Product;
    const input = await row({ name: 'Augmentin', prescription_required: true });
    const { id } = (await test.post('/api/medications/create', session, input)).json().data as Product;
    const isNeeded = async () => (await read<MedicationDetails>(null, `/api/medications/${id}`)).prescription_required;

    expect(plain.prescription_required).toBe(false);
    expect(await isNeeded()).toBe(true);
    await test.post(`/api/medications/${id}/update`, session, { price: 61 });
    expect(await isNeeded()).toBe(true);
    await test.post(`/api/medications/${id}/update`, session, { prescription_required: 'false' });
    expect(await isNeeded()).toBe(false);
  });

  it('is told by a file, and stays as it is where the file does not say', async () => {
    const { session } = await makeStaff(test.db);
    const known = await row();
    const outcomeOf = async (said: object) => {
      const response = await test.post('/api/medications/import', session, { rows: [{ ...known, ...said }] });
      const [imported] = (response.json().data as { rows: ImportedRow[] }).rows;
      const { data } = await read<{ data: Product[] }>(session, '/api/pharmacy/medications');
      return [imported!.outcome, data[0]!.prescription_required];
    };

    expect(await outcomeOf({ prescription_required: 'true' })).toEqual(['created', true]);
    expect(await outcomeOf({})).toEqual(['unchanged', true]);
    expect(await outcomeOf({ prescription_required: 'false' })).toEqual(['updated', false]);
    expect(await outcomeOf({ prescription_required: 'maybe' })).toEqual(['refused', false]);
  });
});

interface Wishes {
  mailLanguage?: Language;
  prescriptionRequired?: boolean;
}

/** A customer with two medicines in the cart, of which one needs a prescription. */
async function makePatient({ mailLanguage = 'en', prescriptionRequired = true }: Wishes = {}) {
  const pharmacy = await makePharmacy(test.db, { mailLanguage });
  const { session: staff, user: pharmacist } = await makeStaff(test.db, pharmacy.id);
  const prescribed = { name: 'Concor', nameAr: 'كونكور', strength: '5 mg', prescriptionRequired };
  const concor = await makeMedication(test.db, { ...prescribed, pharmacyId: pharmacy.id });
  const panadol = await makeMedication(test.db, { name: 'Panadol', nameAr: 'بنادول', pharmacyId: pharmacy.id });
  const buyer = await makeBuyer(test.db, { [concor.id]: 1, [panadol.id]: 1 });
  return { ...buyer, staff, pharmacist, concor, panadol };
}

type Patient = Awaited<ReturnType<typeof makePatient>>;

const flagsOf = (items: { medication: { name: string; prescription_required: boolean } }[]) =>
  items.map(({ medication: { name, prescription_required } }) => [name, prescription_required]);
const MARKED = [
  ['Concor', true],
  ['Panadol', false],
];

describe('an order', () => {
  it('says for what it needs a prescription, as the cart did before, whatever becomes of the product', async () => {
    const { session, staff, body, concor } = await makePatient();
    expect(flagsOf((await read<Cart>(session, '/api/cart')).items)).toEqual(MARKED);

    const placed = (await shop.checkout(session, body, 'once')).json().data as Purchase;
    await test.db.update(medications).set({ prescriptionRequired: false }).where(eq(medications.id, concor.id));

    const { id, name, nameAr: name_ar, strength } = concor;
    expect(placed.prescription_for).toEqual([{ id, name, name_ar, strength, dosage_form: null }]);
    expect((await shop.checkout(session, body, 'once')).json().data).toEqual(placed);
    for (const as of [session, staff]) {
      const order = await read<OrderDetails>(as, `/api/orders/${placed.orders[0]!.id}`);
      expect(flagsOf(order.items)).toEqual(MARKED);
    }
  });

  /** The mails to the customer and to the pharmacy, without the invisible direction marks. */
  async function mailsAbout({ user, session, staff, pharmacist, body }: Patient, language: Language) {
    const headers = { 'accept-language': language };
    const call = { method: 'POST', url: '/api/orders/checkout', as: session, payload: body, headers } as const;
    const { orders } = (await test.call(call)).json().data as Purchase;
    await mailOrders(test.db, CONFIG);
    await shop.move(orders[0]!.id, 'shipped', staff);
    await mailOrders(test.db, CONFIG);
    await mailNotifications(test.db, CONFIG);
    const told = [...(await mailsTo(test.db, user.email)), ...(await mailsTo(test.db, pharmacist.email))];
    return told.map(({ text }) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\u00a0/g, ' '));
  }

  it.each([
    [
      'en',
      /^Prescription required: .* hand over Concor \(5 mg\) without it$/m,
      /, home delivery, prescription required$/m,
    ],
    ['ar', /^يلزم روشتة: .* تسليم كونكور \(5 مجم\) بدونها$/m, /، توصيل إلى المنزل، يلزم روشتة$/m],
  ] as const)('names in its mails what a prescription is needed for (%s)', async (language, asked, news) => {
    const [placed, shipped, toPharmacy] = await mailsAbout(await makePatient({ mailLanguage: language }), language);

    expect(placed).toMatch(asked);
    expect(shipped).toMatch(asked);
    expect(toPharmacy).toMatch(news);
  });

  it('of medicines that need none has no word of it in its mails', async () => {
    const mails = await mailsAbout(await makePatient({ prescriptionRequired: false }), 'en');

    expect(mails).toHaveLength(3);
    expect(mails.join()).not.toMatch(/prescription/i);
  });
});
