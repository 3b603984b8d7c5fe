import { screen } from '@testing-library/react';
import * as yup from 'yup';

import { renderApp } from '@/shared/testing';

import { Formik } from './Formik';
import { FormPhone } from './FormPhone';

const EXAMPLE = 'An Egyptian mobile number, such as 01012345678';

it('shows what a number looks like, and goes on showing it beside the error', async () => {
  const { user } = renderApp(
    <Formik
      initialValues={{ phone: '' }}
      validationSchema={yup.object({ phone: yup.string().matches(/^01/, 'phoneInvalid') })}
      onSubmit={() => undefined}
    >
      <FormPhone label="Phone" />
    </Formik>,
  );
  const field = screen.getByLabelText('Phone');
  expect(field).toHaveAccessibleDescription(EXAMPLE);
  expect(field).toHaveAttribute('dir', 'ltr');
  expect(field).toHaveStyle({ unicodeBidi: 'bidi-override' });

  await user.type(field, '123');
  await user.tab();

  expect(await screen.findByText('Invalid phone number')).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(`Invalid phone number ${EXAMPLE}`);
});
