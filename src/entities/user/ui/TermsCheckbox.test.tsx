import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';
import { Formik } from '@/shared/ui/form';

import { TermsCheckbox } from './TermsCheckbox';

it.each([
  ['terms and conditions', '/terms'],
  ['privacy policy', '/privacy'],
])('opens the %s beside what was typed', (name, address) => {
  renderApp(
    <Formik initialValues={{ terms: false }} onSubmit={() => undefined}>
      <TermsCheckbox />
    </Formik>,
  );

  const link = screen.getByRole('link', { name });

  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
});
