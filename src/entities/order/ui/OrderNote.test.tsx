import { render, screen } from '@testing-library/react';

import { OrderNote } from './OrderNote';

it('keeps each line in its own direction, and a dose in its own order', () => {
  // Without renderApp, because only then the styles are in the document.
  render(<OrderNote>{'Ring twice\nمعلقة 5 ml كل يوم'}</OrderNote>);

  const note = screen.getByText(/Ring twice/);
  expect(note.textContent).toBe('Ring twice\nمعلقة \u20665\u00A0ml\u2069 كل يوم');
  expect(getComputedStyle(note).unicodeBidi).toBe('plaintext');
});
