import { fireEvent, screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { DropZone } from './DropZone';
import { FileButton } from './FileButton';

const file = new File(['?'], 'pack.png', { type: 'image/png' });

it.each([
  ['takes what is dropped', jest.fn(), [[file]]],
  ['takes nothing while files are not accepted', null, undefined],
])('%s, and never lets the browser leave the page for it', (_what, onPick, taken) => {
  renderApp(<DropZone label="Picture" onPick={onPick} sx={{}} />);
  const zone = screen.getByRole('group', { name: 'Picture' });

  // False where the default of the browser was prevented.
  expect(fireEvent.dragOver(zone)).toBe(false);
  expect(fireEvent.drop(zone, { dataTransfer: { files: [file] } })).toBe(false);

  expect(onPick?.mock.calls).toEqual(taken);
});

it('takes the same file again, which may have been corrected', async () => {
  const onPick = jest.fn();
  const { user } = renderApp(<FileButton label="Choose" accept="image/png" onPick={onPick} />);

  for (let time = 0; time < 2; time += 1) await user.upload(screen.getByLabelText('Choose'), file);

  expect(onPick.mock.calls).toEqual([[file], [file]]);
});
