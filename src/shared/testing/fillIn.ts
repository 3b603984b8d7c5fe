import { act, fireEvent, screen } from '@testing-library/react';

/** All at once, by their labels: where typing is not the subject, each key would draw the whole form anew. */
export const fillIn = (typed: Record<string, string>) =>
  act(async () => {
    for (const [label, value] of Object.entries(typed)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
  });
