import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { FormCheckbox } from './FormCheckbox';
import { Formik } from './Formik';

it('tells a screen reader at the box what is wrong with it', async () => {
  const validate = () => ({ terms: 'termsRequired' });
  const { user } = renderApp(
    <Formik initialValues={{ terms: true }} validate={validate} onSubmit={() => undefined}>
      <FormCheckbox name="terms" label="Terms" />
    </Formik>,
  );

  await user.click(screen.getByLabelText('Terms'));
  await user.tab();

  expect(await screen.findByRole('checkbox', { description: /\S/ })).toBeInvalid();
});
