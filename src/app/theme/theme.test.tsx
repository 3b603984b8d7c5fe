import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';

import { renderApp } from '@/shared/testing';

import { makeTheme } from './theme';

const Menu = (props: MenuProps) => <MuiMenu {...props} anchorEl={document.body} />;

/** Presses once, or as the second half of a double click (`detail` 2). Returns whether the target may take the focus. */
const press = (target: Element, detail: number) => {
  const mayFocus = fireEvent.mouseDown(target, { detail });
  fireEvent.click(target, { detail });
  return mayFocus;
};

it.each<[string, typeof Dialog | typeof Menu, (onClick: () => void) => ReactElement, string]>([
  [
    'dialog',
    Dialog,
    (onClick) => (
      <Button disableRipple onClick={onClick}>
        Choose
      </Button>
    ),
    '.MuiDialog-container',
  ],
  [
    'menu',
    Menu,
    (onClick) => (
      <MenuItem disableRipple onClick={onClick}>
        Choose
      </MenuItem>
    ),
    '.MuiBackdrop-root',
  ],
])(
  'neither closes a %s by the second half of a double click that has opened it, nor presses anything there',
  async (_what, Over, choiceWith, beside) => {
    const close = jest.fn();
    const choose = jest.fn();
    renderApp(
      <ThemeProvider theme={makeTheme('ltr')}>
        <Over open onClose={close}>
          {choiceWith(choose)}
        </Over>
      </ThemeProvider>,
    );
    const choice = await screen.findByText('Choose');
    const outside = document.querySelector(beside) as Element;

    expect([press(outside, 2), press(choice, 2)]).toEqual([false, false]);
    expect(choose).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();

    expect([press(choice, 1), press(choice, 2), press(outside, 1)]).toEqual([true, true, true]);
    expect(choose).toHaveBeenCalledTimes(2);
    expect(close).toHaveBeenCalledWith(expect.anything(), 'backdropClick');
  },
);

it('hears both halves of a double click in a dialog over another one', async () => {
  renderApp(
    <ThemeProvider theme={makeTheme('ltr')}>
      <Dialog open>
        <Dialog open>
          <p>Choose</p>
        </Dialog>
      </Dialog>
    </ThemeProvider>,
  );
  const text = await screen.findByText('Choose');

  expect([press(text, 1), press(text, 2)]).toEqual([true, true]);
});

it('presses nothing that has come in the place of a button by the second half of the double click on that', async () => {
  const close = jest.fn();
  function Codes() {
    const [areShown, setAreShown] = useState(false);
    return areShown ? (
      <Button key="saved" onClick={close}>
        I have saved them
      </Button>
    ) : (
      <Button key="enable" onClick={() => setAreShown(true)}>
        Enable
      </Button>
    );
  }
  renderApp(
    <ThemeProvider theme={makeTheme('ltr')}>
      <Dialog open>
        <Codes />
      </Dialog>
    </ThemeProvider>,
  );
  press(await screen.findByText('Enable'), 1);
  const saved = await screen.findByText('I have saved them');

  expect(press(saved, 2)).toBe(false);
  expect(close).not.toHaveBeenCalled();
});
