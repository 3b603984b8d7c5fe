import { eq, sql } from 'drizzle-orm';

import { formatAmount } from '@contract/formatAmount';
import { toEgp } from '@contract/money';
import { WEEK_DAYS } from '@contract/validation/fields';
import type { Purchase } from '@contract/wire/order';

import { mails, orderEvents, orders, paymentIntents, pharmacies, purchases, users } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { callBlockedByUserChange } from '../../testing/callBlockedBy';
import { mailsTo } from '../../testing/mailbox';
import { makeAddress } from '../../testing/makeAddress';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeCard } from '../../testing/makeCard';
import { makeMedication } from '../../testing/makeMedication';
import { makePromo } from '../../testing/makePromo';
import { makeCity, makePharmacy, makeStaff } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';
import { cancelAbandoned } from '../orders/abandoned.service';
import { mailOrders } from './orderMails.service';

const CONFIG = { publicUrl: 'https://dawaya.example', supportEmail: 'support@dawaya.example' };
/** An evening in winter, when Cairo is two hours ahead of UTC. */
const EVENING = new Date('2026-01-05T17:04:00Z');

const app = testApp({ taxRatePercent: 14 });
const shop = shoppingIn(app);
beforeEach(() => app.db.delete(mails));

const pass = () => mailOrders(app.db, CONFIG);

/** Removes the invisible direction marks, and turns non-breaking spaces into plain ones. */
const seen = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ');

/** The only mail that was queued for this person. */
async function mailTo({ email }: { email: string }) {
  const [mail, ...others] = await mailsTo(app.db, email);
  expect(others).toEqual([]);
  const { template, subject, text, html } = mail!;
  return { template, subject: seen(subject), text: seen(text), html };
}

interface Wishes {
  language?: string;
  payload?: object;
}

async function order(as: Session, { language = 'en', payload = {} }: Wishes = {}): Promise<Purchase> {
  const response = await app.call({
    method: 'POST',
    url: '/api/orders/checkout',
    as,
    payload,
    headers: { 'accept-language': language },
  });
  expect(response.statusCode).toBe(200);
  return response.json().data as Purchase;
}

/**
 * A purchase at two pharmacies, one of which delivers while the other has the order picked up. The customer has a promo code for the first.
 */
async function makePurchase({ language = 'en' }: Wishes = {}) {
  const place = await makeCity(app.db, { governorate: 'Giza', city: 'Dokki' });
  const [near, far] = [
    await makePharmacy(app.db, { ...place, address: '7 Nile Street', addressAr: '7 شارع النيل' }),
    await makePharmacy(app.db, {
      ...{ address: '5 Haram Street', addressAr: '5 شارع الهرم', openingTime: '10:00', closingTime: '23:30' },
      workingDays: ['thursday', 'saturday', 'sunday'],
    }),
  ];
  const named = { name: 'Pills', nameAr: 'أقراص', strength: '500 mg', dosageForm: 'suppository' };
  const pills = await makeMedication(app.db, { ...named, pharmacyId: near.id, price: 1999 });
  const syrup = await makeMedication(app.db, { pharmacyId: far.id, price: 25_000, name: 'Syrup', nameAr: 'شراب' });
  const { user, session } = await makeBuyer(app.db, { [pills.id]: 3, [syrup.id]: 1 });
  const address = await makeAddress(app.db, user.id, { ...place, name: 'Sara', address: '9 Tahrir Street' });
  const { code } = await makePromo(app.db, { pharmacyId: near.id, value: 1000 });
  await app.post('/api/cart/apply-promo-code', session, { code });
  const payload = {
    user_address_id: address.id,
    payment_method: 'cash_on_delivery',
    fulfilments: [{ pharmacy_id: far.id, fulfilment: 'pickup' }],
  };
  const { id, orders } = await order(session, { language, payload });
  await app.db.update(purchases).set({ createdAt: EVENING }).where(eq(purchases.id, id));
  return { user, session, near, far, code, orders };
}

type Status = 'processing' | 'shipped' | 'delivered' | 'cancelled';

/** An order that was already reported by mail, and the staff who move it on. It is picked up if its pharmacy does not deliver. */
async function makeOrder({ language = 'en', card = false, isDeliveryAvailable = true } = {}) {
  const pharmacy = await makePharmacy(app.db, { isDeliveryAvailable });
  const medication = await makeMedication(app.db, { pharmacyId: pharmacy.id });
  const { session, user, body } = await makeBuyer(app.db, { [medication.id]: 2 });
  if (card) await makeCard(app.db, user.id, { last4: '4242' });
  const payload = { ...body, ...(card && { payment_method: 'credit_card' }) };
  const [placed] = (await order(session, { language, payload })).orders;
  const { session: staff } = await makeStaff(app.db, pharmacy.id);
  await pass();
  await app.db.delete(mails);
  const { id, order_code: code } = placed!;
  const move = async (...steps: Status[]) => {
    for (const step of steps) expect((await shop.move(id, step, staff)).statusCode).toBe(200);
  };
  const cancelFor = (reason: string) => shop.move(id, 'cancelled', staff, reason);
  return { id, code, user, session, pharmacy, move, cancelFor };
}

describe('a purchase', () => {
  it('is one mail for both pharmacies, with what each order costs and how it comes', async () => {
    const { user, near, far, code, orders } = await makePurchase();

    expect(await pass()).toBe(true);
    expect(await pass()).toBe(false);

    const [first, second] = orders.map(({ order_code }) => order_code);
    const mail = await mailTo(user);
    expect(mail.template).toBe('orders-placed');
    expect(mail.subject).toBe(`We have received your orders ${first}, ${second}`);
    expect(mail.text).toContain('We received your orders on Jan 5, 2026, 7:04 PM, and they come to 376.53 EGP.');
    expect(mail.text).toContain(
      [
        `Order ${first} from ${near.name}`,
        '3 × Pills (500 mg, suppository): 59.97 EGP',
        'Subtotal: 59.97 EGP',
        `Discount (${code}): -6.00 EGP`,
        'Shipping: 30.00 EGP',
        'Tax: 7.56 EGP',
        'Total (3 items): 91.53 EGP',
        'Delivery address: Sara, 9 Tahrir Street, Dokki, Giza',
        'Delivery: 1-2 business days',
        'Payment: Cash on delivery',
        `Phone of the pharmacy: ${near.phone}`,
      ].join('\n'),
    );
    expect(mail.text).toContain(
      [
        `Order ${second} from ${far.name}`,
        '1 × Syrup: 250.00 EGP',
        'Subtotal: 250.00 EGP',
        'Pick-up: Free',
        'Tax: 35.00 EGP',
        'Total (1 item): 285.00 EGP',
        `Pick-up from: ${far.name}, 5 Haram Street`,
        'Opening hours: 10:00 to 23:30 on Saturday, Sunday, and Thursday',
        'Payment: Cash on pick-up',
        `Phone of the pharmacy: ${far.phone}`,
      ].join('\n'),
    );
    expect(mail.text).toContain('https://dawaya.example/userdashboard\n');
  });

  it('shows the amounts of the stored orders, what comes next of what comes in both ways, and no medicine in the subject', async () => {
    const { user, session } = await makePurchase();

    await pass();

    const { subject, text } = await mailTo(user);
    const stored = await shop.ordersOf(session);
    const [purchase] = await shop.purchasesOf(session);
    const amounts = stored.flatMap(({ subtotal, tax, total }) => [subtotal, tax, total]);
    for (const amount of [...amounts, purchase!.total]) expect(text).toContain(` ${formatAmount(toEgp(amount))} EGP`);
    expect(text).toContain(
      'We will write to you when each order is on its way or ready for you. Please wait for that before you come to pick one up. ',
    );
    // The subject names no medicines, since others may see the screen.
    expect(subject).not.toMatch(/Pills|Syrup/);
  });

  it('is written of in Arabic to whoever ordered in Arabic', async () => {
    const { user, near, far, code, orders } = await makePurchase({ language: 'ar-EG' });

    await pass();

    const [first, second] = orders.map(({ order_code }) => order_code);
    const mail = await mailTo(user);
    expect(mail.subject).toBe(`وصلتنا طلباتك ${first}، ${second}`);
    expect(mail.text).toContain('بتاريخ 5 يناير 2026، 7:04 م');
    expect(mail.text).toContain(
      [
        `الطلب ${first} من ${near.nameAr}`,
        '3 × أقراص (500 مجم، لبوس): 59.97 ج.م',
        'المجموع الفرعي: 59.97 ج.م',
        `الخصم (${code}): -6.00 ج.م`,
        'التوصيل: 30.00 ج.م',
        'الضريبة: 7.56 ج.م',
        'الإجمالي (3 عبوات): 91.53 ج.م',
        'عنوان التوصيل: Sara، 9 Tahrir Street، Dokki، Giza',
        'موعد التوصيل: خلال يوم إلى يومي عمل',
        'الدفع: نقدًا عند الاستلام',
        `هاتف الصيدلية: ${near.phone}`,
      ].join('\n'),
    );
    expect(mail.text).toContain('الإجمالي (عبوة واحدة): 285.00 ج.م');
    expect(mail.text).toContain(
      [`مكان الاستلام: ${far.nameAr}، 5 شارع الهرم`, 'مواعيد العمل: من 10:00 إلى 23:30، أيام السبت والأحد والخميس'].join(
        '\n',
      ),
    );
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.html).toContain('<bdi>3\u00A0× أقراص (500\u00A0مجم، لبوس)</bdi>');
  });

  it('by card says which, and leads to its only order', async () => {
    const medication = await makeMedication(app.db);
    const { session, user, body } = await makeBuyer(app.db, { [medication.id]: 1 });
    await makeCard(app.db, user.id, { brand: 'mastercard', last4: '4444' });
    const { orders } = await order(session, { payload: { ...body, payment_method: 'credit_card' } });

    await pass();

    const { text } = await mailTo(user);
    expect(text).toContain('Payment: Credit card, Mastercard ending in 4444');
    expect(text).toContain(`https://dawaya.example/userdashboard/orderdetails/${orders[0]!.id}\n`);
  });

  it.each([
    ['en', true, 'We will write to you when it is on its way.'],
    ['en', false, 'We will write to you when it is ready for you. Please wait for that before you come.'],
    ['ar', true, 'سنراسلك عندما يخرج للتوصيل.'],
    ['ar', false, 'سنراسلك عندما يصبح جاهزًا للاستلام. من فضلك انتظر رسالتنا قبل أن تذهب إلى الصيدلية.'],
  ])('says what comes next of what comes so (%s, delivered: %s)', async (language, isDeliveryAvailable, next) => {
    const { id: pharmacyId } = await makePharmacy(app.db, { isDeliveryAvailable });
    const medication = await makeMedication(app.db, { pharmacyId });
    const { session, user, body } = await makeBuyer(app.db, { [medication.id]: 1 });
    await order(session, { language, payload: body });

    await pass();

    expect((await mailTo(user)).text).toContain(`\n${next} `);
  });

  it('promises no days between governorates', async () => {
    const pharmacy = await makePharmacy(app.db, await makeCity(app.db, { governorate: 'Luxor', city: 'Luxor' }));
    const medication = await makeMedication(app.db, { pharmacyId: pharmacy.id });
    const { session, user, body } = await makeBuyer(app.db, { [medication.id]: 1 });
    await order(session, { payload: body });

    await pass();

    const { text } = await mailTo(user);
    expect(text).toContain('Delivery address: ');
    expect(text).not.toContain('business days');
  });

  it('is written of once, however many servers look for it, and all that waits in one pass', async () => {
    const medication = await makeMedication(app.db, { stock: 100 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => makeBuyer(app.db, { [medication.id]: 1 })));
    for (const { session, body } of buyers) await order(session, { payload: body });

    await Promise.all([1, 2, 3].map(pass));

    for (const { user } of buyers) expect(await mailsTo(app.db, user.email)).toHaveLength(1);
  });

  it('is written of with the next pass where this one failed', async () => {
    const { user } = await makePurchase();
    const broken = new Proxy(CONFIG, {
      get: () => {
        throw new Error('killed');
      },
    });

    await expect(mailOrders(app.db, broken)).rejects.toThrow('killed');
    expect(await mailsTo(app.db, user.email)).toEqual([]);
    await pass();

    expect((await mailTo(user)).template).toBe('orders-placed');
  });

  it('keeps no other purchase waiting where one cannot be written about', async () => {
    const [ill, well] = [await makePurchase(), await makePurchase()];
    await app.db.execute(
      sql`create function refuse_mail() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`,
    );
    await app.db.execute(
      sql.raw(
        `create trigger refuse_mail before insert on mails for each row when (new.recipient = '${ill.user.email}') execute function refuse_mail()`,
      ),
    );

    await expect(mailOrders(app.db, CONFIG)).rejects.toThrow();
    expect(await mailsTo(app.db, well.user.email)).toHaveLength(1);

    await app.db.execute(sql`drop function refuse_mail cascade`);
    await pass();
    expect(await mailsTo(app.db, ill.user.email)).toHaveLength(1);
  });

  it('waits for the next pass where the server stops', async () => {
    const { user } = await makePurchase();

    expect(await mailOrders(app.db, CONFIG, AbortSignal.abort())).toBe(false);
    expect(await mailsTo(app.db, user.email)).toEqual([]);

    await pass();
    expect((await mailTo(user)).template).toBe('orders-placed');
  });
});

describe('an order that moves', () => {
  it.each([
    ['en', 'is on its way', /^Your order \S+ from Pharmacy \d+ is on its way to Omar Adel, .+\.$/m],
    ['ar', 'للتوصيل', /^خرج طلبك \S+ من صيدلية \d+ للتوصيل إلى Omar Adel، .+\.$/m],
  ])('is on its way, with what to have ready at the door (%s)', async (language, subject, line) => {
    const { code, user, move } = await makeOrder({ language });

    await move('shipped');
    await pass();

    const mail = await mailTo(user);
    expect(mail).toMatchObject({ template: 'order-shipped', subject: expect.stringContaining(subject) });
    expect(mail.subject).toContain(code);
    expect(mail.text).toMatch(line);
    expect(mail.text).toMatch(/87\.00 (EGP in cash|ج\.م نقدًا)/);
  });

  it('lies ready where it is picked up, and was picked up then', async () => {
    const { code, user, pharmacy, move } = await makeOrder({ isDeliveryAvailable: false });

    await move('shipped');
    await pass();
    const ready = await mailTo(user);
    await app.db.delete(mails);
    await move('delivered');
    await pass();

    expect(ready.text).toContain(`Your order ${code} is ready for you at ${pharmacy.name}, ${pharmacy.address}.`);
    expect(ready.text).toContain('You pay 57.00 EGP in cash when you pick it up.');
    const done = await mailTo(user);
    expect(done.subject).toBe(`Your order ${code} was picked up`);
    expect(done.text).toContain('You paid 57.00 EGP in cash.');
    expect(done.text).not.toContain('Opening hours');
  });

  it('lies ready at an address that keeps its direction between Arabic words', async () => {
    const { user, pharmacy, move } = await makeOrder({ isDeliveryAvailable: false, language: 'ar' });

    await move('shipped');
    await pass();

    const [mail] = await mailsTo(app.db, user.email);
    expect(mail!.text).toContain(`${pharmacy.nameAr}، \u2068${pharmacy.address}\u2069.`);
  });

  it('was picked up, not necessarily by whom the mail goes to, in Arabic too', async () => {
    const { code, user, move } = await makeOrder({ isDeliveryAvailable: false, language: 'ar' });

    await move('delivered');
    await pass();

    expect((await mailTo(user)).subject).toBe(`تم استلام طلبك ${code} من الصيدلية`);
  });

  it('is ready every day at a pharmacy that is open every day', async () => {
    const { user, pharmacy, move } = await makeOrder({ isDeliveryAvailable: false, language: 'ar' });
    await app.db
      .update(pharmacies)
      .set({ workingDays: [...WEEK_DAYS] })
      .where(eq(pharmacies.id, pharmacy.id));

    await move('shipped');
    await pass();

    expect((await mailTo(user)).text).toContain('مواعيد العمل: من 09:00 إلى 22:00\n');
  });

  it('is ready at any hour at a pharmacy that never closes', async () => {
    const { user, pharmacy, move } = await makeOrder({ isDeliveryAvailable: false });
    await app.db.update(pharmacies).set({ closingTime: '09:00' }).where(eq(pharmacies.id, pharmacy.id));

    await move('shipped');
    await pass();

    expect((await mailTo(user)).text).toContain('Opening hours: 24 hours on Saturday, Sunday, and Monday\n');
  });

  it('has arrived, at the time that it was in Cairo', async () => {
    const { id, code, user, pharmacy, move } = await makeOrder({ card: true });

    await move('delivered');
    await app.db.update(orderEvents).set({ createdAt: EVENING }).where(eq(orderEvents.orderId, id));
    await pass();

    const { text } = await mailTo(user);
    expect(text).toContain(`Your order ${code} from ${pharmacy.name} was delivered on Jan 5, 2026, 7:04 PM.`);
    expect(text).toContain('87.00 EGP is being charged to Visa ending in 4242.');
    expect(text).toContain('support@dawaya.example');
  });

  it.each([
    ['en', 'failed', 'could not be charged to Visa ending in 4242. The pharmacy will agree with you on how you pay.'],
    ['ar', 'failed', 'وستتفق معك الصيدلية على طريقة الدفع.'],
    ['en', 'paid', '87.00 EGP could not be charged to Visa ending in 4242. You paid the pharmacy in another way.'],
    ['ar', 'paid', 'ودفعته للصيدلية بطريقة أخرى.'],
  ] as const)('has arrived, and its card was refused meanwhile: %s, %s', async (language, paymentStatus, said) => {
    const { id, user, move } = await makeOrder({ card: true, language });

    await move('delivered');
    await app.db.update(paymentIntents).set({ status: 'failed' }).where(eq(paymentIntents.orderId, id));
    await app.db.update(orders).set({ paymentStatus }).where(eq(orders.id, id));
    await pass();

    expect((await mailTo(user)).text).toContain(said);
  });

  it.each([
    [true, '87.00 EGP was held on Visa ending in 4242 and is being released; nothing is charged.'],
    [false, 'There is nothing to pay.'],
  ])('was cancelled by its pharmacy, with what becomes of the money (card: %s)', async (card, money) => {
    const { code, user, pharmacy, move } = await makeOrder({ card });

    await move('processing', 'cancelled');
    await pass();

    const { template, text } = await mailTo(user);
    expect(template).toBe('order-cancelled');
    expect(text).toContain(`We are sorry: ${pharmacy.name} cancelled your order ${code} on `);
    expect(text).toContain(money);
  });

  it.each([
    ['en', 'Reason given by the pharmacy', 'Phone of the pharmacy'],
    ['ar', 'السبب كما ذكرته الصيدلية', 'هاتف الصيدلية'],
  ])('was cancelled for a reason, which is told to the letter and cannot become a link (%s)', async (...told) => {
    const [language, why, phone] = told;
    const { user, pharmacy, cancelFor } = await makeOrder({ language });

    await cancelFor('Out of stock <a href="https://bad.example">نفد</a>');
    await pass();

    const { text, html } = await mailTo(user);
    expect(text).toContain(
      `\n\n${why}: Out of stock <a href="https://bad.example">نفد</a>\n${phone}: ${pharmacy.phone}\n\n`,
    );
    expect(seen(html)).toContain(`${why}: <bdi>Out of stock &lt;a href=`);
    expect(html).not.toContain('<a href="https://bad.example');
  });

  it('was cancelled without a reason, and speaks of none', async () => {
    const { user, move } = await makeOrder();

    await move('cancelled');
    await pass();

    expect((await mailTo(user)).text).not.toContain('Reason');
  });

  it.each([
    ['is on its way', true, ''],
    ['lies ready', false, 'Opening hours: 09:00 to 22:00 on Saturday, Sunday, and Monday\n'],
  ])('says whom to call while it %s, and when to come for it', async (_where, isDeliveryAvailable, hours) => {
    const { user, pharmacy, move } = await makeOrder({ isDeliveryAvailable });

    await move('shipped');
    await pass();

    const { text, html } = await mailTo(user);
    expect(text).toContain(`\n\n${hours}Phone of the pharmacy: ${pharmacy.phone}\n\n`);
    expect(seen(html)).toContain(`Phone of the pharmacy: <bdi>${pharmacy.phone}</bdi>`);
  });

  it('was cancelled, in Arabic with an amount that was held, and not a number', async () => {
    const { user, move } = await makeOrder({ card: true, language: 'ar' });

    await move('cancelled');
    await pass();

    expect((await mailTo(user)).text).toContain('كان مبلغ 87.00 ج.م محجوزًا على بطاقتك (فيزا تنتهي بالأرقام 4242)');
  });

  it('was cancelled by its customer, who has it confirmed', async () => {
    const { id, code, user, session, pharmacy } = await makeOrder();

    await shop.cancel(id, session);
    await pass();

    const { text } = await mailTo(user);
    expect(text).toContain(`As you asked, your order ${code} from ${pharmacy.name} was cancelled`);
    expect(text).toContain(`Phone of the pharmacy: ${pharmacy.phone}`);
  });

  it.each([
    [
      'en',
      'so we cancelled your order',
      '87.00 EGP was held on Visa ending in 4242 and is being released',
      'write to us at',
    ],
    ['ar', 'لذلك ألغينا طلبك', 'كان مبلغ 87.00 ج.م محجوزًا على بطاقتك (فيزا تنتهي بالأرقام 4242)', 'فراسلنا على'],
  ])('was cancelled by an operator in the place of its pharmacy, whom to call makes no sense (%s)', async (...told) => {
    const [language, ...words] = told;
    const { code, user, pharmacy } = await makeOrder({ card: true, language });

    await cancelAbandoned(app.db, pharmacy.id, []);
    await pass();

    const { template, subject, text } = await mailTo(user);
    expect(template).toBe('order-cancelled-by-us');
    expect(subject).toContain(code);
    for (const part of [...words, 'support@dawaya.example']) expect(text).toContain(part);
    expect(text).not.toContain(pharmacy.phone);
  });

  it('is written of by its last step where it took several at once, and not while it is prepared', async () => {
    const { user, move } = await makeOrder();

    await move('processing');
    expect(await pass()).toBe(false);
    await move('shipped', 'delivered');
    await pass();

    expect((await mailTo(user)).template).toBe('order-delivered');
  });

  it('before anybody was written to is two mails, the first one first', async () => {
    const { user, session, orders } = await makePurchase();
    await shop.cancel(orders[0]!.id, session);

    await pass();

    const templates = (await mailsTo(app.db, user.email)).map(({ template }) => template);
    expect(templates).toEqual(['orders-placed', 'order-cancelled-by-you']);
  });
});

describe('nobody is written to', () => {
  it('at an e-mail that is not confirmed, now or later', async () => {
    const { user } = await makePurchase();
    const confirm = (emailVerifiedAt: Date | null) =>
      app.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, user.id));
    await confirm(null);

    expect(await pass()).toBe(false);
    await confirm(new Date());
    await pass();

    expect(await mailsTo(app.db, user.email)).toEqual([]);
  });

  it('whose account is being deleted', async () => {
    const { user } = await makePurchase();

    await callBlockedByUserChange(app.db, user.id, { email: `deleted:${user.id}`, deletedAt: new Date() }, pass);

    expect(await app.db.$count(mails)).toBe(0);
  });
});
