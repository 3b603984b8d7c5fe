import { act, fireEvent, type screen } from '@testing-library/react';

import { fieldOf } from './fieldOf';

/** Fills in several fields by their labels, for tests that are not about typing: each key would render the whole form again. */
export const fillInTexts = (texts: Record<string, string>, form?: Pick<typeof screen, 'getByLabelText'>) =>
  act(async () => {
    for (const [label, value] of Object.entries(texts)) fireEvent.change(fieldOf(label, form), { target: { value } });
  });
