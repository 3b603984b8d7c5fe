import { cleanup, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { useState } from 'react';

import type { PromoCode } from '@contract/wire/promoCode';
import {
  answer,
  deferredResponse,
  fillInTexts,
  makePromoCode,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { PromoCodeDialog } from './PromoCodeDialog';

/** The buttons of a page that open the dialog, again and again. */
function Shelf() {
  const [opened, setOpened] = useState<{ promoId?: number }>();

  return (
    <>
      <button onClick={() => setOpened({})}>New</button>
      <button onClick={() => setOpened({ promoId: 1 })}>Edit</button>
      {opened && <PromoCodeDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const serveCode = (code: PromoCode = makePromoCode()) =>
  server.use(http.get('*/api/promo-codes/1', () => answer(code)));

const open = async (name: 'New' | 'Edit') => {
  const { user } = renderApp(<Shelf />);
  const begin = async (which = name) => user.click(screen.getByText(which));
  await begin();
  await screen.findByRole('dialog');
  return { user, begin, press: (button: string) => user.click(screen.getByRole('button', { name: button })) };
};

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a new code', () => {
  it('is closed without a question until something was typed, which no stray click throws away', async () => {
    const { user, begin, press } = await open('New');
    await press('Close');
    await isClosed();
    await begin();
    await fillInTexts({ 'Promo Code': 'SUMMER' });

    await user.click(screen.getByRole('dialog').parentElement!);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(screen.queryByText('Discard what you typed?')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Promo Code')).toHaveValue('SUMMER');

    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await isClosed();
    await begin();
    expect(screen.getByLabelText('Promo Code')).toHaveValue('');
  });

  it('waits with what was typed until the page is open again, and until it is cancelled', async () => {
    await open('New');
    await fillInTexts({ 'Promo Code': 'SUMMER', 'Minimum Purchase (EGP)': '50' });
    cleanup();

    const { begin, press } = await open('New');
    expect(screen.getByLabelText('Promo Code')).toHaveValue('SUMMER');
    expect(screen.getByLabelText('Minimum Purchase (EGP)')).toHaveValue('50');
    await press('Cancel');
    await isClosed();
    await begin();
    expect(screen.getByLabelText('Promo Code')).toHaveValue('');
  });

  it('that is saved after its dialog was closed leaves the next one open', async () => {
    const { released, release } = deferredResponse();
    recordPosts('/promo-codes/create', () => released.then(() => answer(makePromoCode({ code: 'SAVE10' }))));
    const { user, begin, press } = await open('New');
    await fillInTexts({ 'Promo Code': 'SAVE10', 'Discount Percentage (%)': '10', 'End Date': '2099-12-31' });
    await press('Add Promo Code');
    await user.keyboard('{Escape}');
    await begin();
    await fillInTexts({ 'Promo Code': 'SUMMER' });
    release();

    expect(await screen.findByText('Promo code added. SAVE10 has been added successfully.')).toBeInTheDocument();
    expect(screen.getByLabelText('Promo Code')).toHaveValue('SUMMER');
  });

  it('that would be over already is not made, but one that is over can be changed', async () => {
    serveCode(makePromoCode({ start_date: '2026-01-01', end_date: '2026-01-31', is_expired: true }));
    const added = recordPosts('/promo-codes/create');
    const sent = recordPosts('/promo-codes/1/update', () => answer(makePromoCode()));
    const { begin, press } = await open('New');
    const terms = { 'Promo Code': 'LATE', 'Discount Percentage (%)': '10' };
    await fillInTexts({ ...terms, 'Start Date': '2026-01-01', 'End Date': '2026-01-31' });
    await press('Add Promo Code');
    await waitFor(() =>
      expect(screen.getByLabelText('End Date')).toHaveAccessibleDescription('End date cannot be in the past'),
    );
    expect(added).toEqual([]);
    await press('Cancel');
    await isClosed();

    await begin('Edit');
    await screen.findByLabelText('Description');
    await fillInTexts({ Description: 'For the feast' });
    await press('Save Changes');

    await waitFor(() => expect(sent).toEqual([{ description: 'For the feast' }]));
  });
});

describe('a known code', () => {
  const minimum = () => screen.findByLabelText('Minimum Purchase (EGP)');

  it('waits with what was changed of it, says so, and forgets it with "Cancel"', async () => {
    serveCode(makePromoCode({ min_purchase: 100 }));
    await open('Edit');
    await minimum();
    await fillInTexts({ 'Minimum Purchase (EGP)': '50' });
    cleanup();

    const { begin, press } = await open('Edit');
    expect(await minimum()).toHaveValue('50');
    expect(screen.getByText(/what you typed earlier, which has not been saved/)).toBeInTheDocument();
    await press('Cancel');
    await isClosed();
    await begin();
    expect(await minimum()).toHaveValue('100');
  });

  it('is closed without a call where nothing was changed, and sends what was, with what makes sense together alone', async () => {
    serveCode(makePromoCode({ is_active: false, min_purchase: 50 }));
    const sent = recordPosts('/promo-codes/1/update', () => answer(makePromoCode()));
    const { begin, press } = await open('Edit');
    expect(await minimum()).toHaveValue('50');
    expect(screen.getByLabelText('Active')).not.toBeChecked();
    await press('Save Changes');
    await isClosed();
    expect(sent).toEqual([]);

    await begin();
    await minimum();
    await fillInTexts({ 'Discount Percentage (%)': '15', 'End Date': '2099-06-30' });
    await press('Save Changes');

    await isClosed();
    expect(sent).toEqual([{ type: 'percentage', value: 15, start_date: '2026-01-01', end_date: '2099-06-30' }]);
  });

  it('says why it is refused, at its field where it concerns one, and is changed then', async () => {
    serveCode();
    const taken = 'You already have a promo code with this name';
    const answers = [
      () => refuse(422, 'Please check the highlighted fields', { errors: { code: [taken] } }),
      () => refuse(422, 'The currency is required', { errors: { currency: ['Is required'] } }),
      () => answer(makePromoCode()),
    ];
    const sent = recordPosts('/promo-codes/1/update', () => answers.shift()!());
    const { press } = await open('Edit');
    expect(await screen.findByLabelText('Discount Percentage (%)')).toHaveValue('10');

    await fillInTexts({ 'Promo Code': 'TAKEN' });
    await press('Save Changes');
    await waitFor(() => expect(screen.getByLabelText('Promo Code')).toHaveAccessibleDescription(taken));
    await fillInTexts({ 'Promo Code': 'SAVE15' });
    await press('Save Changes');
    expect(await screen.findByText('The currency is required')).toBeInTheDocument();
    await press('Save Changes');

    expect(await screen.findByText('Promo code updated. SAVE10 has been updated successfully.')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ code: 'SAVE15' });
  });

  it('offers another try where it cannot be read, but none where a colleague deleted it', async () => {
    serveCode();
    server.use(http.get('*/api/promo-codes/1', () => refuse(500), { once: true }));
    const { user, begin, press } = await open('Edit');
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Promo Code')).toHaveValue('SAVE10');
    await press('Cancel');
    await isClosed();

    server.use(http.get('*/api/promo-codes/1', () => refuse(404, 'Promo code not found')));
    await begin();

    expect(await screen.findByText('Promo code not found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });
});
