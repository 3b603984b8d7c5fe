import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { Formik } from './Formik';
import { FormPassword } from './FormPassword';

it('shows what was typed, and hides it again', async () => {
  const { user } = renderApp(
    <Formik initialValues={{ password: 'Dawaya#2026' }} onSubmit={() => undefined}>
      <FormPassword name="password" label="Password" />
    </Formik>,
    { language: 'ar' },
  );
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('dir', 'ltr');

  await user.click(screen.getByRole('button', { name: 'إظهار كلمة المرور' }));
  expect(field).toHaveAttribute('type', 'text');

  await user.click(screen.getByRole('button', { name: 'إخفاء كلمة المرور' }));
  expect(field).toHaveAttribute('type', 'password');
});
