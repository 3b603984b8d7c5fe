import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { http } from 'msw';

import { answer, refuse, renderApp, server } from '@/shared/testing';

import { LocationSelects } from './LocationSelects';

const CITIES: Record<string, object[]> = {
  1: [{ id: 7, name: 'Dokki', name_ar: 'الدقي' }],
  2: [{ id: 9, name: 'Nasr City', name_ar: 'مدينة نصر' }],
};

const serve = () =>
  server.use(
    http.get('*/api/items/governorates', () =>
      answer([
        { id: 1, name: 'Giza', name_ar: 'الجيزة' },
        { id: 2, name: 'Cairo', name_ar: 'القاهرة' },
      ]),
    ),
    http.get('*/api/items/cities', ({ request }) =>
      answer(CITIES[new URL(request.url).searchParams.get('governorate_id') ?? ''] ?? null),
    ),
  );

const open = (values: object = { governorate_id: '', city_id: '' }, language: 'en' | 'ar' = 'en') => {
  const { user } = renderApp(
    <Formik initialValues={values} onSubmit={() => undefined}>
      <LocationSelects />
    </Formik>,
    { language },
  );
  const pick = async (label: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { user, pick };
};

it('offers the cities of the chosen governorate, and forgets the city with it', async () => {
  serve();
  const { user, pick } = open();
  const city = screen.getByRole('combobox', { name: 'City' });
  expect(city).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Choose the governorate first')).toBeInTheDocument();

  await pick('Governorate', 'Giza');
  await pick('City', 'Dokki');
  expect(city).toHaveTextContent('Dokki');
  await pick('Governorate', 'Cairo');

  expect(city).not.toHaveTextContent('Dokki');
  await pick('City', 'Nasr City');
  expect(city).toHaveTextContent('Nasr City');
  for (const there of ['Giza', 'Cairo']) await pick('Governorate', there);

  await user.click(city);
  expect(await screen.findByRole('option', { name: 'Nasr City', selected: false })).toBeInTheDocument();
});

it('begins with the place of an address, in the language of the reader', async () => {
  serve();
  open({ governorate_id: 1, city_id: 7 }, 'ar');

  await waitFor(() => expect(screen.getByRole('combobox', { name: 'المحافظة' })).toHaveTextContent('الجيزة'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'المدينة' })).toHaveTextContent('الدقي'));
});

it.each([
  ['governorates', 'Failed to load governorates', 'Governorate', 'Giza'],
  ['cities', 'Failed to load cities', 'City', 'Dokki'],
])('tries again when the %s did not come', async (list, problem, label, name) => {
  serve();
  server.use(http.get(`*/api/items/${list}`, () => refuse(500), { once: true }));
  const { user } = open({ governorate_id: 1, city_id: 7 });
  expect(await screen.findByText(problem)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Try Again' }));

  await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toHaveTextContent(name));
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
});
