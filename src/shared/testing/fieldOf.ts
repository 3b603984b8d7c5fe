import { screen } from '@testing-library/react';

/** By the one label that says just this: to look in every other way takes long in a large form. */
function labelled(label: string) {
  const labels = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === label);
  return labels.length === 1 ? labels[0]!.control : null;
}

export const queryField = (label: string) => labelled(label) ?? screen.queryByLabelText(label);

export const fieldOf = (label: string) => labelled(label) ?? screen.getByLabelText(label);
