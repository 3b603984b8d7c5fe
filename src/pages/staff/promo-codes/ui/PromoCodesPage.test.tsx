import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { dayInCairo } from '@contract/cairoDay';
import type { PromoCode } from '@contract/wire/promoCode';
import { baseApi } from '@/shared/api';
import { setLanguage } from '@/shared/i18n';
import {
  answer,
  answerNarrow,
  fillInTexts,
  makePage,
  makePromoCode,
  recordPosts,
  refocusWindow,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { PromoCodesPage } from './PromoCodesPage';

/** Serves the list, and returns the queries of its calls. */
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
  const rowOf = async (code: string) => within((await screen.findByText(code)).closest<HTMLElement>('[role=row]')!);
  /** Looks for these texts in the row of each code. */
  const expectRows = async (shown: Record<string, readonly string[]>) => {
    for (const [code, texts] of Object.entries(shown)) {
      const row = await rowOf(code);
      for (const text of texts) expect(row.getByText(text)).toBeInTheDocument();
    }
  };

  it('opens on exactly what the link says, and shows of each code its terms and where it stands', async () => {
    const asked = serveCodes(
      makePromoCode({ min_purchase: 100, used_count: 3, usage_limit: 10, per_customer_limit: 1 }),
      makePromoCode({ id: 2, code: 'OLD', type: 'fixed', value: 25, is_expired: true, usage_limit: null }),
      makePromoCode({ id: 3, code: 'OFF', is_active: false, start_date: '2099-12-01' }),
      makePromoCode({ id: 4, code: 'SOON', start_date: '2099-12-01' }),
      makePromoCode({ id: 5, code: 'FULL', usage_limit: 3, used_count: 3 }),
      makePromoCode({ id: 6, code: 'TODAY', start_date: dayInCairo(), usage_limit: 3, used_count: 2 }),
      makePromoCode({ id: 7, code: 'OVER', is_expired: true, usage_limit: 3, used_count: 3 }),
    );
    open('/promocodes?page=2&q=save&status=active&sort=code-asc');

    expect(await screen.findByText('Showing 11 to 20 of 24 promo codes')).toBeInTheDocument();
    expect(asked).toEqual([{ page: '2', paginate: '10', q: 'save', status: 'active', sort: 'code-asc' }]);
    await expectRows({
      SAVE10: ['10%', 'Min. purchase 100.00 EGP', '3 / 10', 'Uses: 3 of 10', 'Uses per customer: 1', 'Active'],
      OLD: ['25.00 EGP', '0 / ∞', 'Uses: 0, unlimited', 'Expired'],
      OFF: ['Inactive'],
      SOON: ['Active', 'Starts Dec 1, 2099'],
      FULL: ['Active', 'Used up'],
    });
    // A code that works, is switched off or is over needs no further note.
    for (const code of ['SAVE10', 'OFF', 'TODAY', 'OVER']) {
      expect((await rowOf(code)).queryByText(/^Starts|^Used up/)).not.toBeInTheDocument();
    }
  });

  it('speaks Arabic, in which a long code keeps its direction', async () => {
    const code = 'RAMADAN-2026-FAMILY-DISCOUNT25';
    serveCodes(
      makePromoCode({ code, is_active: false }),
      makePromoCode({ id: 2, code: 'TEN', usage_limit: 100 }),
      makePromoCode({ id: 3, code: 'SOON', start_date: '2099-12-01' }),
      makePromoCode({ id: 4, code: 'FULL', usage_limit: 3, used_count: 3 }),
    );
    open('/promocodes', 'ar');

    expect(await screen.findByText('عرض من 1 إلى 10، الإجمالي: 24 كود خصم')).toBeInTheDocument();
    expect(await screen.findByText(code)).toHaveAttribute('dir', 'ltr');
    await expectRows({
      [code]: ['موقوف', '0 (بلا حد)'],
      TEN: ['0 من 100'],
      SOON: ['سارٍ', 'يبدأ في 1 ديسمبر 2099'],
      FULL: ['سارٍ', 'استُنفدت مرات استخدامه'],
    });
  });

  it('says in which language a description is', async () => {
    serveCodes(makePromoCode({ description: 'خصم العيد' }));
    open();

    expect(await screen.findByText('خصم العيد')).toHaveAttribute('lang', 'ar');
  });

  it('parts no date of a validity that has two lines', async () => {
    serveCodes(makePromoCode({ start_date: '2026-10-31', end_date: '2027-10-31' }));
    open();

    const validity = await screen.findByText('Oct 31, 2026 – Oct 31, 2027');
    expect(validity.textContent).toBe('Oct\u00A031,\u00A02026 – Oct\u00A031,\u00A02027');
  });

  it('counts as the language does', async () => {
    const serve = (total: number) =>
      server.use(http.get('*/api/promo-codes', () => answer(makePage([makePromoCode()], { per_page: 10, total }))));
    serve(1);
    const { store } = open();
    expect(await screen.findByText('Showing 1 to 1 of 1 promo code')).toBeInTheDocument();

    await act(() => setLanguage('ar'));
    expect(await screen.findByText('عرض كود خصم واحد')).toBeInTheDocument();
    serve(3);
    refocusWindow(store);

    expect(await screen.findByText('عرض من 1 إلى 3، الإجمالي: 3 أكواد خصم')).toBeInTheDocument();
  });

  it('has the limits in words alone where no column of theirs says what is counted', async () => {
    answerNarrow();
    serveCodes(makePromoCode({ used_count: 3, usage_limit: 10 }));
    open('/promocodes', 'ar');

    expect(await screen.findByText('الاستخدام: 3 من 10')).toBeVisible();
    expect(screen.queryByText('3 / 10')).not.toBeInTheDocument();
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
  it('is added with what the form says, from today unless told', async () => {
    serveCodes();
    const sent = recordPosts('/promo-codes/create', () => answer(makePromoCode()));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Promo Code' }));

    expect(screen.getByLabelText('Discount Percentage (%)')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Fixed amount' }));
    await fillInTexts({
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

  it('that a colleague deleted meanwhile leaves the list once a change of it is refused, and may be added anew', async () => {
    serveCodes(makePromoCode());
    recordPosts('/promo-codes/1/update', () => refuse(404, 'Promo code not found'));
    const { user } = open();
    await openMenu(user, 'Edit');
    await screen.findByLabelText('Description');
    await fillInTexts({ Description: 'For the feast' });
    serveCodes();

    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Promo Code' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This promo code has been deleted meanwhile.');
    await waitFor(() => expect(screen.queryByText('SAVE10')).not.toBeInTheDocument());
    const added = recordPosts('/promo-codes/create', () => answer(makePromoCode({ id: 2 })));
    await user.click(dialog.getByRole('button', { name: 'Add Promo Code' }));

    expect(await screen.findByText(/^Promo code added/)).toBeInTheDocument();
    expect(added).toEqual([expect.objectContaining({ code: 'SAVE10', description: 'For the feast' })]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that was saved though no answer came shows in the list, and nobody is told that it failed', async () => {
    serveCodes();
    recordPosts('/promo-codes/create', () => HttpResponse.error());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Promo Code' }));
    await fillInTexts({ 'Promo Code': 'SAVE10', 'Discount Percentage (%)': '10', 'End Date': '2099-12-31' });
    serveCodes(makePromoCode());

    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Promo Code' }));

    expect(await screen.findByText(/^No answer came. It may have worked/)).toBeInTheDocument();
    expect(await screen.findByText('SAVE10')).toBeInTheDocument();
  });

  it('is copied, or says that it could not be where the browser gives no clipboard, as on plain http', async () => {
    serveCodes(makePromoCode());
    const { user } = open();

    await openMenu(user, 'Copy Code');
    expect(await screen.findByText('Copied to clipboard. SAVE10 has been copied to clipboard.')).toBeInTheDocument();

    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No clipboard'));
    await openMenu(user, 'Copy Code');

    const said = 'SAVE10 could not be copied. Please select and copy it yourself.';
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('is deleted once that is confirmed, stays where that fails, and is looked for again where the server may have done it', async () => {
    const asked = serveCodes(makePromoCode());
    const answers = [() => refuse(500), () => refuse(503, 'Try again in a moment'), () => answer(null)];
    const sent = recordPosts('/promo-codes/1/delete', () => answers.shift()!());
    const { user } = open();
    const erase = async () => {
      await openMenu(user, 'Delete');
      const dialog = within(screen.getByRole('dialog', { name: 'Delete SAVE10?' }));
      const calls = sent.length;
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
      return calls;
    };

    expect(await erase()).toBe(0);
    expect(await screen.findByText('Failed to delete the promo code')).toBeInTheDocument();
    expect(screen.getByText('SAVE10')).toBeInTheDocument();

    const reads = asked.length;
    expect(await erase()).toBe(1);
    expect(await screen.findByText('Try again in a moment')).toBeInTheDocument();
    await waitFor(() => expect(asked.length).toBeGreaterThan(reads));

    expect(await erase()).toBe(2);
    const done = 'Promo code deleted. The promo code has been deleted successfully.';
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(sent).toHaveLength(3);
  });

  it('that a colleague deletes while its deletion is asked about leaves the list, and takes no question along', async () => {
    serveCodes(makePromoCode());
    const { user, store } = open();
    await openMenu(user, 'Delete');
    const asked = serveCodes();

    refocusWindow(store);
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk())));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByText('SAVE10')).not.toBeInTheDocument());
  });
});
