import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { renderApp } from '@/shared/testing';
import { Formik } from '@/shared/ui/form';

import { CodeField } from './CodeField';

function Step({ kind, isFirst }: Parameters<typeof CodeField>[0]) {
  const [shown, setShown] = useState(kind);
  return (
    <Formik initialValues={{ code: '' }} onSubmit={() => undefined}>
      <>
        <CodeField kind={shown} isFirst={isFirst} />
        <button onClick={() => setShown('recovery')}>Lost the phone</button>
      </>
    </Formik>
  );
}

it.each([
  ['app', 'Code', 'The 6-digit code that your authenticator app shows now', 'one-time-code', 'numeric'],
  ['either', 'Code', 'From your app, or a recovery code', 'one-time-code', 'text'],
  ['recovery', 'Recovery code', /^One of the codes that you saved/, 'off', 'text'],
] as const)('asks for what it takes (%s)', (kind, label, hint, autocomplete, inputmode) => {
  renderApp(<Step kind={kind} />);

  const field = screen.getByLabelText(label);
  expect(field).toHaveAccessibleDescription(hint);
  expect(field).toHaveAttribute('autocomplete', autocomplete);
  expect(field).toHaveAttribute('inputmode', inputmode);
  expect(field).toHaveAttribute('dir', 'ltr');
  expect(field).not.toHaveFocus();
});

it('takes the focus a moment after it appears, or Orca would say it twice', async () => {
  renderApp(<Step kind="app" isFirst />);
  expect(screen.getByLabelText('Code')).not.toHaveFocus();

  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
});

it('stays and takes the focus at once as it asks for another kind, or Orca would not say the new label', async () => {
  const { user } = renderApp(<Step kind="app" isFirst />);
  const field = screen.getByLabelText('Code');

  await user.click(screen.getByRole('button', { name: 'Lost the phone' }));

  expect(screen.getByLabelText('Recovery code')).toBe(field);
  expect(field).toHaveFocus();
});
