import { screen, waitFor } from '@testing-library/react';

import { answer, makeAddress, recordPosts, refuse, renderApp } from '@/shared/testing';

import { SetDefaultButton } from './SetDefaultButton';

const press = async (respond: () => Response) => {
  const calls = recordPosts('/user/addresses/7/default', respond);
  const { user } = renderApp(<SetDefaultButton address={makeAddress()} />);
  await user.click(screen.getByRole('button', { name: 'Set as Default: Home, 7 Road 233, Maadi' }));
  return calls;
};

it('asks the server to move the default here', async () => {
  const calls = await press(() => answer(makeAddress({ is_default: true })));

  await waitFor(() => expect(calls).toHaveLength(1));
});

it('says so when the default can not be set, and can be pressed again', async () => {
  await press(() => refuse(500));

  expect(await screen.findByText('Failed to set default address')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Set as Default: Home, 7 Road 233, Maadi' })).toBeEnabled(),
  );
});

it('is not there where the default is already', () => {
  renderApp(<SetDefaultButton address={makeAddress({ is_default: true })} />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
