import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answerMedia } from '@/shared/testing';

import { ColorsSwitch } from './ColorsSwitch';

const theme = createTheme({ cssVariables: { colorSchemeSelector: 'data' }, colorSchemes: { light: true, dark: true } });

const open = () =>
  render(
    <ThemeProvider theme={theme}>
      <ColorsSwitch />
    </ThemeProvider>,
  );

const prefers = (scheme: 'light' | 'dark') => answerMedia((media) => media.includes(scheme));

it.each([
  ['light', 'Use dark colours'],
  ['dark', 'Use light colours'],
] as const)('begins with the %s colours of the device, and offers the others', (scheme, label) => {
  prefers(scheme);
  open();

  expect(screen.getByRole('button', { name: label })).toBeInTheDocument();
});

it('changes the colours, back again, and remembers them', async () => {
  prefers('light');
  const { unmount } = open();

  await userEvent.click(screen.getByRole('button', { name: 'Use dark colours' }));
  expect(document.documentElement).toHaveAttribute('data-dark');
  unmount();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Use light colours' }));

  expect(document.documentElement).toHaveAttribute('data-light');
  expect(screen.getByRole('button', { name: 'Use dark colours' })).toBeInTheDocument();
});
