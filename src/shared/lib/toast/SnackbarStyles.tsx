import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

/** White on the library's own colours is too faint to read (WCAG AA). */
const READABLE = {
  '.notistack-MuiContent.notistack-MuiContent-success': { backgroundColor: '#14602F' },
  '.notistack-MuiContent.notistack-MuiContent-warning': { backgroundColor: '#7A4100' },
  '.notistack-MuiContent.notistack-MuiContent-error': { backgroundColor: '#9B1C15' },
};

/**
 * On a toast there is nothing to press but its action, if it has one: what it lies over can be, and a long one breaks before it lies
 * over much. The library says the contrary in the element itself, around each toast.
 */
const OUT_OF_THE_WAY = {
  '.notistack-SnackbarContainer > *': { pointerEvents: 'none !important' },
  '.notistack-SnackbarContainer button': { pointerEvents: 'auto' },
  '.notistack-MuiContent': { maxWidth: 440 },
} as const;

/** A device with colours of its own takes away the ground of a toast: the border that it draws is then its edge. */
const EDGE = { '.notistack-MuiContent': { border: '1px solid transparent' } };

/** News of the screen is no part of a receipt on paper. With its element, since the library's own rule comes later. */
const ON_SCREEN_ONLY = { '@media print': { 'div.notistack-SnackbarContainer': { display: 'none' } } };

/** A layout with a sidebar says how wide it is: the way out stands at its end. */
const BESIDE_SIDEBAR = { '.notistack-SnackbarContainer': { marginInlineStart: 'var(--sidebar-width, 0px)' } };

/** A phone's screens, and the dialogs that fill it, end with what is pressed: there the news comes in below the header. */
const belowHeader = ({ breakpoints }: Theme) => ({
  'div.notistack-SnackbarContainer': {
    [breakpoints.down('sm')]: {
      insetBlockStart: 'var(--toasts-start, 72px)',
      insetBlockEnd: 'var(--toasts-end, auto)',
    },
  },
});

/** So many of them at once are common: more would be a page of mishaps. */
const STACKED = [1, 2, 3];

/** What the Tab key goes to while toasts are there must not come to lie under them (WCAG 2.4.11). */
const scrollPadding = ({ breakpoints }: Theme) =>
  Object.fromEntries(
    STACKED.map((count) => [
      `html:has(.notistack-SnackbarContainer > :nth-child(${count}))`,
      {
        '--toasts-room': `calc(${4 + 4 * count}rem + var(--notice, 0px))`,
        scrollPaddingBlockEnd: 'var(--toasts-room)',
        [breakpoints.down('sm')]: { scrollPaddingBlockStart: `calc(72px + ${1 + 4 * count}rem)` },
      },
    ]),
  );

/** Who asked the device for less motion gets less: the library asks nobody. */
const STILL = {
  '@media (prefers-reduced-motion: reduce)': {
    '.notistack-SnackbarContainer *': { transition: 'none !important' },
  },
};

/** How the library's toasts look here, and where they lie. */
export const SnackbarStyles = () => (
  <GlobalStyles
    styles={(theme) => [
      READABLE,
      OUT_OF_THE_WAY,
      EDGE,
      ON_SCREEN_ONLY,
      BESIDE_SIDEBAR,
      STILL,
      belowHeader(theme),
      scrollPadding(theme),
    ]}
  />
);
