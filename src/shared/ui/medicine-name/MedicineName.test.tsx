import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { MedicineName } from './MedicineName';

const COMTREX = { name: 'Comtrex', name_ar: 'كومتركس', strength: '500 mg / 30 mg / 2 mg', dosage_form: null };

const shown = (
  medicine: typeof COMTREX | { name: string; name_ar: string; strength: null; dosage_form: null },
  language: 'en' | 'ar',
) => {
  renderApp(
    <p>
      <MedicineName medicine={medicine} />
    </p>,
    { language },
  );
  return screen.getByRole('paragraph');
};

it.each([
  ['en', 'Comtrex (500 mg / 30 mg / 2 mg)', '(500 mg / 30 mg / 2 mg)'],
  ['ar', 'كومتركس (500 مجم / 30 مجم / 2 مجم)', '(500 مجم / 30 مجم / 2 مجم)'],
] as const)('keeps the strength in brackets together (%s)', (language, name, strength) => {
  const paragraph = shown(COMTREX, language);

  expect(paragraph).toHaveTextContent(name);
  expect(screen.getByText(strength)).toBeInTheDocument();
});

it.each(['Panadol 500 mg', 'Kit (adults) of 5 parts'])('shows %s as it is, in one piece', (name) => {
  const paragraph = shown({ name, name_ar: name, strength: null, dosage_form: null }, 'en');

  expect(paragraph).toHaveTextContent(name);
  expect(paragraph.firstElementChild?.children).toHaveLength(0);
});

it.each([
  ['Comtrex', 'en'],
  ['كومتركس', null],
])('says on an Arabic page in which language %s and its strength are', (name_ar, lang) => {
  const paragraph = shown({ ...COMTREX, name_ar }, 'ar');

  expect(paragraph.firstElementChild?.getAttribute('lang')).toBe(lang);
});
