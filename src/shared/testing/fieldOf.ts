import { screen } from '@testing-library/react';

/** Looks for exact labels only, which is much faster in a large form. */
function labelled(label: string) {
  const labels = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === label);
  return labels.length === 1 ? labels[0]!.control : null;
}

export const queryField = (label: string) => labelled(label) ?? screen.queryByLabelText(label);

/** The field with this label, in the document or in a part of it. */
export const fieldOf = (label: string, part?: Pick<typeof screen, 'getByLabelText'>) =>
  part ? part.getByLabelText(label) : (labelled(label) ?? screen.getByLabelText(label));
