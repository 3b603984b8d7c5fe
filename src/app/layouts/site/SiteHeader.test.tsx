import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';

import { baseApi } from '@/shared/api';
import { sessionEnded, sessionStarted } from '@/shared/session';
import {
  answer,
  makeCart,
  makeSession,
  makeSignedIn,
  refocusWindow,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { SiteHeader } from './SiteHeader';

const open = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(
    <>
      <SiteHeader />
      <main tabIndex={-1}>The page</main>
    </>,
    options,
  );

const serveCart = (total_quantity: number) =>
  server.use(http.get('*/api/cart', () => answer(makeCart({ total_quantity }))));

describe('the cart', () => {
  it('says how many units are in it', async () => {
    serveCart(12);
    open({ session: makeSession() });

    const link = await screen.findByRole('link', { name: 'Cart, 12 items' });
    expect(link).toHaveTextContent('12');
    expect(link).toHaveAttribute('href', '/cart');
  });

  it('shows the exact number, however many', async () => {
    serveCart(129);
    open({ session: makeSession() });

    expect(await screen.findByRole('link', { name: 'Cart, 129 items' })).toHaveTextContent(/^129$/);
  });

  it('hears of what another tab has put into it', async () => {
    serveCart(0);
    const { store } = open({ session: makeSession() });
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeInTheDocument();
    await waitFor(() =>
      expect(store.getState().api.queries).toMatchObject({ 'getCart(undefined)': { status: 'fulfilled' } }),
    );

    serveCart(2);
    refocusWindow(store);

    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeInTheDocument();
  });

  it('tells nobody how many units are in the cart of whoever was signed in before', async () => {
    serveCart(2);
    const { store } = open({ session: makeSession() });
    await screen.findByRole('link', { name: 'Cart, 2 items' });
    server.use(http.get('*/api/cart', () => delay('infinite')));

    act(() => {
      store.dispatch(sessionEnded());
      store.dispatch(baseApi.util.resetApiState());
    });
    act(() => void store.dispatch(sessionStarted({ ...makeSignedIn(), remember: true })));

    expect(screen.getByRole('link', { name: 'Cart' })).toBeInTheDocument();
  });

  it('has no badge at zero', async () => {
    const asked = jest.fn();
    server.use(
      http.get('*/api/cart', () => {
        asked();
        return answer(makeCart({ total_quantity: 0 }));
      }),
    );
    open({ session: makeSession() });

    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'Cart' })).toBeInTheDocument();
  });

  it('has no badge where the cart can not be fetched', async () => {
    server.use(http.get('*/api/cart', () => refuse(500)));
    open({ session: makeSession() });

    expect(screen.getByRole('link', { name: 'Cart' })).toBeInTheDocument();
  });

  it.each([undefined, makeSession('pharmacy')])('asks for no cart where there can be none', (session) => {
    open({ session });

    expect(screen.getByRole('link', { name: 'Cart' })).toBeInTheDocument();
  });

  it('counts in the plural forms of Arabic', async () => {
    serveCart(3);
    open({ session: makeSession(), language: 'ar' });

    expect(await screen.findByRole('link', { name: 'السلة، 3 عبوات' })).toBeInTheDocument();
  });
});

describe('the account', () => {
  it('invites a guest to sign in or to join', () => {
    open();

    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    expect(screen.getByRole('link', { name: 'Join as Pharmacy' })).toHaveAttribute('href', '/join');
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
  });

  it.each([
    ['user', '/userdashboard'],
    ['pharmacy', '/pharmacydashboard'],
  ] as const)('leads a %s to %s', (type, dashboard) => {
    serveCart(0);
    open({ session: makeSession(type) });

    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', dashboard);
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('calls it in Arabic as its page does', () => {
    serveCart(0);
    open({ session: makeSession(), language: 'ar' });

    expect(screen.getByRole('link', { name: 'حسابي' })).toHaveAttribute('href', '/userdashboard');
  });

  it('signs out', async () => {
    serveCart(2);
    server.use(http.post('*/api/auth/logout', () => answer(null)));
    const { router, user } = open({ session: makeSession(), url: '/medications' });

    await user.click(screen.getByRole('button', { name: 'Sign Out' }));

    expect(await screen.findByText('User Sign Out')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/signin');
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cart' })).toBeInTheDocument();
  });
});

it('leads to the pages of the spec', () => {
  open();

  const links = within(screen.getByRole('navigation', { name: 'Main navigation' })).getAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/medications',
    '/pharmacies',
    '/about',
    '/contact',
  ]);
});

describe('the folded menu', () => {
  const unfold = async () => {
    const page = open();
    await page.user.click(screen.getByRole('button', { name: 'Open menu' }));
    const [, menu] = screen.getAllByRole('navigation', { name: 'Main navigation' });
    return { ...page, menu: menu! };
  };

  it('opens and closes by its button', async () => {
    const { menu, user } = await unfold();

    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Close menu' }));

    expect(menu).not.toBeInTheDocument();
  });

  it('closes when a link is followed', async () => {
    const { menu, router, user } = await unfold();

    await user.click(within(menu).getByRole('link', { name: 'Pharmacies' }));

    expect(router.state.location.pathname).toBe('/pharmacies');
    expect(menu).not.toBeInTheDocument();
  });

  it('is closed on the way back to where a link was followed', async () => {
    const { menu, router, user } = await unfold();
    await user.click(within(menu).getByRole('link', { name: 'Pharmacies' }));

    await act(() => router.navigate(-1));

    expect(router.state.location.pathname).toBe('/');
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on a mouse press outside, and not on one inside', async () => {
    const { menu, user } = await unfold();

    await user.pointer({ keys: '[MouseLeft>]', target: menu });
    expect(menu).toBeInTheDocument();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('The page') });

    expect(menu).not.toBeInTheDocument();
  });

  it('closes when Tab leads out of it, and not within it', async () => {
    const { menu, user } = await unfold();
    act(() => within(menu).getByRole('link', { name: 'Medications' }).focus());

    await user.tab();
    expect(menu).toBeInTheDocument();
    await user.tab({ shift: true });
    act(() => screen.getByText('The page').focus());

    expect(menu).not.toBeInTheDocument();
  });

  it('closes on Escape, and gives the focus back to its button', async () => {
    const { menu, user } = await unfold();
    act(() => within(menu).getByRole('link', { name: 'Medications' }).focus());

    await user.keyboard('{Escape}');

    expect(menu).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('leaves the focus where it is on Escape while it is closed', async () => {
    const { user } = open();
    const cart = screen.getByRole('link', { name: 'Cart' });
    act(() => cart.focus());

    await user.keyboard('{Escape}');

    expect(cart).toHaveFocus();
  });
});

describe('the switches', () => {
  it('turns the page to Arabic and back, and remembers it', async () => {
    const { user } = open();

    await user.click(screen.getByRole('button', { name: 'العربية' }));

    expect(await screen.findByRole('link', { name: 'تسجيل الدخول' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(localStorage.getItem('i18nextLng')).toBe('ar');

    await user.click(screen.getByRole('button', { name: 'English' }));

    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });
});
