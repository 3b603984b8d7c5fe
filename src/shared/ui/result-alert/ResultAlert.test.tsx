import { screen, waitFor } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { ResultAlert } from './ResultAlert';

it('takes the focus only when the form that it replaces is gone, or Orca would say nothing of it', async () => {
  renderApp(
    <ResultAlert severity="success" title="Check your email">
      We have sent a link.
    </ResultAlert>,
  );
  const outcome = screen.getByRole('group', { name: 'Check your email' });
  expect(outcome.parentElement).toHaveFocus();

  await waitFor(() => expect(outcome).toHaveFocus());
  expect(outcome).toHaveAccessibleDescription('We have sent a link.');
});
