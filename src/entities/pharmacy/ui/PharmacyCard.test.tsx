import { screen } from '@testing-library/react';

import { makePharmacy, renderApp } from '@/shared/testing';

import { PharmacyCard } from './PharmacyCard';

it('shows every fact of a card, and takes the pharmacy along to its page', async () => {
  const pharmacy = makePharmacy();
  const { router, user } = renderApp(<PharmacyCard pharmacy={pharmacy} />);

  for (const fact of ['Maadi, Cairo', '09:00 – 23:30', '+201000410201', 'Delivery Available']) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
  // The hidden words say what the icons of clock and telephone mean.
  expect(screen.getByText('09:00 – 23:30')).toHaveTextContent(/^Opening hours: 09:00 – 23:30$/);
  expect(screen.getByText('+201000410201').parentElement).toHaveTextContent(/^Phone: \+201000410201$/);
  await user.click(screen.getByRole('link', { name: 'Seif Pharmacy' }));

  expect(router.state.location).toMatchObject({ pathname: '/pharmacydetails/1', state: { pharmacy } });
});

it('says once what a city and its governorate are both called', () => {
  const aswan = { id: 9, name: 'Aswan', name_ar: 'أسوان' };
  renderApp(<PharmacyCard pharmacy={makePharmacy({ city: aswan, governorate: aswan })} />, { language: 'ar' });

  expect(screen.getByText('أسوان')).toBeInTheDocument();
});

it('promises no delivery where there is none', () => {
  renderApp(<PharmacyCard pharmacy={makePharmacy({ is_delivery_available: false })} />);

  expect(screen.getByText('Pick-up only')).toBeInTheDocument();
  expect(screen.queryByText('Delivery Available')).not.toBeInTheDocument();
});

it('says when a pharmacy that is away takes orders again, in place of its hours', () => {
  renderApp(<PharmacyCard pharmacy={makePharmacy({ closed_until: '2030-12-04' })} />);

  expect(screen.getByText('Takes orders again on Dec 4, 2030')).toBeInTheDocument();
  expect(screen.queryByText('Opening hours:')).not.toBeInTheDocument();
  expect(screen.queryByText('09:00 – 23:30')).not.toBeInTheDocument();
});

it('speaks Arabic, has the hours in its order and keeps the phone from left to right', () => {
  renderApp(<PharmacyCard pharmacy={makePharmacy()} />, { language: 'ar' });

  expect(screen.getByRole('link', { name: 'صيدلية سيف' })).toBeInTheDocument();
  expect(screen.getByText('المعادي، القاهرة')).toBeInTheDocument();
  expect(screen.getByText('09:00 – 23:30')).toHaveTextContent('مواعيد العمل: 09:00 – 23:30');
  expect(screen.getByText('09:00 – 23:30').closest('[dir="ltr"]')).toBeNull();
  expect(screen.getByText('+201000410201')).toHaveAttribute('dir', 'ltr');
});

it('does something else at a press of its action', async () => {
  const call = jest.fn();
  const { router, user } = renderApp(
    <PharmacyCard pharmacy={makePharmacy()} action={<button onClick={call}>Call</button>} />,
  );

  await user.click(screen.getByRole('button', { name: 'Call' }));

  expect(call).toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/');
});
