import { fireEvent, screen, waitFor } from '@testing-library/react';

import { fieldOf } from './fieldOf';

/** Opens a select and takes one of its options: where choosing is not what a test is about. */
export async function chooseOption(label: string, option: string, form?: Pick<typeof screen, 'getByLabelText'>) {
  const field = fieldOf(label, form);
  await waitFor(() => expect(field).not.toHaveAttribute('aria-disabled'));
  fireEvent.mouseDown(field);
  fireEvent.click(await screen.findByText(option, { selector: '[role=listbox] *' }));
}
