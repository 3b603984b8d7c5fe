import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';

import type { UserType } from '@contract/userType';
import { setLanguage } from '@/shared/i18n';
import { markAccountClosed, sessionSynced } from '@/shared/session';
import {
  answer,
  deferredResponse,
  fillInTexts,
  makeCart,
  makeSession,
  makeSignedIn,
  news,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { CodeForm } from './CodeForm';
import { SignInPage } from './SignInPage';

const CLOSED = 7;

const signsIn = (type: UserType = 'user') => http.post('*/api/auth/login', () => answer(makeSignedIn(type)));

const refuses = (...refusal: Parameters<typeof refuse>) => http.post('*/api/auth/login', () => refuse(...refusal));

type Options = Parameters<typeof renderApp>[1];

const open = (state?: object, options?: Options) =>
  renderApp(<SignInPage />, { before: wayTo(state), url: { pathname: '/signin', state }, ...options });

/** With an item to buy, the page of that item is the previous entry of the history. */
const wayTo = (state: { from?: string; pendingItem?: object } = {}) => (state.pendingItem ? state.from : undefined);

type User = ReturnType<typeof open>['user'];

const fillIn = () => fillInTexts({ Email: ' Mona@Example.com ', Password: 'Secret#123' });
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Sign In' }));

const signInWith = async (state?: object) => {
  const { user, router } = open(state);
  await fillIn();
  await send(user);
  return router;
};

describe('the history', () => {
  const openFrom = async (from: string, state: object) => {
    const { user, router } = renderApp(<SignInPage />, { url: '/medications', path: '/signin' });
    await act(() => router.navigate(from));
    await act(() => router.navigate('/signin', { state: { from, ...state } }));
    return { user, router, goBack: () => act(() => router.navigate(-1)) };
  };

  it('has one entry for this form and the other', async () => {
    const { user, router, goBack } = await openFrom('/cart', {});

    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(router.state.location).toMatchObject({ pathname: '/signup', state: { from: '/cart' } });
    await goBack();

    expect(router.state.location.pathname).toBe('/cart');
  });

  it.each([
    ['/cart', { isBehind: true }],
    ['/medicationdetails/5', { pendingItem: { medication_id: 5, quantity: 2 } }],
  ])('has %s once where somebody came from there, and one step back leaves it', async (from, state) => {
    server.use(
      signsIn(),
      http.post('*/api/cart/add', () => answer(makeCart())),
    );
    const { user, router, goBack } = await openFrom(from, state);

    await fillIn();
    await send(user);
    await waitFor(() => expect(router.state.location.pathname).toBe(from));
    await goBack();

    expect(router.state.location.pathname).toBe('/medications');
  });
});

describe('the form', () => {
  it.each([
    ['Forgot password?', '/forgetpassword'],
    ['Create an account', '/signup'],
  ])('takes the e-mail and the errand along by %s, in its own place in the history', async (name, pathname) => {
    const errand = { from: '/medicationdetails/5', pendingItem: { medication_id: 5, quantity: 2 } };
    const { user, router } = open(errand);
    await fillInTexts({ Email: 'mona@example.com' });

    await user.click(screen.getByRole('link', { name }));

    expect(router.state.location).toMatchObject({ pathname, state: { ...errand, email: 'mona@example.com' } });
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/medicationdetails/5');
  });

  it('has the e-mail that was typed at the other form', () => {
    open({ email: 'mona@example.com' });

    expect(screen.getByLabelText('Email')).toHaveValue('mona@example.com');
  });

  it('still has the e-mail when somebody goes back from the code', async () => {
    server.use(http.post('*/api/auth/login', () => answer({ two_factor_required: true, challenge: 'c' })));
    const { user } = open();
    await fillIn();
    await send(user);

    await user.click(await screen.findByRole('button', { name: 'Back to Sign In' }));

    expect(screen.getByLabelText('Email')).toHaveValue('Mona@Example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('has no tick that the browser, and not the person, has set', () => {
    open();

    // Otherwise Firefox would keep the tick over a reload.
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toHaveAttribute('autocomplete', 'off');
  });

  it('sends the choice to be remembered, and leads to the dashboard of a customer', async () => {
    const sent = recordPosts('/auth/login', () => answer(makeSignedIn()));
    const { user, router } = open();

    await fillIn();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await send(user);

    await waitFor(() => expect(sent).toEqual([{ email: 'mona@example.com', password: 'Secret#123', remember: true }]));
    await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
    expect(await screen.findByText('User Sign in successfully')).toBeInTheDocument();
  });

  it('says what went wrong in the box and as a toast, and keeps what is typed in the language that is picked then', async () => {
    const { user, router } = open();
    await fillIn();

    for (const [handler, text] of [
      [refuses(401, 'Incorrect email or password'), 'Incorrect email or password'],
      [refuses(500), 'Login failed'],
      [
        http.post('*/api/auth/login', () => HttpResponse.error()),
        'Dawaya cannot be reached. Check your connection and try again.',
      ],
    ] as const) {
      server.use(handler);
      await send(user);

      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
      // If the alert had a role, too, the text would be announced twice.
      expect(news().getByText(text)).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    }
    expect(router.state.location.pathname).toBe('/signin');

    await act(() => setLanguage('ar'));

    expect(screen.getByLabelText('البريد الإلكتروني')).toHaveValue('Mona@Example.com');
    expect(screen.getByText(/تعذّر الوصول إلى دوايا/)).toBeInTheDocument();
  });
});

describe('the way on', () => {
  it('leads a pharmacy to its dashboard', async () => {
    server.use(signsIn('pharmacy'));

    const router = await signInWith();

    await waitFor(() => expect(router.state.location.pathname).toBe('/pharmacydashboard'));
  });

  it('leads nobody away from where they have gone meanwhile', async () => {
    const { released, release } = deferredResponse();
    recordPosts('/auth/login', () => released.then(() => answer(makeSignedIn())));
    const { user, router } = open(undefined, { path: '/signin' });

    await fillIn();
    await send(user);
    await act(() => router.navigate('/medications'));
    release();

    expect(await screen.findByText('User Sign in successfully')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/medications');
  });

  it('leads back to what the person left, and stays closed until that has taken its place', async () => {
    server.use(signsIn());

    const router = await signInWith({ from: '/medications?q=panadol', leftBy: 1 });

    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/medications', search: '?q=panadol' }),
    );
    await act(async () => {});
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  });

  it('leads nowhere near what somebody else left', async () => {
    server.use(signsIn());

    const router = await signInWith({ from: '/medications?q=panadol', leftBy: 2 });

    await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
  });

  it.each([
    [
      'says with its heading that a session has ended',
      { isSessionOver: true },
      'Your session has ended. Sign in to continue where you left off.',
    ],
    [
      'says with its heading that a medicine waits for the cart',
      { pendingItem: { medication_id: 5, quantity: 1 } },
      'Sign in and we will add the medication to your cart.',
    ],
    [
      'leads nobody back to an account that is closed',
      { isSessionOver: true, leftBy: CLOSED, from: '/checkout' },
      'This account no longer exists.',
    ],
    ['has nothing to explain to a guest', { from: '/checkout' }, ''],
  ])('%s', (_name, state, reason) => {
    markAccountClosed(CLOSED);
    open(state);

    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(reason);
  });

  it('says that what was typed for an account that is closed was not saved', async () => {
    markAccountClosed(CLOSED);
    sessionStorage.setItem(`draft.${CLOSED}.product`, JSON.stringify({ at: Date.now(), values: { name: 'Brufen' } }));
    open({ isSessionOver: true, leftBy: CLOSED, from: '/pharmacydashboard/inventory' });

    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
      'This account no longer exists. What you had typed and not saved was lost.',
    );
  });

  it('never leads to another site', async () => {
    server.use(signsIn());

    const router = await signInWith({ from: '//evil.example/checkout' });

    await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
  });

  it('adds what the guest wanted to buy before it leads back', async () => {
    const { released, release } = deferredResponse();
    server.use(signsIn());
    const added = recordPosts('/cart/add', () => released.then(() => answer(makeCart())));

    const router = await signInWith({ from: '/medicationdetails/5', pendingItem: { medication_id: 5, quantity: 2 } });

    await waitFor(() => expect(added).toEqual([{ medication_id: 5, quantity: 2 }]));
    expect(router.state.location.pathname).toBe('/signin');
    release();
    await waitFor(() => expect(router.state.location.pathname).toBe('/medicationdetails/5'));
    expect(await screen.findByText('Medication added successfully')).toBeInTheDocument();
  });

  it('says why the item could not be added, and leads back all the same', async () => {
    server.use(
      signsIn(),
      http.post('*/api/cart/add', () => refuse(409, 'This medication is out of stock')),
    );

    const router = await signInWith({ from: '/medicationdetails/5', pendingItem: { medication_id: 5, quantity: 2 } });

    await waitFor(() => expect(router.state.location.pathname).toBe('/medicationdetails/5'));
    expect(await screen.findByText('This medication is out of stock')).toBeInTheDocument();
  });

  it('tells a pharmacy that only customers can buy the item, and leads back all the same', async () => {
    server.use(signsIn('pharmacy'));
    const added = recordPosts('/cart/add', () => refuse(403, 'You do not have access to this page'));

    const router = await signInWith({ from: '/medicationdetails/5', pendingItem: { medication_id: 5, quantity: 2 } });

    await waitFor(() => expect(router.state.location.pathname).toBe('/medicationdetails/5'));
    expect(await screen.findByText(/^Pharmacy accounts cannot place orders/)).toBeInTheDocument();
    expect(added).toEqual([]);
  });

  it.each([
    ['user', '/userdashboard'],
    ['pharmacy', '/pharmacydashboard'],
  ] as const)('sends a signed-in %s on at once', async (type, path) => {
    const { router } = open(undefined, { session: makeSession(type) });

    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  it('leads on to where they came from whoever signs in in another tab', async () => {
    const { router, store } = renderApp(
      <Routes>
        <Route path="/signin" element={<SignInPage />} />
        <Route path="*" element={null} />
      </Routes>,
      { url: { pathname: '/signin', state: { from: '/checkout?step=2' } } },
    );

    act(() => void store.dispatch(sessionSynced(makeSession())));

    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/checkout', search: '?step=2' }));
  });

  it('leads on so as well after a wrong password right here', async () => {
    server.use(refuses(401));
    const { user, router, store } = renderApp(
      <Routes>
        <Route path="/signin" element={<SignInPage />} />
        <Route path="*" element={null} />
      </Routes>,
      { url: { pathname: '/signin', state: { from: '/checkout' } } },
    );
    await fillIn();
    await send(user);
    await news().findByText('Login failed');

    act(() => void store.dispatch(sessionSynced(makeSession())));

    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  });

  it('adds what waited for whoever signs in in another tab, once', async () => {
    const added = recordPosts('/cart/add', () => answer(makeCart()));
    const state = { from: '/medicationdetails/5', pendingItem: { medication_id: 5, quantity: 2 } };
    const { router, store } = open(state, { path: '/signin' });

    act(() => void store.dispatch(sessionSynced(makeSession())));

    await waitFor(() => expect(router.state.location.pathname).toBe('/medicationdetails/5'));
    expect(added).toEqual([{ medication_id: 5, quantity: 2 }]);
    expect(await screen.findByRole('button', { name: 'View Cart' })).toBeInTheDocument();
  });

  it('adds it for nobody who comes back to the form later', async () => {
    const added = recordPosts('/cart/add', () => answer(makeCart()));
    const { router } = open(
      { from: '/medicationdetails/5', pendingItem: { medication_id: 5, quantity: 2 } },
      { path: '/signin', session: makeSession() },
    );

    await waitFor(() => expect(router.state.location.pathname).toBe('/medicationdetails/5'));
    expect(added).toEqual([]);
  });

  it('leads nobody away from where they have gone while their item is added', async () => {
    const { released, release } = deferredResponse();
    server.use(signsIn());
    const added = recordPosts('/cart/add', () => released.then(() => answer(makeCart())));
    const { user, router } = open(
      { from: '/medicationdetails/5', pendingItem: { medication_id: 5, quantity: 2 } },
      { path: '/signin' },
    );

    await fillIn();
    await send(user);
    await waitFor(() => expect(added).toHaveLength(1));
    await act(() => router.navigate('/medications'));
    release();

    expect(await screen.findByText('Medication added successfully')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/medications');
  });

  it('takes the errand along to the sign-up form', async () => {
    const state = { from: '/checkout' };
    const { user, router } = open(state);

    await user.click(screen.getByRole('link', { name: 'Create an account' }));

    expect(router.state.location).toMatchObject({ pathname: '/signup', state });
  });
});

describe('the second step', () => {
  const asks = () =>
    server.use(http.post('*/api/auth/login', () => answer({ two_factor_required: true, challenge: 'c1' })));

  const openStep = async () => {
    asks();
    const page = open({ from: '/checkout' });
    await fillIn();
    await page.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await send(page.user);
    await screen.findByRole('heading', { name: 'Two-Factor Authentication' });
    return page;
  };

  /** Types where the focus is, once it has come to the field. */
  const enter = async (user: User, code: string) => {
    await waitFor(() => expect(screen.getByLabelText(/^(Code|Recovery code)$/)).toHaveFocus());
    await user.paste(code);
    await user.keyboard('{Enter}');
  };

  it('asks for the code of the app and leads on with it', async () => {
    const sent = recordPosts('/auth/two-factor', () => answer(makeSignedIn()));
    const { user, router, store } = await openStep();
    const field = screen.getByLabelText('Code');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(store.getState().session.accessToken).toBeNull();

    await enter(user, '492039');

    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
    expect(sent).toEqual([{ challenge: 'c1', code: '492039' }]);
    expect(store.getState().session.accessToken).toBe('access');
  });

  it('leads on whoever signs in in another tab meanwhile', async () => {
    const { router, store } = await openStep();

    act(() => void store.dispatch(sessionSynced(makeSession())));

    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  });

  it('adds what waited once', async () => {
    asks();
    recordPosts('/auth/two-factor', () => answer(makeSignedIn()));
    const added = recordPosts('/cart/add', () => answer(makeCart()));
    const { user, router } = open(
      { from: '/medicationdetails/5', pendingItem: { medication_id: 5, quantity: 2 } },
      { path: '/signin' },
    );
    await fillIn();
    await send(user);
    await screen.findByLabelText('Code');

    await enter(user, '492039');

    await waitFor(() => expect(router.state.location.pathname).toBe('/medicationdetails/5'));
    expect(added).toHaveLength(1);
  });

  it('takes a recovery code instead, and says how many are left', async () => {
    const signedIn = makeSignedIn();
    const sent = recordPosts('/auth/two-factor', () =>
      answer({ ...signedIn, user: { ...signedIn.user, has_two_factor: true, recovery_codes_left: 1 } }),
    );
    const { user } = await openStep();

    await user.click(screen.getByRole('button', { name: 'Use a Recovery Code Instead' }));
    await enter(user, 'K7QMX-3HZ5C');

    expect(await screen.findByText('1 recovery code left. Get new ones in your settings.')).toBeInTheDocument();
    expect(sent).toEqual([{ challenge: 'c1', code: 'k7qmx3hz5c' }]);
  });

  it.each([
    [3, '3 recovery codes left.'],
    [0, 'That was your last recovery code. Get new ones in your settings.'],
  ])('says how many are left where there are %i', async (left, said) => {
    const signedIn = makeSignedIn();
    const letIn = { ...signedIn, user: { ...signedIn.user, has_two_factor: true, recovery_codes_left: left } };
    const ignore = () => undefined;
    const { user } = renderApp(
      <CodeForm signIn={async () => letIn} isLeaving={false} onSignedIn={ignore} onBack={ignore} />,
    );

    await user.click(screen.getByRole('button', { name: 'Use a Recovery Code Instead' }));
    await enter(user, 'K7QMX-3HZ5C');

    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('says at the field that a code is wrong, what a lost answer means, and leads back where it came too late', async () => {
    recordPosts('/auth/two-factor', () =>
      refuse(422, 'Wrong', { errors: { code: ['Incorrect or already used code'] } }),
    );
    const { user } = await openStep();

    await enter(user, '492039');
    expect(await screen.findByText('Incorrect or already used code')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());

    recordPosts('/auth/two-factor', () => HttpResponse.error());
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'No answer came. If this code is refused when you press again, use the next one.',
      ),
    );

    recordPosts('/auth/two-factor', () => refuse(401, 'This sign-in took too long.'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('This sign-in took too long.')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
  });

  it('leads back to the password, which will do alone, where two-factor was turned off meanwhile', async () => {
    recordPosts('/auth/two-factor', () => refuse(409, 'Two-factor is off', { code: 'twoFactorOff' }));
    const { user } = await openStep();

    await enter(user, '492039');

    expect(await screen.findByText('Two-factor is off')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
  });

  it.each([
    ['leads on whoever is let in after they went back', () => answer(makeSignedIn()), '/checkout'],
    ['leads nobody back from a later step', () => refuse(401, 'This sign-in took too long.'), '/signin'],
  ])('%s', async (_what, respond, path) => {
    const { released, release } = deferredResponse();
    recordPosts('/auth/two-factor', () => released.then(respond));
    const { user, router } = await openStep();

    await enter(user, '492039');
    await user.click(screen.getByRole('button', { name: /^Back to sign in$/i }));
    await fillIn();
    await send(user);
    const field = await screen.findByLabelText('Code');
    release();

    expect(await screen.findByText(/This sign-in took too long|User Sign in successfully/)).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(field).toBeInTheDocument();
  });
});
