import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { TextWithLang } from './TextWithLang';

it.each([
  ['ar', 'Paracetamol', 'en'],
  ['ar', '(500 mg)', 'en'],
  ['ar', 'باراسيتامول 500 mg', null],
  ['ar', '160/4.5', null],
  ['en', 'باراسيتامول', 'ar'],
  ['en', 'Paracetamol', null],
] as const)('on a page in %s says of “%s” in which language it is', (language, text, own) => {
  renderApp(<TextWithLang>{text}</TextWithLang>, { language });

  expect(screen.getByText(text).getAttribute('lang')).toBe(own);
});
