import GlobalStyles from '@mui/material/GlobalStyles';

/** For a screen that begins with the same news, and ends with nothing to press: a phone shows toasts at its end. */
export const ToastsAtEnd = () => (
  <GlobalStyles styles={{ ':root': { '--toasts-start': 'auto', '--toasts-end': '14px' } }} />
);
