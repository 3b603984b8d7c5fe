import Dialog from '@mui/material/Dialog';
import { act, screen, waitFor } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { initialFocus } from './initialFocus';

const open = () =>
  renderApp(
    <Dialog open aria-label="Refund">
      <input aria-label="Amount" />
      <input aria-label="Reason" ref={initialFocus} />
    </Dialog>,
  );

it('keeps the focus beside the dialog until the page behind is hidden, or Orca would say nothing of it', async () => {
  open();
  const dialog = screen.getByRole('dialog');
  expect(dialog.parentElement).toHaveFocus();

  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
});

it('loses nothing of what is typed at once', async () => {
  const { user } = open();

  await user.keyboard('Broken');

  expect(screen.getByLabelText('Reason')).toHaveValue('Broken');
});

it('leads to the next place by a Tab that comes at once', async () => {
  const { user } = open();

  await user.tab({ shift: true });

  expect(screen.getByLabelText('Amount')).toHaveFocus();
});

it('takes the focus from no other field', async () => {
  jest.useFakeTimers();
  open();
  screen.getByLabelText('Amount').focus();

  act(() => jest.advanceTimersByTime(200));
  jest.useRealTimers();

  expect(screen.getByLabelText('Amount')).toHaveFocus();
});
