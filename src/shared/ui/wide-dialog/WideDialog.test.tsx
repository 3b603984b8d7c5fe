import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { WideDialog } from './WideDialog';

it.each([
  ['closes on a press beside it', false, 1],
  ['stays open with its form on a press beside it', true, 0],
])('%s, and closes on Escape', async (_what, hasForm, times) => {
  const onClose = jest.fn();
  const { user } = renderApp(
    <WideDialog title="Order" hasForm={hasForm} onClose={onClose}>
      The order
    </WideDialog>,
  );

  await user.click(screen.getByRole('dialog').parentElement!);
  expect(onClose).toHaveBeenCalledTimes(times);

  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(times + 1);
});
