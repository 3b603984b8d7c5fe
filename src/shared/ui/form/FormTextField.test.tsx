import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import * as yup from 'yup';

import { renderApp } from '@/shared/testing';

import { FormTextField } from './FormTextField';

it('goes on saying the rule of a field that breaks it', async () => {
  const { user } = renderApp(
    <Formik
      initialValues={{ code: '' }}
      validationSchema={yup.object({ code: yup.string().min(3, 'Too short') })}
      onSubmit={() => undefined}
    >
      <FormTextField name="code" label="Code" rule="3 digits on the back" />
    </Formik>,
  );

  await user.type(screen.getByLabelText('Code'), '1');
  await user.tab();

  expect(await screen.findByText('Too short')).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Too short 3 digits on the back');
});
