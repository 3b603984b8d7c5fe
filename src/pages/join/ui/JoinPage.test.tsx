import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import {
  answer,
  chooseOption,
  fillInTexts,
  makeSession,
  makeSignedIn,
  PLACES,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { JoinPage } from './JoinPage';

const open = () => renderApp(<JoinPage />, { url: '/join' });

type User = ReturnType<typeof open>['user'];

const send = (user: User) => user.click(screen.getByText('Register Pharmacy', { selector: 'button' }));

const FIELDS = {
  'Pharmacy name': 'Seif',
  'Pharmacy phone': '01112345678',
  Address: '12 Tahrir St',
  'Postal code': '12311',
  'First name': 'Karim',
  'Last name': 'Fathy',
  Position: 'Owner',
  Email: 'karim@example.com',
  'Phone number': '01012345678',
  Password: 'Secret#123',
  'Confirm password': 'Secret#123',
};

// By label or text where possible: finding fields by role takes long in a form of this size.
const fillIn = async (user: User) => {
  await fillInTexts(FIELDS);
  await chooseOption('Governorate', 'Giza');
  await chooseOption('City', 'Dokki');
  await fillInTexts({ 'Opening time': '09:00', 'Closing time': '22:30' });
  // Deliberately not in the order of the week.
  for (const day of ['Monday', 'Saturday']) await user.click(screen.getByLabelText(day));
  await user.click(screen.getByLabelText('No'));
  await user.click(screen.getByLabelText('Male'));
  await user.click(screen.getByLabelText(/^I accept the terms and conditions/));
};

describe('the form', () => {
  it('is as it was left, but for the passwords', async () => {
    server.use(...PLACES);
    await fillIn(open().user);
    cleanup();
    open();

    await waitFor(() => expect(screen.getByLabelText('City')).toHaveTextContent('Dokki'));
    for (const [label, text] of Object.entries(FIELDS)) {
      expect(screen.getByLabelText(label)).toHaveValue(label.includes('assword') ? '' : text);
    }
    expect(screen.getByLabelText('Opening time')).toHaveValue('09:00');
    for (const choice of ['Monday', 'Saturday', 'No', 'Male']) expect(screen.getByLabelText(choice)).toBeChecked();
    expect(JSON.stringify(sessionStorage)).not.toContain('Secret');
  });

  it('names the days in Arabic', () => {
    server.use(...PLACES);
    renderApp(<JoinPage />, { url: '/join', language: 'ar' });

    for (const day of ['السبت', 'الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة']) {
      expect(screen.getByRole('checkbox', { name: day })).toBeInTheDocument();
    }
  });
});

describe('registering', () => {
  it('shows what only the server can know, then sends the payload of the spec and leads to the dashboard', async () => {
    const sent: unknown[] = [];
    server.use(
      ...PLACES,
      http.post('*/api/auth/register', async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? refuse(422, 'Please check the highlighted fields', {
              errors: { city_id: ['Choose a city of the chosen governorate'] },
            })
          : answer(makeSignedIn('pharmacy'));
      }),
    );
    const { user, router } = open();

    await fillIn(user);
    await send(user);
    expect(await screen.findByText('Choose a city of the chosen governorate')).toBeInTheDocument();
    expect(screen.getByText('Please check the highlighted fields')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus());
    await send(user);

    await waitFor(() => expect(router.state.location.pathname).toBe('/pharmacydashboard'));
    expect(sent[1]).toEqual({
      first_name: 'Karim',
      last_name: 'Fathy',
      email: 'karim@example.com',
      password: 'Secret#123',
      password_confirmation: 'Secret#123',
      phone: '01012345678',
      gender: 'male',
      user_type_id: 2,
      position: 'Owner',
      governorate_id: 1,
      city_id: 7,
      pharmacy_name: 'Seif',
      pharmacy_address: '12 Tahrir St',
      pharmacy_postal_code: '12311',
      pharmacy_phone: '01112345678',
      pharmacy_opening_time: '09:00',
      pharmacy_closing_time: '22:30',
      pharmacy_working_days: ['saturday', 'monday'],
      pharmacy_is_delivery_available: false,
    });
  });

  it('says to try to sign in where it may have worked although no answer came', async () => {
    server.use(
      ...PLACES,
      http.post('*/api/auth/register', () => HttpResponse.error()),
    );
    const { user, router } = open();

    await fillIn(user);
    await send(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('Your account may be there already: try to sign in');
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(router.state.location).toMatchObject({ pathname: '/signin', state: { email: FIELDS.Email } });
  });

  it.each(['user', 'pharmacy'] as const)('tells a signed-in %s why not, and signs them out for it', async (type) => {
    // The form, which fetches the places, is rendered for a moment before the sign-in page.
    server.use(...PLACES);
    recordPosts('/auth/logout', () => answer(null));
    const session = makeSession(type);
    const { user, router } = renderApp(<JoinPage />, { url: '/join', session });

    expect(screen.getByRole('heading', { name: 'Why join Dawaya' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      `You are signed in as ${session.user.email}. Sign out to register a pharmacy with another email.`,
    );
    expect(screen.queryByRole('button', { name: 'Register Pharmacy' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  });
});
