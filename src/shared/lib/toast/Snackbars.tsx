import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { createRef, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { useLanguage } from '@/shared/i18n';

import { SnackbarStyles } from './SnackbarStyles';
import { ToastButton } from './ToastButton';
import type { Toast } from './toasts';

/** Spec, section 9. */
const MAX_TOASTS = 20;
/** Milliseconds on the screen (spec, section 9). In the back office they stay longer. */
const DURATION = { success: 2000, warning: 4000, error: 4000 };
const STAFF_DURATION = 5000;
/** Milliseconds that a browser needs to tell screen readers that the region is no longer hidden. */
const UNHIDING = 100;

interface SnackbarsProps {
  /** Every toast since the page was loaded, oldest first. */
  toasts: readonly Toast[];
}

/** In the corner at the start of a line: dialogs have their buttons in the middle, and grids their pager at the end. */
export function Snackbars({ toasts }: SnackbarsProps) {
  const { direction } = useLanguage();
  const horizontal = direction === 'rtl' ? 'right' : 'left';
  // In public/index.html, because screen readers may pass over a toast that appears together with its region.
  const [container] = useState(() => document.getElementById('news') ?? document.body);

  return (
    <SnackbarProvider maxSnack={MAX_TOASTS} anchorOrigin={{ vertical: 'bottom', horizontal }} domRoot={container}>
      <SnackbarStyles />
      <Enqueue toasts={toasts} container={container} />
    </SnackbarProvider>
  );
}

interface ShownToast {
  key: SnackbarKey;
  text: RefObject<HTMLElement | null>;
}

/** Hidden at once: notistack leaves a closed toast in place until it has slid out, and quick presses would stack them up. */
const hide = ({ text }: ShownToast) =>
  text.current?.closest('.notistack-SnackbarContainer > *')?.setAttribute('hidden', '');

function Enqueue({ toasts, container }: SnackbarsProps & { container: Element }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(0);
  const latest = useRef(new Map<string, ShownToast>());

  const show = useEffectEvent(() => {
    for (const { text, variant, isOfStaff, action } of toasts.slice(shown.current)) {
      const milliseconds = isOfStaff ? STAFF_DURATION : DURATION[variant];
      const lines = text.split('\n');
      const [news = ''] = lines;
      // The same toast replaces the earlier one: repeated actions would otherwise cover the page with a stack of equal toasts.
      const said = latest.current.get(news);
      if (said) {
        hide(said);
        closeSnackbar(said.key);
      }
      const shownAction =
        action &&
        ((key: SnackbarKey) => (
          <ToastButton {...action} milliseconds={milliseconds} onDone={() => closeSnackbar(key)} />
        ));
      // notistack's timer does not stop while the keyboard is on the toast, so a toast with a button has its own timer.
      const clock = action ? { persist: true } : { autoHideDuration: milliseconds };
      const ref = createRef<HTMLDivElement>();
      const key = enqueueSnackbar(<Lines ref={ref} lines={lines} />, { variant, ...clock, action: shownAction });
      latest.current.set(news, { key, text: ref });
    }
    shown.current = toasts.length;
  });

  useEffect(() => {
    // An open dialog hides everything beside it from screen readers, even though the toast may belong to the dialog.
    if (!container.hasAttribute('aria-hidden')) {
      show();
      return;
    }
    container.removeAttribute('aria-hidden');
    // Firefox does not announce a toast that becomes visible together with its region.
    const timer = setTimeout(show, UNHIDING);
    return () => clearTimeout(timer);
  }, [toasts, container]);

  return null;
}

interface LinesProps {
  lines: readonly string[];
  ref: RefObject<HTMLDivElement | null>;
}

function Lines({ lines, ref }: LinesProps) {
  useLayoutEffect(() => {
    const toast = ref.current?.closest('[role="alert"]');
    // The region around it is already a live region.
    toast?.removeAttribute('role');
    // notistack gives every toast the same id, so each would be described by the first one.
    toast?.removeAttribute('aria-describedby');
  }, [ref]);

  return (
    <div ref={ref}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
