import { screen } from '@testing-library/react';

import { answer, makeSession, makeUser, refuse, renderApp, takePost } from '@/shared/testing';

import { ProfileForm } from './ProfileForm';

const open = () => renderApp(<ProfileForm user={makeUser()} />, { session: makeSession() });

const save = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Save Changes' }));

it('is saved, and the session knows the new name at once', async () => {
  const sent = takePost('/user/profile', () => answer(makeUser({ first_name: 'Nour' })));
  const form = open();
  const field = screen.getByLabelText('First name');

  await form.user.clear(field);
  await form.user.type(field, ' Nour ');
  await save(form);

  expect(await screen.findByText('Profile updated')).toBeInTheDocument();
  expect(sent).toEqual([{ first_name: 'Nour', last_name: 'Adel', phone: '+201012345678' }]);
  expect(form.store.getState().session.user?.first_name).toBe('Nour');
});

it.each([
  ['First name', ' ', 'First name is required'],
  ['Last name', 'x'.repeat(101), 'Last name must be at most 100 characters'],
  ['Phone number', '0123', 'Invalid phone number'],
])('is not sent where the %s is wrong', async (label, value, problem) => {
  const form = open();
  const field = screen.getByLabelText(label);

  await form.user.clear(field);
  await form.user.click(field);
  await form.user.paste(value);
  await save(form);

  expect(await screen.findByText(problem)).toBeInTheDocument();
});

it('keeps what was typed where the server fails', async () => {
  takePost('/user/profile', () => refuse(500));
  const form = open();

  await form.user.type(screen.getByLabelText('Last name'), ' Salem');
  await save(form);

  expect(await screen.findByText('Failed to update profile. Please try again.')).toBeInTheDocument();
  expect(screen.getByLabelText('Last name')).toHaveValue('Adel Salem');
  expect(form.store.getState().session.user?.last_name).toBe('Adel');
});
