import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';

import { sessionSynced } from '@/shared/session';
import { answer, fillInTexts, makeCart, makeSession, makeSignedIn, refuse, renderApp, server } from '@/shared/testing';

import { SignUpPage } from './SignUpPage';

const open = (state?: unknown, language: 'en' | 'ar' = 'en') =>
  renderApp(<SignUpPage />, { before: '/medicationdetails/5', url: { pathname: '/signup', state }, language });

type User = ReturnType<typeof open>['user'];

const FIELDS = {
  'First name': 'Mona',
  'Last name': 'Adel',
  Email: 'mona@example.com',
  'Phone number': '01012345678',
  Password: 'Secret#123',
  'Confirm password': 'Secret#123',
};

const fillIn = async (user: User) => {
  await fillInTexts(FIELDS);
  await user.click(screen.getByLabelText('Female'));
  await user.click(screen.getByLabelText(/^I accept the terms and conditions/));
};

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Create Account' }));

const registers = () => http.post('*/api/auth/register', () => answer(makeSignedIn()));

describe('the form', () => {
  it('asks in Arabic for a phone as Egyptians write theirs, and tells by example what a password must have', async () => {
    open(undefined, 'ar');
    const password = screen.getByLabelText('كلمة المرور');
    expect(password).toHaveAccessibleDescription(/بالحروف الإنجليزية حرف كبير مثل A وحرف صغير مثل a/);

    await fillInTexts({ 'رقم الهاتف': '0221234567', 'كلمة المرور': 'secret#123' });
    for (const label of ['رقم الهاتف', 'كلمة المرور']) fireEvent.blur(screen.getByLabelText(label));

    expect(
      await screen.findByText(/^رقم الهاتف غير صحيح\. اكتب 11 رقمًا تبدأ بـ 010 أو 011 أو 012 أو 015/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/\+20/)).not.toBeInTheDocument();
    // Arabic has no capital letters, so the text gives examples.
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/بالحروف الإنجليزية حرفًا كبيرًا مثل A وحرفًا صغيرًا مثل a/),
    );
  });

  it('leads to the choice that is missing when the fields are right', async () => {
    const { user } = open();

    await fillInTexts(FIELDS);
    await send(user);

    await waitFor(() => expect(screen.getByRole('radio', { name: 'Male' })).toHaveFocus());
  });

  it('takes up what was left, but for the passwords, sends the payload of the spec and leads to the dashboard', async () => {
    let sent: unknown;
    server.use(http.post('*/api/auth/register', () => HttpResponse.error()));
    await fillIn(open().user);
    cleanup();
    const { user, router } = open();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    for (const [label, text] of Object.entries(FIELDS)) {
      expect(screen.getByLabelText(label)).toHaveValue(label.includes('assword') ? '' : text);
    }
    expect(screen.getByLabelText('Female')).toBeChecked();
    expect(JSON.stringify(sessionStorage)).not.toContain('Secret');

    await fillInTexts({ Password: FIELDS.Password, 'Confirm password': FIELDS['Confirm password'] });
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No answer came. Your account may be there already: try to sign in before you press again.',
    );

    server.use(
      http.post('*/api/auth/register', async ({ request }) => {
        sent = await request.json();
        return answer(makeSignedIn());
      }),
    );
    await send(user);

    await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
    expect(sent).toEqual({
      first_name: 'Mona',
      last_name: 'Adel',
      email: 'mona@example.com',
      phone: '01012345678',
      password: 'Secret#123',
      password_confirmation: 'Secret#123',
      gender: 'female',
      user_type_id: 1,
    });
    expect(await screen.findByText('User Sign Up successfully')).toBeInTheDocument();
    // The form stays disabled until the next page has taken its place.
    expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  });

  it('shows what only the server can know, at its field and in the box', async () => {
    server.use(
      http.post('*/api/auth/register', () =>
        refuse(422, 'Please check the highlighted fields', {
          errors: { email: ['An account with this email already exists'] },
        }),
      ),
    );
    const { user } = open();

    await fillIn(user);
    await send(user);

    expect(await screen.findByText('An account with this email already exists')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the highlighted fields');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });
});

describe('the way on', () => {
  it('takes the place of the other form, for one step back to be where they were, and hands on the e-mail', async () => {
    const { user, router } = renderApp(<SignUpPage />, { url: '/cart', path: '/signup' });
    await act(() => router.navigate('/signup', { state: { from: '/checkout', email: 'mona@' } }));
    expect(screen.getByLabelText('Email')).toHaveValue('mona@');
    await fillInTexts({ Email: 'mona@example.com' });

    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(router.state.location).toMatchObject({
      pathname: '/signin',
      state: { from: '/checkout', email: 'mona@example.com' },
    });
    await act(() => router.navigate(-1));

    expect(router.state.location.pathname).toBe('/cart');
  });

  it('goes on with the errand of the guest', async () => {
    server.use(
      registers(),
      http.post('*/api/cart/add', () => answer(makeCart())),
    );
    const { user, router } = open({ from: '/medicationdetails/5', pendingItem: { medication_id: 5, quantity: 1 } });
    expect(screen.getByRole('note')).toHaveTextContent('we will add the medication to your cart');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(/we will add the medication/);

    await fillIn(user);
    await send(user);

    await waitFor(() => expect(router.state.location.pathname).toBe('/medicationdetails/5'));
    expect(await screen.findByText('Medication added successfully')).toBeInTheDocument();
  });

  it('sends a signed-in person on at once', async () => {
    const { router } = renderApp(<SignUpPage />, { url: '/signup', session: makeSession() });

    await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
  });

  it('leads on to where they came from whoever signs in in another tab', async () => {
    const { router, store } = renderApp(
      <Routes>
        <Route path="/signup" element={<SignUpPage />} />
        <Route path="*" element={null} />
      </Routes>,
      { url: { pathname: '/signup', state: { from: '/medications?q=cough' } } },
    );

    act(() => void store.dispatch(sessionSynced(makeSession())));

    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/medications', search: '?q=cough' }));
  });
});
