import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { fillInTexts, recordPosts, refuse, renderApp } from '@/shared/testing';

import { PasswordForm } from './PasswordForm';

const open = () => renderApp(<PasswordForm email="mona@example.com" />);

const change = async (confirmation = 'Even-str0nger!') => {
  const { user } = open();
  await fillInTexts({
    'Current password': 'Str0ng-enough!',
    'New password': 'Even-str0nger!',
    'Confirm new password': confirmation,
  });
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
};

it('is changed, and the form is empty again', async () => {
  const sent = recordPosts('/user/password');

  await change();

  expect(await screen.findByText('Password changed. Other devices have been signed out')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      current_password: 'Str0ng-enough!',
      password: 'Even-str0nger!',
      password_confirmation: 'Even-str0nger!',
    },
  ]);
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});

it('asks for no other password of whoever leaves the field that sent it', async () => {
  recordPosts('/user/password');
  const { user } = open();
  for (const label of ['New password', 'Confirm new password', 'Current password']) {
    await user.click(screen.getByLabelText(label));
    await user.paste('Even-str0nger!');
  }
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Password changed. Other devices have been signed out')).toBeInTheDocument();

  await user.click(screen.getByLabelText('New password'));
  await user.tab();

  expect(await screen.findByText('Password is required')).toBeInTheDocument();
  expect(screen.queryByText('Current password is required')).not.toBeInTheDocument();
});

it('says at the current one that it is wrong', async () => {
  recordPosts('/user/password', () =>
    refuse(422, 'Incorrect', { errors: { current_password: ['Incorrect password'] } }),
  );

  await change();

  expect(await screen.findByText('Incorrect password')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  expect(screen.getByLabelText('New password')).toHaveValue('Even-str0nger!');
});

it('that may be in force already says so where no answer came', async () => {
  recordPosts('/user/password', () => HttpResponse.error());

  await change();

  expect(await screen.findByRole('alert')).toHaveTextContent('Your new password may be in force already');
});

it('sends no password that was typed two ways', async () => {
  await change('Even-str0nger?');

  expect(await screen.findByText('Passwords must match')).toBeInTheDocument();
});

it('lets a password manager see whose it is and which is which', () => {
  open();

  expect(screen.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('mona@example.com');
});
