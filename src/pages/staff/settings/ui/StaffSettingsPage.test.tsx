import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { Link, useLocation } from 'react-router-dom';

import { dayInCairo } from '@contract/cairoDay';
import { addDays } from '@contract/calendar';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import {
  answer,
  deferredResponse,
  fillInTexts,
  makePharmacySettings,
  makeSession,
  makeUser,
  news,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { StaffSettingsPage } from './StaffSettingsPage';

const serve = (settings: Partial<PharmacySettings> = {}) =>
  server.use(
    http.get('*/api/pharmacy/settings', () => answer(makePharmacySettings(settings))),
    http.get('*/api/auth/me', () => answer(makeUser({ user_type: 'pharmacy' }))),
    http.get('*/api/user/sessions', () => answer([])),
  );

/** Is removed when another address is opened, as in the application. */
const Visit = () => useLocation().pathname === '/' && <StaffSettingsPage />;

const open = async (url = '/', settings: Partial<PharmacySettings> = {}) => {
  serve(settings);
  const page = (
    <>
      <Visit />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
  const app = renderApp(page, { url, session: makeSession() });
  const panel = within(await screen.findByRole('tabpanel'));
  // By text: finding a button by its role takes long in a form of this size.
  const [save] = await panel.findAllByText('Save Changes');
  const write = (label: string, value: string) =>
    act(async () => void fireEvent.change(panel.getByLabelText(label), { target: { value } }));
  return { ...app, panel, write, save: () => app.user.click(save!) };
};

const reloads = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
const leave = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('link', { name: 'Elsewhere', hidden: true }));

it('saves the profile as the server keeps it, and says so: nobody is asked about it then, nor before', async () => {
  const sent = recordPosts('/pharmacy/settings/profile', () => answer(makePharmacySettings({ name: 'Nile' })));
  const page = await open();
  const { write, save, panel } = page;
  expect(document.title).toBe('Profile | Settings | Dawaya');
  expect(reloads()).toBe(true);

  await write('Pharmacy name in English', ' Nile ');
  await write('Website (optional)', 'nile.example');
  await save();

  expect(
    await screen.findByText('Profile updated. Your pharmacy profile has been updated successfully.'),
  ).toBeInTheDocument();
  expect(sent).toEqual([{ name: 'Nile', website: 'https://nile.example' }]);
  expect(panel.getByLabelText('Pharmacy name in English')).toHaveValue('Nile');
  expect(panel.getByLabelText('Pharmacy name in Arabic')).toHaveAttribute('lang', 'ar');
  expect(panel.getByLabelText(/^Address in Arabic/)).toHaveAttribute('lang', 'ar');

  await waitFor(() => expect(reloads()).toBe(true));
  await leave(page);
  expect(page.router.state.location.pathname).toBe('/elsewhere');
});

it('keeps what was typed through a session that ends while it is saved', async () => {
  recordPosts('/pharmacy/settings/profile', () => refuse(401));
  recordPosts('/auth/refresh', () => refuse(401));
  const { write, save, store } = await open();
  await write('Website (optional)', 'nile.example');
  await save();
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  cleanup();

  const { panel } = await open();

  expect(panel.getByLabelText('Website (optional)')).toHaveValue('nile.example');
});

it('begins each time with what holds now, and takes nothing for typed that was only looked at', async () => {
  const sent = recordPosts('/pharmacy/settings/preferences', () => answer(makePharmacySettings()));
  const page = await open('/?tab=preferences');
  expect(page.panel.getByLabelText('Delivery available')).toBeChecked();
  await page.user.click(screen.getByRole('tab', { name: 'Profile' }));
  await page.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument());

  serve({ is_delivery_available: false, working_days: ['monday'] });
  await act(() => page.router.navigate('/'));
  expect(await screen.findByLabelText('Monday')).toBeChecked();
  expect(screen.queryByText(/what you typed earlier/)).not.toBeInTheDocument();
  expect(JSON.stringify(sessionStorage)).not.toContain('draft');
  await page.user.click(screen.getByRole('tab', { name: 'Preferences' }));
  const panel = within(await screen.findByRole('tabpanel'));
  expect(panel.getByLabelText('Delivery available')).not.toBeChecked();
  fireEvent.change(panel.getByLabelText('Low Stock Threshold'), { target: { value: '6' } });
  await page.user.click(panel.getByText('Save Changes'));

  await waitFor(() => expect(sent).toEqual([{ low_stock_threshold: 6 }]));
});

it('shows the postal code that the pharmacy joined with, and saves another one typed on any keyboard', async () => {
  const sent = recordPosts('/pharmacy/settings/profile', () => answer(makePharmacySettings({ postal_code: '85951' })));
  const { write, save, panel } = await open();
  expect(panel.getByLabelText('Postal code')).toHaveValue('11511');

  await write('Postal code', '');
  await save();
  expect(await panel.findByText('Postal code is required')).toBeInTheDocument();
  await write('Postal code', ' ٨٥٩٥١ ');
  await save();

  await waitFor(() => expect(sent).toEqual([{ postal_code: '85951' }]));
});

it('keeps what was typed while another tab is looked at, and loses it to a link only after a question', async () => {
  const page = await open();
  const { panel, router, user, write } = page;
  await write('Pharmacy name in English', 'Nile');
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  expect(reloads()).toBe(false);

  await leave(page);
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(router.state.location.pathname).toBe('/');
  await user.click(await screen.findByRole('tab', { name: 'Profile' }));
  expect(panel.getByLabelText('Pharmacy name in English')).toHaveValue('Nile');

  await leave(page);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(router.state.location.pathname).toBe('/elsewhere');
  await act(() => router.navigate('/'));
  const { name } = makePharmacySettings();
  expect(await screen.findByLabelText('Pharmacy name in English')).toHaveValue(name);
});

it('keeps what was typed while a save was under way, to be saved in its turn', async () => {
  const { released, release } = deferredResponse();
  const sent = recordPosts('/pharmacy/settings/profile', async () => {
    await released;
    return answer(makePharmacySettings({ name: 'Nile' }));
  });
  const { write, save, panel } = await open();
  await write('Pharmacy name in English', ' Nile ');
  await save();
  await write('Website (optional)', 'https://nile.example');

  release();
  await screen.findByText('Profile updated. Your pharmacy profile has been updated successfully.');
  expect(panel.getByLabelText('Pharmacy name in English')).toHaveValue('Nile');
  expect(panel.getByLabelText('Website (optional)')).toHaveValue('https://nile.example');

  await save();
  await waitFor(() => expect(sent).toEqual([{ name: 'Nile' }, { website: 'https://nile.example' }]));
});

it('asks for no fee where nothing is delivered, and keeps what was stored in the place of what is none', async () => {
  const sent = recordPosts('/pharmacy/settings/preferences', () => answer(makePharmacySettings()));
  const { user, panel, write, save } = await open('/?tab=preferences');

  await write('Delivery Fee', '25.5');
  await user.click(panel.getByLabelText('Delivery available'));
  await save();
  await waitFor(() => expect(sent).toEqual([{ is_delivery_available: false, delivery_fee: 25.5 }]));
  await waitFor(() => expect(panel.getByLabelText('Delivery Fee')).toHaveValue('30'));

  for (const fee of ['-3', ' ']) {
    await write('Delivery Fee', fee);
    await write('Free Delivery Threshold', 'abc');
    await user.click(panel.getByLabelText('Delivery available'));
    await save();
    await waitFor(() => expect(sent.splice(1)).toEqual([{ is_delivery_available: false }]));
    await waitFor(() => expect(panel.getByLabelText('Delivery available')).toBeChecked());
  }
});

it('says what the threshold means: nothing typed charges the fee on every order, and zero on none', async () => {
  const sent = recordPosts('/pharmacy/settings/preferences', () =>
    answer(makePharmacySettings({ free_delivery_threshold: null })),
  );
  const { panel, write, save } = await open('/?tab=preferences');
  expect(panel.getByText(/^Orders of this amount or more are delivered free of charge/)).toBeInTheDocument();

  for (const zero of ['0', '٠', '0.00']) {
    await write('Free Delivery Threshold', '200');
    expect(panel.queryByText(/^Every delivery is free/)).not.toBeInTheDocument();
    await write('Free Delivery Threshold', zero);
    expect(panel.getByText(/^Every delivery is free/)).toBeInTheDocument();
  }

  await write('Free Delivery Threshold', '');
  expect(panel.getByText('No delivery is free: the fee is charged on every order.')).toBeInTheDocument();
  await save();

  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(sent).toEqual([{ free_delivery_threshold: null }]);
  expect(panel.getByLabelText('Free Delivery Threshold')).toHaveValue('');
});

it('closes until a day and opens again, and knows no day that has come', async () => {
  const day = addDays(dayInCairo(), 3);
  const stored = [day, null];
  const sent = recordPosts('/pharmacy/settings/preferences', () =>
    answer(makePharmacySettings({ closed_until: stored.shift() })),
  );
  const { panel, save } = await open('/?tab=preferences');
  const type = (value: string) =>
    fireEvent.change(panel.getByLabelText(/^Taking orders again on/), { target: { value } });

  type(dayInCairo());
  await save();
  expect(await screen.findByText('Choose a day from tomorrow to a year ahead')).toBeInTheDocument();
  type(day);
  await save();
  await waitFor(() => expect(sent).toEqual([{ closed_until: day }]));
  await waitFor(() => expect(panel.getByLabelText(/^Taking orders again on/)).toHaveValue(day));
  type('');
  await save();

  await waitFor(() => expect(sent).toEqual([{ closed_until: day }, { closed_until: null }]));
});

it('is not held up by a day off that has ended since the page was opened, and sends nothing about it', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-03-14T10:00:00Z') });
  const sent = recordPosts('/pharmacy/settings/preferences', () => answer(makePharmacySettings()));
  const { panel, write, save } = await open('/?tab=preferences', { closed_until: '2026-03-15' });
  expect(panel.getByLabelText(/^Taking orders again on/)).toHaveValue('2026-03-15');

  jest.setSystemTime(new Date('2026-03-15T10:00:00Z'));
  await write('Delivery Fee', '35');
  await save();

  await waitFor(() => expect(sent).toEqual([{ delivery_fee: 35 }]));
  await waitFor(() => expect(panel.getByLabelText(/^Taking orders again on/)).toHaveValue(''));
});

it('sends what was changed since the last save, and shows what a colleague changed meanwhile', async () => {
  const sent = recordPosts('/pharmacy/settings/preferences', () =>
    answer(makePharmacySettings({ delivery_fee: 35, low_stock_threshold: 5 })),
  );
  const { panel, write, save } = await open('/?tab=preferences');

  await write('Low Stock Threshold', '5');
  await save();
  await waitFor(() => expect(panel.getByLabelText('Delivery Fee')).toHaveValue('35'));
  await write('Low Stock Threshold', '6');
  await save();

  await waitFor(() => expect(sent).toEqual([{ low_stock_threshold: 5 }, { low_stock_threshold: 6 }]));
});

it('leaves off the delivery that a colleague has switched off meanwhile', async () => {
  const sent = recordPosts('/pharmacy/settings/preferences', () =>
    answer(makePharmacySettings({ is_delivery_available: false, delivery_fee: 35 })),
  );
  const { panel, write, save } = await open('/?tab=preferences');

  await write('Free Delivery Threshold', '400');
  await save();

  await waitFor(() => expect(panel.getByLabelText('Delivery available')).not.toBeChecked());
  expect(sent).toEqual([{ free_delivery_threshold: 400 }]);
});

it('says of a pharmacy, not of a man, that it closes the next day', async () => {
  serve({ closing_time: '01:30' });
  renderApp(<StaffSettingsPage />, { session: makeSession(), language: 'ar' });

  expect(await screen.findByLabelText('موعد الإغلاق')).toHaveAccessibleDescription('تغلق في اليوم التالي');
});

it('sends the hours together', async () => {
  const { opening_time } = makePharmacySettings();
  const sent = recordPosts('/pharmacy/settings/profile', () => answer(makePharmacySettings()));
  const { panel, save } = await open();

  fireEvent.change(panel.getByLabelText('Closing time'), { target: { value: '01:30' } });
  expect(panel.getByLabelText('Closing time')).toHaveAccessibleDescription('Closes the next day');
  fireEvent.change(panel.getByLabelText('Closing time'), { target: { value: opening_time } });
  expect(panel.getByLabelText('Closing time')).toHaveAccessibleDescription('Open 24 hours');
  fireEvent.change(panel.getByLabelText('Closing time'), { target: { value: '23:30' } });
  expect(panel.getByLabelText('Closing time')).not.toHaveAccessibleDescription('Closes the next day');
  await save();

  await waitFor(() => expect(sent).toEqual([{ opening_time, closing_time: '23:30' }]));
});

it('is not held up by a threshold that was locked with its alerts', async () => {
  const sent = recordPosts('/pharmacy/settings/preferences', () => answer(makePharmacySettings()));
  recordPosts('/pharmacy/settings/notifications', () => answer(makePharmacySettings({ notify_low_stock: false })));
  const { user, write } = await open('/?tab=preferences');
  const panel = async () => within(await screen.findByRole('tabpanel'));
  const save = async () => user.click((await panel()).getByText('Save Changes'));
  await write('Low Stock Threshold', 'abc');
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  serve({ notify_low_stock: false });
  await user.click((await panel()).getByLabelText(/^Low stock alerts/));
  await save();
  await waitFor(() => expect(screen.getByLabelText('Low Stock Threshold')).toBeDisabled());

  await user.click(screen.getByRole('tab', { name: 'Preferences' }));
  await write('Delivery Fee', '35');
  await save();

  await waitFor(() => expect(sent).toMatchObject([{ delivery_fee: 35 }]));
});

it('saves what is told of, and in which language, with no word on an e-mail that is confirmed', async () => {
  const sent = recordPosts('/pharmacy/settings/notifications', () => answer(makePharmacySettings()));
  const { user, panel, save } = await open('/?tab=notifications');
  expect(document.title).toBe('Notifications | Settings | Dawaya');
  expect(await panel.findByLabelText(/^By email as well/)).toBeInTheDocument();
  expect(panel.queryByRole('note')).not.toBeInTheDocument();

  await user.click(panel.getByLabelText(/^Low stock alerts/));
  await user.click(panel.getByLabelText('English'));
  await save();

  await waitFor(() => expect(sent).toEqual([{ notify_low_stock: false, mail_language: 'en' }]));
});

describe('the account of whoever speaks for the pharmacy', () => {
  const account = async (language: 'en' | 'ar' = 'en') => {
    serve();
    const app = renderApp(<StaffSettingsPage />, { url: '/?tab=account', session: makeSession('pharmacy'), language });
    return { ...app, panel: within(await screen.findByRole('tabpanel')) };
  };

  it('is loaded by another try where it could not be, and keeps their own name, apart from that of the pharmacy', async () => {
    const sent = recordPosts('/user/profile', () => answer(makeUser({ user_type: 'pharmacy', first_name: 'Nour' })));
    serve();
    server.use(http.get('*/api/auth/me', () => refuse(500), { once: true }));
    const { user } = renderApp(<StaffSettingsPage />, { url: '/?tab=account', session: makeSession('pharmacy') });
    expect(await screen.findByText('Failed to load your account')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Mona');

    await fillInTexts({ 'First name': 'Nour' });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Profile updated')).toBeInTheDocument();
    expect(sent).toEqual([{ first_name: 'Nour', last_name: 'Adel', phone: '+201012345678' }]);
  });

  it('says where the password is and how to leave, and mends a mistyped e-mail by a link to the right one', async () => {
    const sent = recordPosts('/user/email');
    const { user, panel } = await account();
    expect(await panel.findByText('mona@example.com')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/pharmacydashboard/settingsdashboard',
    );
    const leaving = within(panel.getByRole('region', { name: 'Delete Account' }));
    expect(leaving.getByText(/To leave Dawaya, write to us/)).toBeInTheDocument();
    expect(leaving.getByRole('link')).toHaveAttribute('href', 'mailto:support@dawaya.example');

    await fillInTexts({ 'New email': 'owner@example.com', 'Your password': 'Str0ng-enough!' });
    await user.click(panel.getByRole('button', { name: 'Change Email' }));

    expect(await panel.findByText(/^We have sent a link to the new address/)).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'owner@example.com', password: 'Str0ng-enough!', code: '' }]);
  });

  it('speaks Arabic', async () => {
    const { panel } = await account('ar');

    expect(await panel.findByRole('heading', { name: 'البيانات الشخصية' })).toBeInTheDocument();
    expect(panel.getByText(/لمغادرة دوايا راسلنا على:$/)).toBeInTheDocument();
  });
});

it('names an e-mail that is not confirmed beside the mails that it keeps away, with the way to confirm it', async () => {
  serve();
  const person = makeUser({ user_type: 'pharmacy', is_email_verified: false });
  server.use(http.get('*/api/auth/me', () => answer(person)));
  const session = { ...makeSession('pharmacy'), user: person };
  const { user } = renderApp(<StaffSettingsPage />, { url: '/?tab=notifications', session });
  const sent = recordPosts('/auth/send-verification', () => answer({ is_sent: true }));
  const panel = within(await screen.findByRole('tabpanel'));
  const byMail = await panel.findByLabelText(/^By email as well/);
  expect(panel.getByRole('note')).toHaveTextContent('You get no emails until you confirm your email address');

  await user.click(panel.getByRole('button', { name: 'Send Again' }));
  expect(await screen.findByText('We have sent you a link to confirm your email address')).toBeInTheDocument();
  expect(sent).toHaveLength(1);

  await user.click(byMail);
  expect(panel.queryByRole('note')).not.toBeInTheDocument();
});

it('says that the settings could not be fetched in the tabs that show them, and not over the account', async () => {
  serve();
  server.use(http.get('*/api/pharmacy/settings', () => refuse(500)));
  const { user } = renderApp(<StaffSettingsPage />, { session: makeSession('pharmacy') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the settings');

  await user.click(screen.getByRole('tab', { name: 'Your Account' }));

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['Notifications', 422],
  ['Elsewhere', 503],
])('says that nothing was saved to whoever looks at %s by then', async (place, status) => {
  const { released, release } = deferredResponse();
  const sent = recordPosts('/pharmacy/settings/profile', async () => {
    await released;
    return refuse(status, 'Not like that', { errors: { name: ['Not like that'] } });
  });
  const { write, save, user } = await open();
  await write('Pharmacy name in English', 'Nile');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));

  await user.click(screen.getByText(place, { selector: 'a, [role="tab"]' }));
  release();

  expect(await news().findByText('Not like that')).toBeVisible();
});
