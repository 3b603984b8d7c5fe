import { fireEvent, screen, waitFor } from '@testing-library/react';

import { fieldOf } from './fieldOf';

/** Opens a select and picks one of its options, for tests that are about something else. */
export async function chooseOption(label: string, option: string, form?: Pick<typeof screen, 'getByLabelText'>) {
  const field = fieldOf(label, form);
  await waitFor(() => expect(field).not.toHaveAttribute('aria-disabled'));
  fireEvent.mouseDown(field);
  fireEvent.click(await screen.findByText(option, { selector: '[role=listbox] *' }));
}
