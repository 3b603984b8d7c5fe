import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';

import { answer, deferredResponse, PLACES, refuse, renderApp, server } from '@/shared/testing';
import { Formik } from '@/shared/ui/form';

import { LocationSelects } from './LocationSelects';

const MANY_CITIES = [
  { id: 20, name: '15th of May City', name_ar: 'مدينة 15 مايو' },
  { id: 21, name: '6th of October City', name_ar: 'مدينة 6 أكتوبر' },
  { id: 22, name: 'Abbassia', name_ar: 'العباسية' },
  { id: 23, name: 'Atfih', name_ar: 'أطفيح' },
  { id: 24, name: 'Heliopolis', name_ar: 'مصر الجديدة' },
  { id: 25, name: 'Madinaty', name_ar: 'مدينتي' },
  { id: 26, name: 'Nasr City', name_ar: 'مدينة نصر' },
  { id: 27, name: 'Shorouk City', name_ar: 'مدينة الشروق' },
  { id: 28, name: 'Shubra', name_ar: 'شبرا' },
];

beforeEach(() => server.use(...PLACES));

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

it('says in the open menu that the cities are on their way', async () => {
  const { released, release } = deferredResponse();
  // Returns no response, so that the request goes on to the next handler once it is released.
  server.use(http.get('*/api/items/cities', () => released));
  const { user } = open({ governorate_id: 1, city_id: '' });

  await user.click(screen.getByRole('combobox', { name: 'City' }));
  expect(screen.getByRole('option')).toHaveTextContent('Loading...');
  release();

  expect(await screen.findByRole('option', { name: 'Dokki' })).toBeInTheDocument();
  expect(screen.getByRole('option')).toHaveTextContent('Dokki');
});

it.each([
  [
    'en',
    'City',
    [
      ...['6th of October City', '15th of May City', 'Abbassia', 'Atfih', 'Heliopolis', 'Madinaty', 'Nasr City'],
      ...['Shorouk City', 'Shubra'],
    ],
  ],
  [
    'ar',
    'المدينة',
    [
      ...['مدينة 6 أكتوبر', 'مدينة 15 مايو', 'أطفيح', 'شبرا', 'مدينة الشروق', 'العباسية', 'مدينتي', 'مصر الجديدة'],
      'مدينة نصر',
    ],
  ],
] as const)('has the cities in the alphabet of its reader: %s', async (language, label, names) => {
  server.use(http.get('*/api/items/cities', () => answer(MANY_CITIES)));
  const { user } = open({ governorate_id: 1, city_id: '' }, language);

  await user.click(screen.getByRole('combobox', { name: label }));

  await screen.findByRole('option', { name: names[0] });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(names);
});

it('begins with the place of an address, in the language of the reader', async () => {
  open({ governorate_id: 1, city_id: 7 }, 'ar');

  await waitFor(() => expect(screen.getByRole('combobox', { name: 'المحافظة' })).toHaveTextContent('الجيزة'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'المدينة' })).toHaveTextContent('الدقي'));
});

it.each([
  ['governorates', 'Failed to load governorates', 'Governorate', 'Giza'],
  ['cities', 'Failed to load cities', 'City', 'Dokki'],
])('tries again when the %s did not come', async (list, problem, label, name) => {
  server.use(http.get(`*/api/items/${list}`, () => refuse(500), { once: true }));
  const { user } = open({ governorate_id: 1, city_id: 7 });
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  await user.click(screen.getByRole('combobox', { name: label }));
  expect(screen.getByRole('option')).toHaveTextContent(problem);
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Try Again' }));

  await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toHaveTextContent(name));
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
});
