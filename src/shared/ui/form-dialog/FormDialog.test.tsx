import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';
import { FormBody, Formik, FormTextField } from '@/shared/ui/form';

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

it.each([
  ['asks before it discards what was typed into a form of many fields', 'sm', 0],
  ['closes a short form without a question', 'xs', 1],
] as const)('%s', async (_what, size, times) => {
  const onClose = jest.fn();
  const { user } = renderApp(
    <FormDialog title="Add address" size={size} onClose={onClose}>
      <Formik initialValues={{ name: '' }} onSubmit={() => undefined}>
        <FormBody>
          <FormTextField name="name" label="Name" />
        </FormBody>
      </Formik>
    </FormDialog>,
  );

  await user.type(screen.getByLabelText('Name'), 'Home{Escape}');

  expect(onClose).toHaveBeenCalledTimes(times);
});
