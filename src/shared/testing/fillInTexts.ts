import { act, fireEvent, screen } from '@testing-library/react';

/** All texts at once, each into the field of its label: for forms whose typing is not what a test is about. */
export const fillInTexts = (texts: Record<string, string>, form: Pick<typeof screen, 'getByLabelText'> = screen) =>
  act(async () => {
    for (const [label, value] of Object.entries(texts)) {
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    }
  });
