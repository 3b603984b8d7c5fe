import { screen } from '@testing-library/react';

import { makeSession, renderApp } from '@/shared/testing';

import { useOwnDashboard } from './useOwnDashboard';

const Where = () => <p>{useOwnDashboard() ?? 'nowhere'}</p>;

it.each([
  ['a customer', makeSession('user'), '/userdashboard'],
  ['a pharmacy', makeSession('pharmacy'), '/pharmacydashboard'],
  [
    'somebody whose type is told by the user alone',
    { ...makeSession('pharmacy'), userType: null },
    '/pharmacydashboard',
  ],
  ['a guest', undefined, 'nowhere'],
  ['a token without a user', { ...makeSession(), user: null }, 'nowhere'],
])('is the place of %s', (_who, session, path) => {
  renderApp(<Where />, { session });

  expect(screen.getByText(path)).toBeInTheDocument();
});
