import Button from '@mui/material/Button';
import { act, screen, waitFor } from '@testing-library/react';
import type { FormikHelpers } from 'formik';
import * as yup from 'yup';

import { renderApp } from '@/shared/testing';

import { FormBody } from './FormBody';
import { FormDate } from './FormDate';
import { Formik } from './Formik';
import { FormTextField } from './FormTextField';

type Values = { town: string; street: string };

const open = (onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void> = () => Promise.resolve()) =>
  renderApp(
    <Formik
      initialValues={{ town: '', street: '' }}
      validationSchema={yup.object({ town: yup.string().required('Which town?') })}
      onSubmit={onSubmit}
    >
      {({ isSubmitting }) => (
        <FormBody>
          <FormTextField name="town" label="Town" />
          <FormTextField name="street" label="Street" />
          <Button type="submit" loading={isSubmitting}>
            <span>Send</span>
          </Button>
        </FormBody>
      )}
    </Formik>,
  );

it('keeps still while its button is pressed, and says what is wrong once it was', async () => {
  const { user } = open();
  const field = screen.getByLabelText('Town');
  act(() => field.focus());

  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Send') });
  expect(field).toHaveFocus();
  expect(screen.queryByText('Which town?')).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');

  expect(await screen.findByText('Which town?')).toBeInTheDocument();
});

it('tells what is wrong with the field that has the focus already, each time anew', async () => {
  const { user } = open();
  await user.click(screen.getByLabelText('Town'));

  await user.keyboard('{Enter}');

  expect(await screen.findByText('Town: Which town?')).toHaveAttribute('aria-live');
  expect(screen.getByLabelText('Town')).toHaveFocus();
  await user.keyboard('G');
  expect(screen.queryByText('Town: Which town?')).not.toBeInTheDocument();
  await user.keyboard('{Backspace}{Enter}');
  expect(await screen.findByText('Town: Which town?')).toBeInTheDocument();
});

it('tells what is wrong with a date, of which Firefox focuses a part without its description', async () => {
  const { user } = renderApp(
    <Formik
      initialValues={{ end: '' }}
      validationSchema={yup.object({ end: yup.string().required('Until when?') })}
      onSubmit={() => undefined}
    >
      <FormBody>
        <FormDate name="end" label="End" />
        <Button type="submit">Send</Button>
      </FormBody>
    </Formik>,
  );

  await user.click(screen.getByText('Send'));

  expect(await screen.findByText('End: Until when?')).toHaveAttribute('aria-live');
  expect(screen.getByLabelText('End')).toHaveFocus();
});

it('brings a wrong field that has the focus already to sight, and what is said below it', async () => {
  const { user } = open();
  const field = screen.getByLabelText('Town');
  await user.click(field);
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');

  await user.click(screen.getByText('Send'));

  const words = await screen.findByText('Which town?');
  await waitFor(() => expect(scroll.mock.contexts).toEqual([field, words]));
  expect(scroll.mock.calls).toEqual([[{ block: 'center' }], [{ block: 'nearest' }]]);
});

it('leaves the way to a wrong field to the focus that goes there, and brings to sight what is said below it', async () => {
  const { user } = open();
  await user.click(screen.getByLabelText('Street'));
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');

  await user.click(screen.getByText('Send'));

  const words = await screen.findByText('Which town?');
  await waitFor(() => expect(scroll.mock.contexts).toEqual([words]));
});

it.each([
  ['by the name that it has without a label', { 'aria-label': 'Way' }, 'Way: Which way?'],
  ['by itself where it has no name', {}, 'Which way?'],
])('tells what is wrong with a field %s', async (_how, htmlInput, told) => {
  const { user } = renderApp(
    <Formik
      initialValues={{ way: '' }}
      validationSchema={yup.object({ way: yup.string().required('Which way?') })}
      onSubmit={() => undefined}
    >
      <FormBody>
        <FormTextField name="way" slotProps={{ htmlInput }} />
      </FormBody>
    </Formik>,
  );
  await user.click(screen.getByRole('textbox'));

  await user.keyboard('{Enter}');

  await waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe(told));
});

it('leaves it to the field to tell what is wrong where the focus goes there', async () => {
  const { user } = open();

  await user.type(screen.getByLabelText('Street'), '{Enter}');

  await waitFor(() => expect(screen.getByLabelText('Town')).toHaveFocus());
  expect(screen.queryByText('Town: Which town?')).not.toBeInTheDocument();
});

it('keeps what the server said of a field until something else is typed', async () => {
  const { user } = open(async (_values, { setErrors }) => setErrors({ town: 'No such town' }));
  await user.type(screen.getByLabelText('Town'), 'Atlantis');
  await user.type(screen.getByLabelText('Street'), 'First{Enter}');

  await waitFor(() => expect(screen.getByLabelText('Town')).toHaveFocus());
  await user.tab();
  await user.tab();
  expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('No such town');

  await user.type(screen.getByLabelText('Town'), 's');
  await waitFor(() => expect(screen.getByLabelText('Town')).not.toHaveAccessibleDescription());
});

it('leaves the focus to whoever types on while the server looks', async () => {
  let refuse = () => {};
  const { user } = open(async (_values, { setErrors }) => {
    await new Promise<void>((resolve) => (refuse = resolve));
    setErrors({ town: 'No such town' });
  });
  await user.type(screen.getByLabelText('Town'), 'Atlantis');
  await user.type(screen.getByLabelText('Street'), 'First{Enter}');
  await user.type(screen.getByLabelText('Street'), ' Street');
  refuse();

  await waitFor(() => expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('No such town'));
  expect(screen.getByLabelText('Street')).toHaveFocus();
});

it('goes to what is wrong after an earlier text was sent and taken away, too', async () => {
  const { user } = open(async (_values, { resetForm }) => resetForm());
  await user.type(screen.getByLabelText('Town'), 'Giza{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Town')).toHaveValue(''));

  await user.type(screen.getByLabelText('Street'), 'First{Enter}');

  await waitFor(() => expect(screen.getByLabelText('Town')).toHaveFocus());
});
