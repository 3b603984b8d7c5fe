import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { Link } from 'react-router-dom';

import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import {
  answer,
  holdLine,
  makePharmacySettings,
  makeSession,
  makeUser,
  refuse,
  renderApp,
  server,
  takePost,
} from '@/shared/testing';

import { StaffSettingsPage } from './StaffSettingsPage';

const serve = (settings: Partial<PharmacySettings> = {}) =>
  server.use(
    http.get('*/api/pharmacy/settings', () => answer(makePharmacySettings(settings))),
    http.get('*/api/auth/me', () => answer(makeUser({ user_type: 'pharmacy' }))),
    http.get('*/api/user/sessions', () => answer([])),
  );

const open = async (url = '/', settings: Partial<PharmacySettings> = {}, language: 'en' | 'ar' = 'en') => {
  serve(settings);
  const page = (
    <>
      <StaffSettingsPage />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
  const app = renderApp(page, { url, session: makeSession(), language });
  const panel = within(await screen.findByRole('tabpanel'));
  // By text: looking a button up by its role takes long in a form of this size.
  const [save] = await panel.findAllByText(language === 'ar' ? 'حفظ التغييرات' : 'Save Changes');
  const write = async (label: string, text: string) => {
    const field = panel.getByLabelText(label);
    await app.user.clear(field);
    await app.user.click(field);
    await app.user.paste(text);
  };
  return { ...app, panel, write, save: () => app.user.click(save!) };
};

it('saves the profile as the server keeps it, and says so', async () => {
  const sent = takePost('/pharmacy/settings/profile', () => answer(makePharmacySettings({ name: 'Nile' })));
  const { write, save, panel } = await open();

  await write('Pharmacy name in English', ' Nile ');
  await write('Website (optional)', 'nile.example');
  await save();

  expect(
    await screen.findByText('Profile updated. Your pharmacy profile has been updated successfully.'),
  ).toBeInTheDocument();
  expect(sent).toEqual([{ name: 'Nile', website: 'https://nile.example' }]);
  expect(panel.getByLabelText('Pharmacy name in English')).toHaveValue('Nile');
});

describe('what was typed and not saved', () => {
  const reloads = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const leave = ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.click(screen.getByRole('link', { name: 'Elsewhere', hidden: true }));

  it('goes with a link only after a question, from under another tab as well', async () => {
    const page = await open();
    await page.write('Pharmacy name in English', 'Nile');
    await page.user.click(screen.getByRole('tab', { name: 'Notifications' }));
    expect(reloads()).toBe(false);

    await leave(page);
    await page.user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(page.router.state.location.pathname).toBe('/');

    await leave(page);
    await page.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(page.router.state.location.pathname).toBe('/elsewhere');
  });

  it('is nothing at first and after it was saved: nobody is asked', async () => {
    takePost('/pharmacy/settings/profile', () => answer(makePharmacySettings({ name: 'Nile' })));
    const page = await open();
    expect(reloads()).toBe(true);
    await page.write('Pharmacy name in English', 'Nile');
    await page.save();
    await screen.findByText('Profile updated. Your pharmacy profile has been updated successfully.');

    await waitFor(() => expect(reloads()).toBe(true));
    await leave(page);

    expect(page.router.state.location.pathname).toBe('/elsewhere');
  });
});

it('keeps what was typed while a save was under way, to be saved in its turn', async () => {
  const { line, letGo } = holdLine();
  const sent = takePost('/pharmacy/settings/profile', async () => {
    await line;
    return answer(makePharmacySettings({ name: 'Nile' }));
  });
  const { write, save, panel } = await open();
  await write('Pharmacy name in English', ' Nile ');
  await save();
  await write('Website (optional)', 'https://nile.example');

  letGo();
  await screen.findByText('Profile updated. Your pharmacy profile has been updated successfully.');
  expect(panel.getByLabelText('Pharmacy name in English')).toHaveValue('Nile');
  expect(panel.getByLabelText('Website (optional)')).toHaveValue('https://nile.example');

  await save();
  await waitFor(() => expect(sent).toEqual([{ name: 'Nile' }, { website: 'https://nile.example' }]));
});

it('keeps what was typed where the server fails, and while another tab is looked at', async () => {
  takePost('/pharmacy/settings/profile', () => refuse(500));
  const { user, write, save, panel } = await open();

  await write('Pharmacy name in English', 'Delta');
  await save();
  expect(await screen.findByText('Failed to update profile. Please try again.')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  await user.click(screen.getByRole('tab', { name: 'Profile' }));

  expect(panel.getByLabelText('Pharmacy name in English')).toHaveValue('Delta');
});

it.each([
  ['Pharmacy name in Arabic', ' ', 'Pharmacy name is required'],
  ['Pharmacy email (optional)', 'nobody', 'Invalid email format'],
  ['Pharmacy phone', '123', 'Invalid pharmacy phone'],
  ['Website (optional)', 'nile', 'Enter a web address that starts with http:// or https://'],
])('says what is wrong with the %s', async (label, text, problem) => {
  const { write, save } = await open();

  await write(label, text);
  await save();

  expect(await screen.findByText(problem)).toBeInTheDocument();
});

it('asks for no fee where nothing is delivered, and sends numbers', async () => {
  const sent = takePost('/pharmacy/settings/preferences', () => answer(makePharmacySettings()));
  const { user, panel, write, save } = await open('/?tab=preferences');

  await write('Delivery Fee', '25.5');
  await user.click(panel.getByLabelText('Delivery available'));
  expect(panel.getByLabelText('Delivery Fee')).toBeDisabled();
  expect(panel.getByLabelText('Free Delivery Threshold')).toBeDisabled();
  await save();

  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(sent).toEqual([{ is_delivery_available: false, delivery_fee: 25.5, free_delivery_threshold: 200 }]);
});

it('sends what was changed since the last save, and shows what a colleague changed meanwhile', async () => {
  const sent = takePost('/pharmacy/settings/preferences', () =>
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

it('sends the hours together', async () => {
  const sent = takePost('/pharmacy/settings/profile', () => answer(makePharmacySettings()));
  const { panel, save } = await open();

  fireEvent.change(panel.getByLabelText('Closing time'), { target: { value: '23:30' } });
  await save();

  const { opening_time } = makePharmacySettings();
  await waitFor(() => expect(sent).toEqual([{ opening_time, closing_time: '23:30' }]));
});

it.each(['-3', ' '])('is not held up by a fee of %j that was locked with the delivery', async (fee) => {
  const sent = takePost('/pharmacy/settings/preferences', () => answer(makePharmacySettings()));
  const { user, panel, write, save } = await open('/?tab=preferences');

  await write('Delivery Fee', fee);
  await write('Free Delivery Threshold', 'abc');
  await user.click(panel.getByLabelText('Delivery available'));
  await save();

  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  const { delivery_fee, free_delivery_threshold } = makePharmacySettings();
  expect(sent).toMatchObject([{ is_delivery_available: false, delivery_fee, free_delivery_threshold }]);
});

it('leaves the threshold alone while nobody is told of low stock', async () => {
  const { panel } = await open('/?tab=preferences', { notify_low_stock: false });

  expect(panel.getByLabelText('Low Stock Threshold')).toBeDisabled();
  expect(panel.getByText('Turn on low stock alerts under Notifications first.')).toBeInTheDocument();
});

it('saves what is told of, and in which language', async () => {
  const sent = takePost('/pharmacy/settings/notifications', () => answer(makePharmacySettings()));
  const { user, panel, save } = await open('/?tab=notifications');

  await user.click(panel.getByLabelText(/^Low stock alerts/));
  await user.click(panel.getByLabelText('English'));
  await save();

  await waitFor(() => expect(sent).toEqual([{ notify_low_stock: false, mail_language: 'en' }]));
});

it('offers another try where the settings cannot be loaded', async () => {
  serve();
  server.use(http.get('*/api/pharmacy/settings', () => refuse(500), { once: true }));
  const { user } = renderApp(<StaffSettingsPage />, { session: makeSession() });

  expect(await screen.findByText('Failed to load the settings')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByLabelText('Pharmacy name in English')).toHaveValue('Nile Pharmacy');
});

it('speaks Arabic', async () => {
  const { panel } = await open('/?tab=notifications', {}, 'ar');

  expect(panel.getByRole('heading', { name: 'الإشعارات' })).toBeInTheDocument();
});
