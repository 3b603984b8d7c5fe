import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef, useState } from 'react';

import { useLanguage } from '@/shared/i18n';

import type { Toast, ToastAction } from './toasts';

/** Spec, section 9. */
const MOST_AT_ONCE = 20;

/** White on the library's own colours is too faint to read (WCAG AA). */
const READABLE = {
  '.notistack-MuiContent.notistack-MuiContent-success': { backgroundColor: '#14602F' },
  '.notistack-MuiContent.notistack-MuiContent-warning': { backgroundColor: '#7A4100' },
  '.notistack-MuiContent.notistack-MuiContent-error': { backgroundColor: '#9B1C15' },
};

/** On a toast there is nothing to press but its action, if it has one: what it lies over can be, and a long one breaks before it lies over much. */
const OUT_OF_THE_WAY = {
  '.notistack-SnackbarContainer .notistack-Snackbar': { pointerEvents: 'none' },
  '.notistack-SnackbarContainer .notistack-Snackbar button': { pointerEvents: 'auto' },
  '.notistack-MuiContent': { maxWidth: 440 },
} as const;

/** News of the screen is no part of a receipt on paper. */
const ON_SCREEN_ONLY = { '@media print': { '.notistack-SnackbarContainer': { display: 'none' } } };

/** A layout with a sidebar says how wide it is: the way out stands at its end. */
const BESIDE_SIDEBAR = { '.notistack-SnackbarContainer': { marginInlineStart: 'var(--sidebar-width, 0px)' } };

/** A phone's screens, and the dialogs that fill it, end with what is pressed: there the news comes in below the header. */
const belowHeader = ({ breakpoints }: Theme) => ({
  'div.notistack-SnackbarContainer': { [breakpoints.down('sm')]: { insetBlockStart: 72, insetBlockEnd: 'auto' } },
});

interface SnackbarsProps {
  /** Every toast of this visit, oldest first. */
  toasts: readonly Toast[];
}

/** In the corner where a line of text begins: the middle holds the buttons of dialogs, the other end the pager of a grid. */
export function Snackbars({ toasts }: SnackbarsProps) {
  const { direction } = useLanguage();
  const horizontal = direction === 'rtl' ? 'right' : 'left';
  const [place] = useState(() => document.createElement('div'));

  useEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);

  return (
    <SnackbarProvider maxSnack={MOST_AT_ONCE} anchorOrigin={{ vertical: 'bottom', horizontal }} domRoot={place}>
      <GlobalStyles
        styles={(theme) => [READABLE, OUT_OF_THE_WAY, ON_SCREEN_ONLY, BESIDE_SIDEBAR, belowHeader(theme)]}
      />
      <Enqueue toasts={toasts} place={place} />
    </SnackbarProvider>
  );
}

function Enqueue({ toasts, place }: SnackbarsProps & { place: Element }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(0);
  const keys = useRef(new Map<string, SnackbarKey>());

  useEffect(() => {
    for (const { text, variant, milliseconds, action } of toasts.slice(shown.current)) {
      // Quick work hears the same words again and again: a pile of them would lie over what is worked on.
      const said = keys.current.get(text);
      if (said !== undefined) closeSnackbar(said);
      const autoHideDuration = action ? Math.max(milliseconds, TIME_TO_PRESS) : milliseconds;
      const shownAction = action && ((key: SnackbarKey) => <Action {...action} onDone={() => closeSnackbar(key)} />);
      keys.current.set(text, enqueueSnackbar(text, { variant, autoHideDuration, action: shownAction }));
      // An open dialog hides all that stands beside it from screen readers, and the news may be its own.
      place.removeAttribute('aria-hidden');
    }
    shown.current = toasts.length;
  }, [toasts, place, enqueueSnackbar, closeSnackbar]);

  return null;
}

/** What is read in two seconds is not also reached in two. */
const TIME_TO_PRESS = 5000;

function Action({ label, onPress, onDone }: ToastAction & { onDone: () => void }) {
  const press = () => {
    onDone();
    onPress();
  };
  return (
    <Button color="inherit" size="small" sx={{ textDecoration: 'underline' }} onClick={press}>
      {label}
    </Button>
  );
}
