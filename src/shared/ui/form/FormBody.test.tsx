import { act, screen } from '@testing-library/react';
import { Formik } from 'formik';
import * as yup from 'yup';

import { renderApp } from '@/shared/testing';

import { FormBody } from './FormBody';
import { FormTextField } from './FormTextField';

const open = () =>
  renderApp(
    <Formik
      initialValues={{ town: '' }}
      validationSchema={yup.object({ town: yup.string().required('Which town?') })}
      onSubmit={() => undefined}
    >
      <FormBody>
        <FormTextField name="town" label="Town" />
        <button type="submit">
          <span>Send</span>
        </button>
      </FormBody>
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
