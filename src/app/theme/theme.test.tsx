import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { makeTheme } from './theme';

const Menu = (props: MenuProps) => <MuiMenu {...props} anchorEl={document.body} />;

/** Presses for the first or the second time in a row; says whether the focus may follow. */
const press = (target: Element, detail: number) => {
  const mayFocus = fireEvent.mouseDown(target, { detail });
  fireEvent.click(target, { detail });
  return mayFocus;
};

describe('the second half of a double click', () => {
  it.each([
    ['dialog', Dialog, <Button key="only">Choose</Button>, '.MuiDialog-container'],
    ['menu', Menu, <MenuItem key="only">Choose</MenuItem>, '.MuiBackdrop-root'],
  ])('leaves a %s open beside it, and the focus where it is', async (_what, Over, choice, beside) => {
    const close = jest.fn();
    renderApp(
      <ThemeProvider theme={makeTheme('ltr')}>
        <Over open onClose={close}>
          {choice}
        </Over>
      </ThemeProvider>,
    );
    await screen.findByText('Choose');
    const outside = document.querySelector(beside) as Element;

    expect(press(outside, 2)).toBe(false);
    expect(close).not.toHaveBeenCalled();

    expect(press(outside, 1)).toBe(true);
    expect(close).toHaveBeenCalledWith(expect.anything(), 'backdropClick');
  });

  it.each([
    ['hears it within a dialog', Dialog, Button, 1],
    ['chooses nothing by it in a menu, which the first half may have opened under it', Menu, MenuItem, 0],
  ])('%s', async (_what, Over, Choice, times) => {
    const choose = jest.fn();
    renderApp(
      <ThemeProvider theme={makeTheme('ltr')}>
        <Over open>
          <Choice disableRipple onClick={choose}>
            Choose
          </Choice>
        </Over>
      </ThemeProvider>,
    );
    const choice = await screen.findByText('Choose');

    press(choice, 2);
    expect(choose).toHaveBeenCalledTimes(times);

    press(choice, 1);
    expect(choose).toHaveBeenCalledTimes(times + 1);
  });
});
