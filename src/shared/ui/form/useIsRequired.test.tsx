import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import * as yup from 'yup';

import { renderApp } from '@/shared/testing';

import { FormBody } from './FormBody';
import { FormCheckbox } from './FormCheckbox';
import { FormCheckboxes } from './FormCheckboxes';
import { FormEmail } from './FormEmail';
import { Formik } from './Formik';
import { FormPassword } from './FormPassword';
import { FormPhone } from './FormPhone';
import { FormRadios } from './FormRadios';
import { FormSelect } from './FormSelect';
import { FormTextField } from './FormTextField';

const open = (fields: ReactElement, rules: yup.ObjectShape, values: object) =>
  renderApp(
    <Formik initialValues={values} validationSchema={yup.object(rules)} onSubmit={() => undefined}>
      <FormBody>{fields}</FormBody>
    </Formik>,
  );

const CASH_OR_CARD = [
  { value: 'cash', label: 'Cash' },
  { value: 'card', label: 'Card' },
];
const text = yup.string();
const LABEL = 'The field';

it.each<[string, ReactElement, yup.AnySchema, yup.AnySchema, unknown]>([
  ['text', <FormTextField name="field" label={LABEL} />, text.required(), text.max(5), ''],
  ['text of several lines', <FormTextField name="field" label={LABEL} multiline />, text.required(), text, ''],
  ['date', <FormTextField name="field" label={LABEL} type="date" />, text.required(), text.nullable(), ''],
  ['number', <FormTextField name="field" label={LABEL} />, yup.number().required(), yup.number().min(1), 5],
  ['password', <FormPassword name="field" label={LABEL} />, text.required(), text, ''],
  ['phone', <FormPhone name="field" label={LABEL} />, text.required(), text.matches(/^$|^01/), ''],
  ['select', <FormSelect name="field" label={LABEL} options={[]} />, yup.number().required(), yup.number(), ''],
  [
    'group of radios',
    <FormRadios name="field" label={LABEL} options={CASH_OR_CARD} />,
    text.required(),
    text.default('cash'),
    '',
  ],
  ['checkbox', <FormCheckbox name="field" label={LABEL} />, yup.boolean().isTrue(), yup.boolean().required(), false],
])('tells whether a %s has to be filled in', (_kind, field, required, optional, value) => {
  open(field, { field: required }, { field: value });
  expect(screen.getByLabelText(LABEL)).toBeRequired();
  // The browser would ask in bubbles of its own, the library draw an asterisk.
  expect(document.querySelector(':required')).toBeNull();
  expect(screen.queryByText('*', { exact: false })).not.toBeInTheDocument();

  cleanup();
  open(field, { field: optional }, { field: value });
  expect(screen.getByLabelText(LABEL)).not.toBeRequired();
});

it('says it of a group of checkboxes as a whole, in the words of its rule', async () => {
  const days = <FormCheckboxes name="days" label="Days" options={[{ value: 'friday', label: 'Friday' }]} />;
  const { user } = open(days, { days: yup.array().min(1, 'workingDaysRequired') }, { days: ['friday'] });

  const group = screen.getByRole('group', { name: 'Days' });
  expect(group).toHaveAccessibleDescription('At least one working day must be selected');
  expect(screen.getByLabelText('Friday')).not.toBeRequired();

  // Once it stands there to be read, and at each box, it is not said of the group as well.
  await user.click(screen.getByLabelText('Friday'));
  await user.tab();
  expect(await screen.findByText('At least one working day must be selected')).toBeInTheDocument();
  expect(group).not.toHaveAccessibleDescription();
});

it('says it of a date in words, for whoever stands in one of its parts', async () => {
  const day = <FormTextField name="day" label="Day" type="date" />;
  const { user } = open(day, { day: text.required('startDateRequired') }, { day: '' });

  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Start date is required');

  await user.click(screen.getByLabelText('Day'));
  await user.tab();
  expect(await screen.findByText('Start date is required')).toBeInTheDocument();
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Start date is required');
});

it('follows what stands in the other fields', async () => {
  const rules = { email: text.when('pays', { is: 'card', then: (email) => email.required() }), pays: text };
  const fields = (
    <>
      <FormRadios name="pays" label="Paid by" options={CASH_OR_CARD} />
      <FormEmail label="Email" />
    </>
  );
  const { user } = open(fields, rules, { pays: '', email: '' });
  expect(screen.getByLabelText('Email')).not.toBeRequired();

  await user.click(screen.getByLabelText('Card'));
  expect(screen.getByLabelText('Email')).toBeRequired();

  await user.click(screen.getByLabelText('Cash'));
  expect(screen.getByLabelText('Email')).not.toBeRequired();
});

it('asks for nothing where the schema knows no such field', () => {
  open(<FormTextField name="nickname" label={LABEL} />, { name: text.required() }, { name: '', nickname: '' });

  expect(screen.getByLabelText(LABEL)).not.toBeRequired();
});
