import { act, fireEvent, screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { Formik } from './Formik';
import { FormSelect } from './FormSelect';

const MONTHS = [3, 12].map((id) => ({ id, name: `Month ${id}`, name_ar: `${id}` }));

it.each([
  ['12', 'Month 12'],
  ['03', 'Month 3'],
  ['', ''],
  ['13', ''],
])('takes from the browser what is on offer: %p', async (filled, shown) => {
  renderApp(
    <Formik initialValues={{ month: '' }} onSubmit={() => undefined}>
      <FormSelect name="month" label="Month" options={MONTHS} autoComplete="cc-exp-month" />
    </Formik>,
  );

  await act(
    async () =>
      void fireEvent.change(document.querySelector('input[autocomplete=cc-exp-month]')!, { target: { value: filled } }),
  );

  const text = screen.getByRole('combobox', { name: 'Month' }).textContent;
  expect(text.replace('\u200B', '')).toBe(shown);
});

it('says what has to be chosen first, and not that it is empty, while it is disabled', () => {
  renderApp(
    <Formik
      initialValues={{ month: '' }}
      initialTouched={{ month: true }}
      initialErrors={{ month: 'expiryMonthRequired' }}
      onSubmit={() => undefined}
    >
      <FormSelect name="month" label="Month" options={MONTHS} disabled helperText="Choose the year first" />
    </Formik>,
  );

  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveAccessibleDescription('Choose the year first');
});
