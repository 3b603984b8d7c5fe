import GlobalStyles from '@mui/material/GlobalStyles';

/** On a phone, shows toasts at the bottom of the screen: for a page that has the same message at its top, and no buttons at its bottom. */
export const ToastsAtEnd = () => (
  <GlobalStyles styles={{ ':root': { '--toasts-start': 'auto', '--toasts-end': '14px' } }} />
);
