import { act, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

import { makeTexts } from '@/shared/i18n';

import { Formik } from './Formik';
import { FormTextField } from './FormTextField';

it('has what a password manager has filled in before the page was hydrated', async () => {
  const i18n = await makeTexts('en', ['common', 'messages']);
  const sent = jest.fn();
  const page: ReactNode = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Formik initialValues={{ email: '', note: 'Ring twice' }} onSubmit={sent}>
          {({ handleSubmit }) => (
            <form onSubmit={handleSubmit}>
              <FormTextField name="email" label="Email" />
              <FormTextField name="note" label="Note" />
              <button type="submit">Send</button>
            </form>
          )}
        </Formik>
      </I18nextProvider>
    </StrictMode>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  screen.getByLabelText<HTMLInputElement>('Email').value = 'mona@mail.example';

  await act(async () => void hydrateRoot(root, page));
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());

  expect(screen.getByLabelText('Email')).toHaveValue('mona@mail.example');
  expect(sent).toHaveBeenCalledWith({ email: 'mona@mail.example', note: 'Ring twice' }, expect.anything());
});
