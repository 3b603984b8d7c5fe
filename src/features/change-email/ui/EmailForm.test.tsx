import { screen } from '@testing-library/react';

import { refuse, renderApp, takePost } from '@/shared/testing';

import { EmailForm } from './EmailForm';

const ask = async (email: string) => {
  const { user } = renderApp(<EmailForm email="mona@example.com" />);
  await user.type(screen.getByLabelText('New email'), email);
  await user.type(screen.getByLabelText('Your password'), 'Str0ng-enough!');
  await user.click(screen.getByRole('button', { name: 'Change Email' }));
};

it('changes by a link that is sent to the new address', async () => {
  const sent = takePost('/user/email');

  await ask('New@Example.com');

  expect(await screen.findByText(/^We have sent a link to the new address/)).toBeInTheDocument();
  expect(screen.getByText('mona@example.com')).toBeInTheDocument();
  expect(sent).toEqual([{ email: 'new@example.com', password: 'Str0ng-enough!' }]);
  expect(screen.getByLabelText('New email')).toHaveValue('');
});

it('says at the field that an address is taken', async () => {
  const taken = 'An account with this email already exists';
  takePost('/user/email', () => refuse(422, taken, { email: [taken] }));

  await ask('taken@example.com');

  expect(await screen.findByText(taken)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('New email')).toHaveValue('taken@example.com');
});

it('says in the form that the server failed, and promises no letter', async () => {
  takePost('/user/email', () => refuse(500));

  await ask('new@example.com');

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to change the email');
  expect(screen.queryByText(/^We have sent a link/)).not.toBeInTheDocument();
});
