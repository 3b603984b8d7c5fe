import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';

import { answer, renderApp, server } from '@/shared/testing';

import { useUpdateProductMutation } from './productApi';

function Probe() {
  const [update] = useUpdateProductMutation();
  const image = new File(['?'], 'box.png', { type: 'image/png' });
  return (
    <button
      onClick={() =>
        void update({ id: 5, image, stock: 12, expiry_date: null, remove_image: false, dosage: undefined })
      }
    >
      save
    </button>
  );
}

it('says beside a picture what is a text, a number or nothing as the server reads it from a form', async () => {
  const sent: [string, FormDataEntryValue][] = [];
  server.use(
    http.post('*/api/medications/5/update', async ({ request }) => {
      sent.push(...(await request.formData()).entries());
      return answer(null);
    }),
  );
  const { user } = renderApp(<Probe />);

  await user.click(screen.getByRole('button', { name: 'save' }));

  await waitFor(() =>
    expect(sent).toEqual([
      ['stock', '12'],
      ['expiry_date', ''],
      ['remove_image', 'false'],
      // The File that arrives is not of jsdom's class, so it cannot be compared.
      ['image', expect.anything()],
    ]),
  );
});
