import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { FormDialog } from './FormDialog';

it('closes on Escape, and not on a press beside it', async () => {
  const onClose = jest.fn();
  const { user } = renderApp(
    <FormDialog title="Add address" onClose={onClose}>
      A form
    </FormDialog>,
  );

  await user.click(screen.getByRole('dialog').parentElement!);
  expect(onClose).not.toHaveBeenCalled();

  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
