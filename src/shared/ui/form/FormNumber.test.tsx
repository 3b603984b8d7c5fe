import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { Formik } from './Formik';
import { FormNumber } from './FormNumber';

it.each([
  ['a whole number', true, 'numeric'],
  ['an amount, which may have a decimal point', false, 'decimal'],
])('opens the keys of a phone for %s', (_what, isInteger, inputMode) => {
  renderApp(
    <Formik initialValues={{ units: '' }} onSubmit={() => undefined}>
      <FormNumber name="units" label="Units" isInteger={isInteger} />
    </Formik>,
  );

  expect(screen.getByLabelText('Units')).toHaveAttribute('inputmode', inputMode);
});
