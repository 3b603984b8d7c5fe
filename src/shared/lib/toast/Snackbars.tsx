import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { createRef, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { useLanguage } from '@/shared/i18n';

import { SnackbarStyles } from './SnackbarStyles';
import { ToastButton } from './ToastButton';
import type { Toast } from './toasts';

/** Spec, section 9. */
const MAX_TOASTS = 20;
/** Milliseconds on the screen (spec, section 9). The back office keeps all of them up longer. */
const DURATION = { success: 2000, warning: 4000, error: 4000 };
const STAFF_DURATION = 5000;
/** Milliseconds in which a browser tells screen readers that the region is there. */
const UNHIDING = 100;

interface SnackbarsProps {
  /** Every toast of this visit, oldest first. */
  toasts: readonly Toast[];
}

/** In the corner where a line of text begins: the middle holds the buttons of dialogs, the other end the pager of a grid. */
export function Snackbars({ toasts }: SnackbarsProps) {
  const { direction } = useLanguage();
  const horizontal = direction === 'rtl' ? 'right' : 'left';
  // Stands in public/index.html, and therefore in the page before the first of them.
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

/** At once: while it slides out the library leaves it there, and quick presses would pile up one beside the other. */
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
      // Quick work hears the same words again and again: a pile of them would lie over what is worked on.
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
      // The library's clock does not stop for the keyboard: an action has its own.
      const clock = action ? { persist: true } : { autoHideDuration: milliseconds };
      const ref = createRef<HTMLDivElement>();
      const key = enqueueSnackbar(<Lines ref={ref} lines={lines} />, { variant, ...clock, action: shownAction });
      latest.current.set(news, { key, text: ref });
    }
    shown.current = toasts.length;
  });

  useEffect(() => {
    // An open dialog hides all that stands beside it from screen readers, and the news may be its own.
    if (!container.hasAttribute('aria-hidden')) {
      show();
      return;
    }
    container.removeAttribute('aria-hidden');
    // Firefox says nothing of what comes to light together with its region.
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
    // The region around it is read out already.
    toast?.removeAttribute('role');
    // The library gives all toasts one id: each would be described by the first on the screen.
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
