import { render, screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { CustomerName } from './CustomerName';
import { OrderNote } from './OrderNote';

it('keeps each line in its own direction, and a dose in its own order', () => {
  // Without renderApp, because only then the styles are in the document.
  render(<OrderNote>{'Ring twice\nمعلقة 5 ml كل يوم'}</OrderNote>);

  const note = screen.getByText(/Ring twice/);
  expect(note.textContent).toBe('Ring twice\nمعلقة \u20665\u00A0ml\u2069 كل يوم');
  expect(getComputedStyle(note).unicodeBidi).toBe('plaintext');
});

it.each([
  ['اتصل قبل الوصول', 'ar'],
  ['Ring twice', null],
])('says in which language a customer has written and is called (%s)', (words, lang) => {
  renderApp(
    <>
      <OrderNote>{words}</OrderNote>
      <CustomerName customer={{ name: words }} />
    </>,
  );

  expect(screen.getAllByText(words).map((text) => text.getAttribute('lang'))).toEqual([lang, lang]);
});
