import { act, fireEvent, type screen } from '@testing-library/react';

import { fieldOf } from './fieldOf';

/** All texts at once, each into the field of its label: where typing is not the subject, each key would render the whole form again. */
export const fillInTexts = (texts: Record<string, string>, form?: Pick<typeof screen, 'getByLabelText'>) =>
  act(async () => {
    for (const [label, value] of Object.entries(texts)) fireEvent.change(fieldOf(label, form), { target: { value } });
  });
