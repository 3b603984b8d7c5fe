import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';

import { answer, deferredResponse, makeCart, makePharmacyDetails, refuse, renderApp, server } from '@/shared/testing';

import { DistanceNote } from './DistanceNote';
import { checkoutAddress, GIZA, openCheckout, serveCheckout } from './testing/openCheckout';

const LUXOR = { id: 9, name: 'Luxor', name_ar: 'الأقصر' };

// Removes the direction isolates around names, which are invisible in browsers.
const plain = (text: string | null) => text?.replace(/[\u2068\u2069]/g, '');

it('says where the pharmacy is and what that means for the way that is chosen, or how long the delivery takes', async () => {
  serveCheckout([makeCart()], [checkoutAddress(), checkoutAddress({ id: 4, governorate: LUXOR, is_default: false })]);
  server.use(http.get('*/api/pharmacies/:id', () => answer(makePharmacyDetails({ governorate: LUXOR }))));
  const { user } = openCheckout();

  const notice = (await screen.findByText(/^This pharmacy is in/)).closest('[role=status]')!;
  expect(plain(notice.textContent)).toBe(
    'This pharmacy is in Luxor. Your address is in Giza. Delivery may take longer than 1-2 business days.',
  );
  expect(screen.getByRole('radio', { name: /^Home delivery/ })).toBeChecked();
  expect(screen.getByRole('radiogroup', { name: /^How to get your order/ })).toHaveAccessibleDescription(
    notice.textContent,
  );

  await user.click(screen.getByRole('radio', { name: /^Pick up at the pharmacy/ }));
  expect(notice).toHaveTextContent(/Giza.*To pick up your order, you have to go there yourself\.$/);

  await user.click(screen.getByRole('radio', { name: /^Home delivery/ }));
  await user.click(screen.getByRole('combobox', { name: 'Shipping Address' }));
  await user.click(screen.getByRole('option', { name: /Luxor/ }));
  expect(notice).toHaveTextContent(/^Delivery: 1-2 business days$/);

  await user.click(screen.getByRole('radio', { name: /^Pick up at the pharmacy/ }));
  expect(notice).toBeEmptyDOMElement();
});

it('says it in Arabic, with names that keep their direction', () => {
  renderApp(
    <DistanceNote id="far" pharmacy={{ governorate: LUXOR }} home={{ governorate: GIZA }} fulfilment="pickup" />,
    {
      language: 'ar',
    },
  );

  expect(screen.getByRole('status')).toHaveTextContent(
    'هذه الصيدلية في \u2068الأقصر\u2069، وعنوانك في \u2068الجيزة\u2069. لاستلام طلبك ستحتاج إلى الذهاب إلى هناك بنفسك.',
  );
});

it('offers nothing to tap before it is known what will be said in between, and everything where it can not be known', async () => {
  serveCheckout([makeCart()], [checkoutAddress()]);
  const asked = jest.fn();
  const { released, release } = deferredResponse();
  server.use(
    http.get('*/api/pharmacies/:id', async () => {
      asked();
      await released;
      return refuse(500);
    }),
  );
  openCheckout();

  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('radio', { name: /^Home delivery/ })).not.toBeInTheDocument();
  release();

  expect(await screen.findByRole('radio', { name: /^Home delivery/ })).toBeChecked();
});
