import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';

import { useLanguage } from '@/shared/i18n';

import type { Toast } from './toasts';

/** Spec, section 9. */
const MOST_AT_ONCE = 20;

/** White on the library's own green is too faint to read (WCAG AA). */
const READABLE = {
  '.notistack-MuiContent.notistack-MuiContent-success': { backgroundColor: '#14602F' },
  '.notistack-MuiContent.notistack-MuiContent-error': { backgroundColor: '#9B1C15' },
};

/** A layout with a sidebar says how wide it is: the way out stands at its end. */
const BESIDE_SIDEBAR = { '.notistack-SnackbarContainer': { marginInlineStart: 'var(--sidebar-width, 0px)' } };

interface SnackbarsProps {
  /** Every toast of this visit, oldest first. */
  toasts: readonly Toast[];
}

/** In the corner where a line of text begins: the middle holds the buttons of dialogs, the other end the pager of a grid. */
export function Snackbars({ toasts }: SnackbarsProps) {
  const { direction } = useLanguage();
  const horizontal = direction === 'rtl' ? 'right' : 'left';

  return (
    <SnackbarProvider maxSnack={MOST_AT_ONCE} anchorOrigin={{ vertical: 'bottom', horizontal }}>
      <GlobalStyles styles={[READABLE, BESIDE_SIDEBAR]} />
      <Enqueue toasts={toasts} />
    </SnackbarProvider>
  );
}

function Enqueue({ toasts }: SnackbarsProps) {
  const { enqueueSnackbar } = useSnackbar();
  const shown = useRef(0);

  useEffect(() => {
    for (const { text, variant, milliseconds } of toasts.slice(shown.current)) {
      enqueueSnackbar(text, { variant, autoHideDuration: milliseconds });
    }
    shown.current = toasts.length;
  }, [toasts, enqueueSnackbar]);

  return null;
}
