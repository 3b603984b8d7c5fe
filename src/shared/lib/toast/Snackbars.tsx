import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';

import type { Toast } from './toasts';

/** Spec, section 9. */
const MOST_AT_ONCE = 20;

/** White on the library's own green is too faint to read (WCAG AA). */
const READABLE = {
  '.notistack-MuiContent.notistack-MuiContent-success': { backgroundColor: '#14602F' },
  '.notistack-MuiContent.notistack-MuiContent-error': { backgroundColor: '#9B1C15' },
};

interface SnackbarsProps {
  /** Every toast of this visit, oldest first. */
  toasts: readonly Toast[];
}

/** In the middle: the corners hold what people press next, the way out of the sidebar and the pager of a grid. */
export function Snackbars({ toasts }: SnackbarsProps) {
  return (
    <SnackbarProvider maxSnack={MOST_AT_ONCE} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <GlobalStyles styles={READABLE} />
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
