import { screen, within } from '@testing-library/react';
import { http } from 'msw';

import { answer, makePage, makePharmacy, renderApp, server } from '@/shared/testing';

import { HomePage } from './HomePage';

const FOUR = [1, 2, 3, 4].map((id) => makePharmacy({ id, name: `Pharmacy ${id}`, image: `/images/${id}.svg` }));

function serveHome(pharmacies = FOUR) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/items/governorates', () => answer([{ id: 2, name: 'Giza', name_ar: 'الجيزة' }])),
    http.get('*/api/pharmacies', ({ request }) => {
      asked.push(new URL(request.url).search);
      return answer(makePage(pharmacies));
    }),
  );
  return asked;
}

describe('HomePage', () => {
  it('takes the pharmacy form to the list of pharmacies', async () => {
    serveHome();
    const { router, user } = renderApp(<HomePage />);
    const form = within(screen.getByRole('search', { name: 'Find Pharmacy' }));

    await user.type(form.getByRole('textbox', { name: 'Pharmacy name' }), ' seif ');
    await user.selectOptions(form.getByRole('combobox', { name: 'Governorate' }), await form.findByText('Giza'));
    await user.click(form.getByRole('button', { name: 'Find Pharmacy' }));

    expect(router.state.location).toMatchObject({ pathname: '/pharmacies', search: '?q=seif&governorate_id=2' });
  });

  it('leaves what was not filled in out of the address', async () => {
    serveHome();
    const { router, user } = renderApp(<HomePage />);

    await user.click(screen.getByRole('button', { name: 'Find Pharmacy' }));

    expect(router.state.location).toMatchObject({ pathname: '/pharmacies', search: '' });
  });

  it('takes the name of a medicine to the list of medications', async () => {
    serveHome();
    const { router, user } = renderApp(<HomePage />);

    await user.type(screen.getByRole('searchbox', { name: 'Medicine or active ingredient' }), 'panadol{Enter}');

    expect(router.state.location).toMatchObject({ pathname: '/medications', search: '?q=panadol' });
  });

  it('features the first three pharmacies, and asks for the list once', async () => {
    const asked = serveHome();
    renderApp(<HomePage />);

    expect(await screen.findByRole('link', { name: 'View Pharmacy: Pharmacy 1' })).toHaveAttribute(
      'href',
      '/pharmacydetails/1',
    );
    expect(screen.getAllByRole('link', { name: /^View Pharmacy:/ })).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'View All Pharmacies' })).toHaveAttribute('href', '/pharmacies');
    expect(asked).toEqual(['']);
  });

  it('explains itself, offers the app and invites pharmacies', async () => {
    serveHome();
    renderApp(<HomePage />);

    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    for (const step of ['Search', 'Order', 'Receive']) {
      expect(screen.getByRole('heading', { level: 3, name: step })).toBeInTheDocument();
    }
    expect(screen.getByRole('button', { name: 'App Store' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Google Play' })).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Are You a Pharmacy Owner?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Join as a Pharmacy Partner' })).toHaveAttribute('href', '/join');
  });
});
