import { screen, waitFor } from '@testing-library/react';

import { deferredResponse, renderApp } from '@/shared/testing';

import { ConfirmButton } from './ConfirmButton';

const TEXTS = {
  label: 'Delete',
  title: 'Delete it?',
  body: 'It is gone then.',
  done: 'Deleted',
  failed: 'Not deleted',
} as const;

it('stays until the answer is there, however one tries to get out of what is under way', async () => {
  const { released, release } = deferredResponse();
  const { user } = renderApp(<ConfirmButton {...TEXTS} call={() => released} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(window.history.state).toEqual({ dialogs: 1 }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));

  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('dialog').parentElement!);
  const step = new Promise((hear) => window.addEventListener('popstate', hear, { once: true }));
  window.history.back();
  await step;
  await waitFor(() => expect(window.history.state).toEqual({ dialogs: 1 }));
  expect(screen.getByRole('dialog', { name: 'Delete it?' })).toBeInTheDocument();
  release();

  expect(await screen.findByText('Deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('can be asked again after a call that failed', async () => {
  const { user } = renderApp(<ConfirmButton {...TEXTS} call={() => Promise.reject(new Error('Refused'))} />);
  const ask = () => user.click(screen.getByRole('button', { name: 'Delete' }));
  await ask();
  await ask();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await ask();

  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
});
