import { act, fireEvent } from '@testing-library/react';

import { fieldOf } from './fieldOf';

/** All at once, by their labels: where typing is not the subject, each key would draw the whole form anew. */
export const fillIn = (typed: Record<string, string>) =>
  act(async () => {
    for (const [label, value] of Object.entries(typed)) fireEvent.change(fieldOf(label), { target: { value } });
  });
