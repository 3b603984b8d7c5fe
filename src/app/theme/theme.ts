import type { Direction } from '@mui/material/styles';
import { createTheme, type Theme } from '@mui/material/styles';

import { IGNORE_SECOND_PRESS } from '@/shared/ui/second-press';

/** Deep teal for trust, apricot for the main action, warm paper instead of grey. */
const LIGHT = {
  primary: { main: '#0B6B5D', dark: '#07483F', light: '#3C8F82', contrastText: '#FFFFFF' },
  secondary: { main: '#B4511A', dark: '#8A3B10', light: '#F08A4B', contrastText: '#FFFFFF' },
  success: { main: '#1B7A43' },
  warning: { main: '#9A5B00' },
  error: { main: '#B3261E' },
  info: { main: '#1F6396' },
  background: { default: '#F6FAF8', paper: '#FFFFFF' },
  action: { selected: '#0B6B5D1A' },
  text: { primary: '#12312C', secondary: '#4A645F' },
  divider: '#DCE7E3',
};

const DARK = {
  primary: { main: '#5CC8B4', dark: '#3BA592', light: '#8CDCCD', contrastText: '#04241F' },
  secondary: { main: '#F5A36C', dark: '#F08A4B', light: '#F9C29D', contrastText: '#2B1200' },
  success: { main: '#6BCB8F' },
  warning: { main: '#F0B35A' },
  error: { main: '#F2897F', dark: '#E0685C' },
  info: { main: '#7DB8E8' },
  background: { default: '#0D1715', paper: '#14211E' },
  action: { selected: '#5CC8B42E' },
  text: { primary: '#E4F0EC', secondary: '#A5BBB5' },
  divider: '#29403A',
  // MUI's own are darker than the page and nearly black for every severity. These are 16 % of each colour on the paper colour.
  Alert: {
    successStandardBg: '#223C30',
    warningStandardBg: '#373828',
    errorStandardBg: '#38322E',
    infoStandardBg: '#25393E',
  },
};

/** The focus ring, with a contrast of 3:1 on every surface (WCAG 1.4.11). MUI's own buttons only change their tint. */
const RING = { outline: '3px solid var(--mui-palette-secondary-main)', outlineOffset: 2 };

/** Dialogs and menus have the same colour as cards, and in the dark no shadow sets them off. */
const EDGE = { border: '1px solid var(--mui-palette-divider)' };

export const makeTheme = (direction: Direction): Theme =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: { light: { palette: LIGHT }, dark: { palette: DARK } },
    shape: { borderRadius: 12 },
    // Follows the device's setting for reduced motion.
    motion: { reducedMotion: 'system' },
    typography: {
      // Defined in fallbackFont.css.
      fontFamily: 'var(--font)',
      h1: { fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)', fontWeight: 600, lineHeight: 1.2 },
      h2: { fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.1rem)', fontWeight: 600, lineHeight: 1.3 },
      h3: { fontSize: '1.35rem', fontWeight: 600, lineHeight: 1.35 },
      h4: { fontSize: 'clamp(1.4rem, 1.2rem + 0.8vw, 1.8rem)', fontWeight: 600, lineHeight: 1.3 },
      h5: { fontSize: '1.2rem', fontWeight: 600 },
      h6: { fontSize: '1.05rem', fontWeight: 600 },
      button: { fontWeight: 500, textTransform: 'none' },
    },
    components: {
      // As two rules, because a browser without :has() drops a whole rule that contains it.
      MuiButtonBase: {
        styleOverrides: { root: { '&:focus-visible': RING, '&:has(> input:focus-visible)': RING } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { borderRadius: 999, minHeight: 40, paddingInline: 20, overflowWrap: 'anywhere' },
          sizeLarge: { minHeight: 48 },
        },
      },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: 16 } },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      // The chip grows with the reader's font size. The padding is for the label, which clips its text, too.
      MuiChip: {
        styleOverrides: {
          root: { fontWeight: 500, height: 'auto', minHeight: 32, '&.MuiChip-sizeSmall': { minHeight: 24 } },
          label: { paddingBlock: 4, marginBlock: -2 },
        },
      },
      // Browsers without color-mix() show the border in the full colour.
      MuiAlert: {
        styleOverrides: {
          root: { border: '1px solid', borderColor: 'color-mix(in srgb, currentColor 30%, transparent)' },
        },
      },
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiModal: { defaultProps: IGNORE_SECOND_PRESS },
      MuiDialog: {
        defaultProps: { fullWidth: true },
        styleOverrides: { paper: { ...EDGE, borderRadius: 20 }, paperFullScreen: { border: 0, borderRadius: 0 } },
      },
      MuiPopover: { styleOverrides: { paper: EDGE } },
      MuiLink: { defaultProps: { underline: 'hover' } },
      MuiTab: { styleOverrides: { root: { fontWeight: 500 } } },
      MuiIconButton: { styleOverrides: { sizeMedium: { minWidth: 40, minHeight: 40 } } },
    },
  });
