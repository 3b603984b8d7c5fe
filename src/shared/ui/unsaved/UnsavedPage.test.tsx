import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

import { FormBody, Formik, FormTextField } from '@/shared/ui/form';

import { UnsavedPage } from './UnsavedPage';

const SETTINGS = (
  <UnsavedPage>
    <h1>Settings</h1>
    <Link to="?tab=other">Other tab</Link>
    <Link to="/menu">Menu</Link>
    <Link to="/help" target="_blank">
      Help
    </Link>
    <Formik initialValues={{ name: '' }} onSubmit={() => undefined}>
      <FormBody>
        <FormTextField name="name" label="Name" />
      </FormBody>
    </Formik>
  </UnsavedPage>
);

const MENU = (
  <>
    <h1>Menu</h1>
    <Link to="/settings">Settings</Link>
  </>
);

/** In the settings, which were reached from a menu. */
const start = async () => {
  window.history.pushState(null, '', '/menu');
  const user = userEvent.setup({ delay: null });
  render(
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path="/menu" element={MENU} />
          <Route path="/settings" element={SETTINGS} />
          <Route path="*" element={<h1>Before</h1>} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  );
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  return user;
};

/** The browser takes a few tasks for a step, and more for one that is reverted. */
const step = async (by: number) => {
  window.history.go(by);
  for (let turn = 0; turn < 10; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
};

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

const place = () => window.location.pathname + window.location.search;

it('asks before Back takes away what was typed, and goes back once somebody says so', async () => {
  const user = await start();
  await user.type(screen.getByLabelText('Name'), 'Nile');

  await step(-1);
  expect(place()).toBe('/settings');
  await press(user, 'Keep Editing');
  expect(screen.getByLabelText('Name')).toHaveValue('Nile');

  await step(-1);
  await press(user, 'Discard');
  expect(await screen.findByRole('heading', { name: 'Menu' })).toBeInTheDocument();
  expect(place()).toBe('/menu');

  // No extra entry is left in the history.
  await step(-1);
  expect(screen.getByRole('heading', { name: 'Before' })).toBeInTheDocument();
});

it('asks nobody who has typed nothing, or steps from tab to tab', async () => {
  const user = await start();
  await step(-1);
  expect(place()).toBe('/menu');
  await step(1);
  await user.type(screen.getByLabelText('Name'), 'Nile');
  await user.click(screen.getByRole('link', { name: 'Other tab' }));
  expect(place()).toBe('/settings?tab=other');

  await step(-1);

  expect(place()).toBe('/settings');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Nile');
});

it.each([
  ['Menu', '{Control>}'],
  ['Help', '{Shift}'],
])('asks nobody who opens a link in another tab: %s, after %s', async (name, keys) => {
  const user = await start();
  await user.type(screen.getByLabelText('Name'), 'Nile');
  // jsdom cannot follow a link.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });

  await user.keyboard(keys);
  await user.click(screen.getByRole('link', { name }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(place()).toBe('/settings');
});

it('asks before a step forward, too', async () => {
  const user = await start();
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await step(-1);
  await user.type(screen.getByLabelText('Name'), 'Nile');

  await step(1);
  expect(place()).toBe('/settings');
  await press(user, 'Discard');

  expect(await screen.findByRole('heading', { name: 'Menu' })).toBeInTheDocument();
  expect(place()).toBe('/menu');
});
