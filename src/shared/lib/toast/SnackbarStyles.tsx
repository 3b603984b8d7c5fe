import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

/** White on notistack's own colours has too little contrast (WCAG AA). */
const READABLE = {
  '.notistack-MuiContent.notistack-MuiContent-success': { backgroundColor: '#14602F' },
  '.notistack-MuiContent.notistack-MuiContent-warning': { backgroundColor: '#7A4100' },
  '.notistack-MuiContent.notistack-MuiContent-error': { backgroundColor: '#9B1C15' },
};

/**
 * Only a toast's button takes clicks; all others reach what the toast covers. Long texts wrap early, so that they cover less.
 * `!important`, because notistack sets `pointer-events` in a style attribute.
 */
const OUT_OF_THE_WAY = {
  '.notistack-SnackbarContainer > *': { pointerEvents: 'none !important' },
  '.notistack-SnackbarContainer button': { pointerEvents: 'auto' },
  '.notistack-MuiContent': { maxWidth: 440 },
} as const;

/** In forced-colours mode a toast has no background; the browser then draws this border in a visible colour. */
const EDGE = { '.notistack-MuiContent': { border: '1px solid transparent' } };

/** Not on paper. The selector names the element to win over notistack's own rule, which comes later. */
const ON_SCREEN_ONLY = { '@media print': { 'div.notistack-SnackbarContainer': { display: 'none' } } };

/** Beside the sidebar, whose layout sets its width: the link to sign out at its lower end must not be covered. */
const BESIDE_SIDEBAR = { '.notistack-SnackbarContainer': { marginInlineStart: 'var(--sidebar-width, 0px)' } };

/** On a phone, screens and full-screen dialogs have their buttons at the bottom, so toasts appear below the header. */
const belowHeader = ({ breakpoints }: Theme) => ({
  'div.notistack-SnackbarContainer': {
    [breakpoints.down('sm')]: {
      insetBlockStart: 'var(--toasts-start, 72px)',
      insetBlockEnd: 'var(--toasts-end, auto)',
    },
  },
});

/** The numbers of toasts to make room for: more at a time are rare. */
const STACKED = [1, 2, 3];

/** Elements that get the focus by Tab must not end up under the toasts (WCAG 2.4.11). */
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

/** notistack ignores the request for reduced motion. */
const STILL = {
  '@media (prefers-reduced-motion: reduce)': {
    '.notistack-SnackbarContainer *': { transition: 'none !important' },
  },
};

/** How notistack's toasts look, and where they are placed. */
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
