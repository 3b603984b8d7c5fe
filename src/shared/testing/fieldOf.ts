import { screen } from '@testing-library/react';

/** By the one label that says just this: to look in every other way takes long in a large form. */
function labelled(label: string) {
  const labels = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === label);
  return labels.length === 1 ? labels[0]!.control : null;
}

export const queryField = (label: string) => labelled(label) ?? screen.queryByLabelText(label);

/** In the whole document, or in a part of it where others have a field of that label. */
export const fieldOf = (label: string, part?: Pick<typeof screen, 'getByLabelText'>) =>
  part ? part.getByLabelText(label) : (labelled(label) ?? screen.getByLabelText(label));
