import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { OwnPharmacy } from '@contract/wire/pharmacy';
import { answer, makePharmacy, makeSession, makeUser, renderApp, server } from '@/shared/testing';

import { StaffLayout } from './StaffLayout';

const staffOf = (overrides: Partial<OwnPharmacy>) =>
  makeUser({
    user_type: 'pharmacy',
    pharmacy: { ...makePharmacy(), status: 'approved', position: 'Owner', ...overrides },
  });

/** Opens the layout with what the session knows of the pharmacy, and with what the server answers now. */
const open = (known: Partial<OwnPharmacy> = {}, now = known) => {
  server.use(
    http.get('*/api/pharmacy/notifications/unseen', () => answer({ unseen: 0 })),
    http.get('*/api/auth/me', () => answer(staffOf(now))),
  );
  const session = { ...makeSession('pharmacy'), user: staffOf(known) };
  return renderApp(<StaffLayout />, { session, url: '/pharmacydashboard/orders' });
};

it('names the pharmacy, with a menu to home and out', async () => {
  const { user, router } = open({ name: 'Seif Pharmacy' });

  await user.click(screen.getByRole('button', { name: 'Seif Pharmacy: account menu' }));
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));

  expect(router.state.location.pathname).toBe('/');
});

it('leads past the sections to the page', async () => {
  const { user } = open();

  await user.tab();
  await user.keyboard('{Enter}');

  expect(screen.getByRole('main')).toHaveFocus();
});

it('opens the sections on a small screen, and closes them behind whoever follows one', async () => {
  const { user } = open();

  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  // The header of a phone has no room for the language switch.
  expect(drawer.getByRole('button', { name: 'العربية' })).toBeVisible();
  await user.click(drawer.getByRole('link', { name: 'Orders' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each([
  ['sections', 'dialog', 'Open menu'],
  ['account menu', 'menu', 'Seif Pharmacy: account menu'],
])('closes the %s by Back', async (_what, role, opener) => {
  const { user, router } = open({ name: 'Seif Pharmacy' });
  await user.click(screen.getByRole('button', { name: opener }));
  await screen.findByRole(role);
  await waitFor(() => expect(window.history.state).toEqual({ dialogs: 1 }));

  window.history.back();

  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/pharmacydashboard/orders');
});

it('does not find the sections open on the way back from one of them', async () => {
  const { user, router } = open();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const sections = within(await screen.findByRole('dialog'));
  await user.click(sections.getByRole('link', { name: 'Customers' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await act(() => router.navigate(-1));

  expect(router.state.location.pathname).toBe('/pharmacydashboard/orders');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['pending', 'Your pharmacy is being reviewed. It will be listed as soon as it is approved.'],
  ['suspended', 'Your pharmacy is suspended and cannot receive orders. Please contact support.'],
] as const)('says so while the pharmacy is %s', (status, words) => {
  open({ status });

  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

it('says until when the pharmacy takes no orders, and leads to where that is changed', () => {
  open({ closed_until: '2026-12-01' });

  const banner = within(screen.getByRole('alert'));
  expect(banner.getByText(/^You are not taking orders now, and will take them again on Dec 1, 2026\./)).toBeVisible();
  expect(banner.getByRole('link')).toHaveAttribute('href', '/pharmacydashboard/settingsdashboard?tab=preferences');
  // The link has the colour of the text around it, so it needs an underline.
  expect(banner.getByRole('link')).toHaveClass('MuiLink-underlineAlways');
});

it('takes the word back once an operator has approved the pharmacy', async () => {
  open({ status: 'pending' }, { status: 'approved' });

  expect(screen.getByRole('alert')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
