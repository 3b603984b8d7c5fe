import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { makeTheme } from './theme';

/** Presses for the first or the second time in a row; says whether the focus may follow. */
const press = (target: Element, detail: number) => {
  const mayFocus = fireEvent.mouseDown(target, { detail });
  fireEvent.click(target, { detail });
  return mayFocus;
};

it.each([
  ['dialog', Dialog, <Button key="only">Choose</Button>, '.MuiDialog-container'],
  ['menu', Menu, <MenuItem key="only">Choose</MenuItem>, '.MuiBackdrop-root'],
])(
  'leaves a %s open under the second half of a double click beside it, and the focus where it is',
  async (_what, Over, choice, beside) => {
    const close = jest.fn();
    renderApp(
      <ThemeProvider theme={makeTheme('ltr')}>
        <Over open onClose={close}>
          {choice}
        </Over>
      </ThemeProvider>,
    );
    const within = await screen.findByText('Choose');
    const outside = document.querySelector(beside) as Element;

    expect(press(within, 2)).toBe(true);
    expect(press(outside, 2)).toBe(false);
    expect(close).not.toHaveBeenCalled();

    expect(press(outside, 1)).toBe(true);
    expect(close).toHaveBeenCalledWith(expect.anything(), 'backdropClick');
  },
);
