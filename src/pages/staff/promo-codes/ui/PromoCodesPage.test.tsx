import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { dayInCairo } from '@contract/cairoDay';
import type { PromoCode } from '@contract/wire/promoCode';
import { baseApi } from '@/shared/api';
import {
  answer,
  answerNarrow,
  comeBack,
  holdLine,
  makePage,
  makePromoCode,
  refuse,
  renderApp,
  server,
  takePost,
} from '@/shared/testing';

import { PromoCodesPage } from './PromoCodesPage';

/** Answers every list call and remembers what was asked. */
const serveCodes = (...codes: PromoCode[]) => {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/promo-codes', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer(makePage(codes, { per_page: 10, last_page: 3, total: codes.length && 24 }));
    }),
    ...codes.map((code) => http.get(`*/api/promo-codes/${code.id}`, () => answer(code))),
  );
  return asked;
};

const open = (url = '/promocodes', language: 'en' | 'ar' = 'en') => renderApp(<PromoCodesPage />, { url, language });
const openMenu = async (user: ReturnType<typeof open>['user'], entry: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for SAVE10' }));
  const menu = screen.getByRole('menu', { name: 'Actions for SAVE10' });
  await user.click(within(menu).getByRole('menuitem', { name: entry }));
};

describe('the list', () => {
  it('opens on exactly what the link says, and says what it shows of how many', async () => {
    const asked = serveCodes(makePromoCode());
    open('/promocodes?page=2&q=save&status=active&sort=code-asc');

    expect(await screen.findByText('SAVE10')).toBeInTheDocument();
    expect(asked).toEqual([{ page: '2', paginate: '10', q: 'save', status: 'active', sort: 'code-asc' }]);
    expect(screen.getByText('Showing 11 to 20 of 24 promo codes')).toBeInTheDocument();
  });

  it.each([
    ['en', 1, 'Showing 1 to 1 of 1 promo code'],
    ['ar', 1, 'عرض كود خصم واحد'],
    ['ar', 3, 'عرض من 1 إلى 3، الإجمالي: 3 أكواد خصم'],
  ] as const)('counts as the language does (%s, %d)', async (language, total, shown) => {
    server.use(http.get('*/api/promo-codes', () => answer(makePage([makePromoCode()], { per_page: 10, total }))));
    open('/promocodes', language);

    expect(await screen.findByText(shown)).toBeInTheDocument();
  });

  it('shows percent and pounds, limits in words too, and where each code stands', async () => {
    serveCodes(
      makePromoCode({ min_purchase: 100, used_count: 3, usage_limit: 10, per_customer_limit: 1 }),
      makePromoCode({ id: 2, code: 'OLD', type: 'fixed', value: 25, is_expired: true }),
      makePromoCode({ id: 3, code: 'OFF', is_active: false }),
    );
    open();

    const row = async (name: string) => within((await screen.findByText(name)).closest<HTMLElement>('[role=row]')!);
    const first = await row('SAVE10');
    for (const text of [
      '10%',
      'Min. purchase 100.00 EGP',
      '3 / 10',
      'Uses: 3 of 10',
      'Uses per customer: 1',
      'Active',
    ]) {
      expect(first.getByText(text)).toBeInTheDocument();
    }
    const old = await row('OLD');
    for (const text of ['25.00 EGP', '0 / ∞', 'Uses: 0, unlimited', 'Expired']) {
      expect(old.getByText(text)).toBeInTheDocument();
    }
    expect((await row('OFF')).getByText('Inactive')).toBeInTheDocument();
  });

  it.each([
    ['en', 'has not begun', { start_date: '2099-12-01' }, 'Starts Dec 1, 2099'],
    ['en', 'was used as often as it may be', { usage_limit: 3, used_count: 3 }, 'Used up'],
    ['ar', 'has not begun', { start_date: '2099-12-01' }, 'يبدأ في 1 ديسمبر 2099'],
    ['ar', 'was used as often as it may be', { usage_limit: 3, used_count: 3 }, 'استُنفدت مرات استخدامه'],
  ] as const)('says why nobody can use an active code (%s): it %s', async (language, _why, terms, text) => {
    serveCodes(makePromoCode(terms));
    open('/promocodes', language);

    const row = within((await screen.findByText('SAVE10')).closest<HTMLElement>('[role=row]')!);
    expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByText(language === 'en' ? 'Active' : 'سارٍ')).toBeInTheDocument();
  });

  it('has no more to say of a code that works, is switched off or is over', async () => {
    serveCodes(
      makePromoCode({ start_date: dayInCairo(), usage_limit: 3, used_count: 2 }),
      makePromoCode({ id: 2, is_active: false, start_date: '2099-12-01' }),
      makePromoCode({ id: 3, is_expired: true, usage_limit: 3, used_count: 3 }),
    );
    open();

    expect(await screen.findAllByText('SAVE10')).toHaveLength(3);
    expect(screen.queryByText(/^Starts|^Used up/)).not.toBeInTheDocument();
  });

  it('has the limits in words alone where no column of theirs says what is counted', async () => {
    answerNarrow();
    serveCodes(makePromoCode({ used_count: 3, usage_limit: 10 }));
    open('/promocodes', 'ar');

    expect(await screen.findByText('الاستخدام: 3 من 10')).toBeVisible();
    expect(screen.queryByText('3 / 10')).not.toBeInTheDocument();
  });

  it('keeps the direction of a long code in Arabic, and has it in full', async () => {
    const code = 'RAMADAN-2026-FAMILY-DISCOUNT25';
    serveCodes(makePromoCode({ code }));
    open('/promocodes', 'ar');

    expect(await screen.findByText(code)).toHaveAttribute('dir', 'ltr');
  });

  it('filters and sorts on the server, from page 1', async () => {
    const asked = serveCodes(makePromoCode());
    const { user, router } = open('/promocodes?page=3');

    await user.click(await screen.findByRole('columnheader', { name: /Discount/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=discount-desc'));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Expired' }));

    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: '1', status: 'expired', sort: 'discount-desc' }));
  });
});

describe('a code', () => {
  const fill = async (user: ReturnType<typeof open>['user'], values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await user.clear(screen.getByLabelText(label));
      await user.click(screen.getByLabelText(label));
      await user.paste(value);
    }
  };

  it('is added with what the form says, from today unless told', async () => {
    serveCodes();
    const sent = takePost('/promo-codes/create', () => answer(makePromoCode()));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Promo Code' }));

    expect(screen.getByLabelText('Discount Percentage (%)')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Fixed amount' }));
    await fill(user, {
      'Promo Code': 'save10',
      'Discount Amount (EGP)': '25.50',
      'End Date': '2099-12-31',
      'Usage Limit': '10',
    });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Promo Code' }));

    expect(await screen.findByText('Promo code added. SAVE10 has been added successfully.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      {
        code: 'SAVE10',
        type: 'fixed',
        value: 25.5,
        min_purchase: null,
        description: '',
        is_active: true,
        start_date: dayInCairo(),
        end_date: '2099-12-31',
        usage_limit: 10,
        per_customer_limit: null,
      },
    ]);
  });

  it('keeps what was typed when a click goes astray, and asks before the Esc key throws it away', async () => {
    serveCodes();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Promo Code' }));
    await fill(user, { 'Promo Code': 'SUMMER' });

    await user.click(screen.getByRole('dialog').parentElement!);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(screen.queryByText('Discard what you typed?')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Promo Code')).toHaveValue('SUMMER');

    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getAllByRole('button', { name: 'Add Promo Code' })[0]!);
    expect(screen.getByLabelText('Promo Code')).toHaveValue('');
  });

  it('waits with what was typed until the page is open again, and until it is cancelled', async () => {
    serveCodes();
    const { user } = open();
    const begin = async () => user.click((await screen.findAllByRole('button', { name: 'Add Promo Code' }))[0]!);
    await begin();
    await fill(user, { 'Promo Code': 'SUMMER', 'Minimum Purchase (EGP)': '50' });
    cleanup();

    open();
    await begin();
    expect(screen.getByLabelText('Promo Code')).toHaveValue('SUMMER');
    expect(screen.getByLabelText('Minimum Purchase (EGP)')).toHaveValue('50');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await begin();
    expect(screen.getByLabelText('Promo Code')).toHaveValue('');
  });

  it('waits with what was changed of a code, says so, and forgets it with "Cancel"', async () => {
    serveCodes(makePromoCode({ min_purchase: 100 }));
    const { user } = open();
    const minimum = () => screen.findByLabelText('Minimum Purchase (EGP)');
    await openMenu(user, 'Edit');
    await minimum();
    await fill(user, { 'Minimum Purchase (EGP)': '50' });
    cleanup();

    const again = open().user;
    await openMenu(again, 'Edit');
    expect(await minimum()).toHaveValue('50');
    expect(screen.getByText(/what you typed earlier, which has not been saved/)).toBeInTheDocument();
    await again.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openMenu(again, 'Edit');
    expect(await minimum()).toHaveValue('100');
  });

  it('that was not begun is closed without a question', async () => {
    serveCodes();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Promo Code' }));

    await user.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('that is saved after its dialog was closed leaves the next one open', async () => {
    serveCodes();
    const { line, letGo } = holdLine();
    takePost('/promo-codes/create', () => line.then(() => answer(makePromoCode({ code: 'SAVE10' }))));
    const { user } = open();
    const add = await screen.findByRole('button', { name: 'Add Promo Code' });
    await user.click(add);
    await fill(user, { 'Promo Code': 'SAVE10', 'Discount Percentage (%)': '10', 'End Date': '2099-12-31' });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Promo Code' }));
    await user.keyboard('{Escape}');
    await user.click(add);
    await fill(user, { 'Promo Code': 'SUMMER' });
    letGo();

    expect(await screen.findByText('Promo code added. SAVE10 has been added successfully.')).toBeInTheDocument();
    expect(screen.getByLabelText('Promo Code')).toHaveValue('SUMMER');
  });

  it('that would be over already is not made, but one that is over can be changed', async () => {
    serveCodes(makePromoCode({ start_date: '2026-01-01', end_date: '2026-01-31', is_expired: true }));
    const [added, sent] = [
      takePost('/promo-codes/create'),
      takePost('/promo-codes/1/update', () => answer(makePromoCode())),
    ];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Promo Code' }));
    const terms = { 'Promo Code': 'LATE', 'Discount Percentage (%)': '10' };
    await fill(user, { ...terms, 'Start Date': '2026-01-01', 'End Date': '2026-01-31' });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Promo Code' }));
    await waitFor(() =>
      expect(screen.getByLabelText('End Date')).toHaveAccessibleDescription('End date cannot be in the past'),
    );
    expect(added).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await openMenu(user, 'Edit');
    await screen.findByLabelText('Description');
    await fill(user, { Description: 'For the feast' });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(sent).toEqual([{ description: 'For the feast' }]));
  });

  it('is changed, and says at the field that its name is taken', async () => {
    serveCodes(makePromoCode());
    const problem = 'You already have a promo code with this name';
    let isTaken = true;
    const sent = takePost('/promo-codes/1/update', () =>
      isTaken ? refuse(422, 'Please check the highlighted fields', { code: [problem] }) : answer(makePromoCode()),
    );
    const { user } = open();
    await openMenu(user, 'Edit');
    expect(await screen.findByLabelText('Discount Percentage (%)')).toHaveValue('10');

    await fill(user, { 'Promo Code': 'TAKEN' });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.getByLabelText('Promo Code')).toHaveAccessibleDescription(problem));
    isTaken = false;
    await fill(user, { 'Promo Code': 'SAVE15' });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Promo code updated. SAVE10 has been updated successfully.')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ code: 'SAVE15' });
  });

  it('is shown as it is now and sends what was changed, with what makes sense together alone', async () => {
    serveCodes(makePromoCode());
    server.use(http.get('*/api/promo-codes/1', () => answer(makePromoCode({ is_active: false, min_purchase: 50 }))));
    const sent = takePost('/promo-codes/1/update', () => answer(makePromoCode()));
    const { user } = open();
    await openMenu(user, 'Edit');
    expect(await screen.findByLabelText('Minimum Purchase (EGP)')).toHaveValue('50');
    expect(screen.getByLabelText('Active')).not.toBeChecked();

    await fill(user, { 'Discount Percentage (%)': '15', 'End Date': '2099-06-30' });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ type: 'percentage', value: 15, start_date: '2026-01-01', end_date: '2099-06-30' }]);
  });

  it('that was not changed is closed without a call', async () => {
    serveCodes(makePromoCode());
    const sent = takePost('/promo-codes/1/update', () => answer(makePromoCode()));
    const { user } = open();
    await openMenu(user, 'Edit');

    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('offers another try where it cannot be read', async () => {
    serveCodes(makePromoCode());
    server.use(http.get('*/api/promo-codes/1', () => refuse(500), { once: true }));
    const { user } = open();
    await openMenu(user, 'Edit');

    await user.click(await screen.findByRole('button', { name: 'Try Again' }));

    expect(await screen.findByLabelText('Promo Code')).toHaveValue('SAVE10');
  });

  it('that a colleague deleted before it was opened offers no other try', async () => {
    serveCodes(makePromoCode());
    server.use(http.get('*/api/promo-codes/1', () => refuse(404, 'Promo code not found')));
    const { user } = open();

    await openMenu(user, 'Edit');

    expect(await screen.findByText('Promo code not found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('says why it is refused where that concerns no field of the form', async () => {
    serveCodes(makePromoCode());
    takePost('/promo-codes/1/update', () => refuse(422, 'The currency is required', { currency: ['Is required'] }));
    const { user } = open();
    await openMenu(user, 'Edit');
    await user.type(await screen.findByLabelText('Description'), 'For the feast');

    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('The currency is required')).toBeInTheDocument();
  });

  it('that a colleague deleted meanwhile leaves the list once a change of it is refused, and may be added anew', async () => {
    serveCodes(makePromoCode());
    takePost('/promo-codes/1/update', () => refuse(404, 'Promo code not found'));
    const { user } = open();
    await openMenu(user, 'Edit');
    await user.type(await screen.findByLabelText('Description'), 'For the feast');
    serveCodes();

    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Promo Code' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This promo code has been deleted meanwhile.');
    await waitFor(() => expect(screen.queryByText('SAVE10')).not.toBeInTheDocument());
    const added = takePost('/promo-codes/create', () => answer(makePromoCode({ id: 2 })));
    await user.click(dialog.getByRole('button', { name: 'Add Promo Code' }));

    expect(await screen.findByText(/^Promo code added/)).toBeInTheDocument();
    expect(added).toEqual([expect.objectContaining({ code: 'SAVE10', description: 'For the feast' })]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that was saved though no answer came shows in the list, and nobody is told that it failed', async () => {
    serveCodes();
    takePost('/promo-codes/create', () => HttpResponse.error());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Promo Code' }));
    await fill(user, { 'Promo Code': 'SAVE10', 'Discount Percentage (%)': '10', 'End Date': '2099-12-31' });
    serveCodes(makePromoCode());

    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Promo Code' }));

    expect(await screen.findByText(/^No answer came. It may have worked/)).toBeInTheDocument();
    expect(await screen.findByText('SAVE10')).toBeInTheDocument();
  });

  it('is copied', async () => {
    serveCodes(makePromoCode());
    const { user } = open();

    await openMenu(user, 'Copy Code');

    expect(await screen.findByText('Copied to clipboard. SAVE10 has been copied to clipboard.')).toBeInTheDocument();
  });

  it('says that it could not be copied where the browser gives no clipboard, as on plain http', async () => {
    serveCodes(makePromoCode());
    const { user } = open();
    await screen.findByText('SAVE10');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No clipboard'));

    await openMenu(user, 'Copy Code');

    const said = 'SAVE10 could not be copied. Please select and copy it yourself.';
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('stays where its deletion fails, which is said', async () => {
    serveCodes(makePromoCode());
    takePost('/promo-codes/1/delete', () => refuse(500));
    const { user } = open();

    await openMenu(user, 'Delete');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Failed to delete the promo code')).toBeInTheDocument();
    expect(screen.getByText('SAVE10')).toBeInTheDocument();
  });

  it('is deleted once that is confirmed', async () => {
    serveCodes(makePromoCode());
    const sent = takePost('/promo-codes/1/delete', () => answer(null));
    const { user } = open();

    await openMenu(user, 'Delete');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete SAVE10?' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    expect(
      await screen.findByText('Promo code deleted. The promo code has been deleted successfully.'),
    ).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('that a colleague deletes while its deletion is asked about leaves the list, and takes no question along', async () => {
    serveCodes(makePromoCode());
    const { user, store } = open();
    await openMenu(user, 'Delete');
    const asked = serveCodes();

    comeBack(store);
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk())));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByText('SAVE10')).not.toBeInTheDocument());
  });

  it('is looked for again where the server, which may have deleted it, could not see it through', async () => {
    const asked = serveCodes(makePromoCode());
    takePost('/promo-codes/1/delete', () => refuse(503, 'Try again in a moment'));
    const { user } = open();
    await openMenu(user, 'Delete');

    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Try again in a moment')).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});

it('speaks Arabic', async () => {
  serveCodes(makePromoCode({ is_active: false }), makePromoCode({ id: 2, code: 'TEN', usage_limit: 100 }));
  open('/promocodes', 'ar');

  expect(await screen.findByText('موقوف')).toBeInTheDocument();
  expect(screen.getByText('عرض من 1 إلى 10، الإجمالي: 24 كود خصم')).toBeInTheDocument();
  for (const used of ['0 من 100', '0 (بلا حد)']) expect(screen.getByText(used)).toBeInTheDocument();
});
