import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

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

/** What the Tab key goes to while a toast is there must not come to lie under it (WCAG 2.4.11). */
const roomForFocus = ({ breakpoints }: Theme) => ({
  'html:has(.notistack-Snackbar)': {
    scrollPaddingBlockEnd: 'calc(8rem + var(--notice, 0px))',
    [breakpoints.down('sm')]: { scrollPaddingBlockStart: 'calc(72px + 5rem)' },
  },
});

/** Who asked the device for less motion gets less: the library asks nobody. */
const STILL = {
  '@media (prefers-reduced-motion: reduce)': {
    '.notistack-SnackbarContainer *': { transition: 'none !important' },
  },
};

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
        styles={(theme) => [
          READABLE,
          OUT_OF_THE_WAY,
          EDGE,
          ON_SCREEN_ONLY,
          BESIDE_SIDEBAR,
          STILL,
          belowHeader(theme),
          roomForFocus(theme),
        ]}
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
      const [news = '', ...more] = text.split('\n');
      // Quick work hears the same words again and again: a pile of them would lie over what is worked on.
      const said = keys.current.get(news);
      if (said !== undefined) closeSnackbar(said);
      const shownAction =
        action &&
        ((key: SnackbarKey) => (
          <Action {...action} milliseconds={Math.max(milliseconds, TIME_TO_PRESS)} onDone={() => closeSnackbar(key)} />
        ));
      // The library's clock does not stop for the keyboard: an action has its own.
      const clock = action ? { persist: true } : { autoHideDuration: milliseconds };
      const message = more.length > 0 ? <Lines lines={[news, ...more]} /> : news;
      keys.current.set(news, enqueueSnackbar(message, { variant, ...clock, action: shownAction }));
      // An open dialog hides all that stands beside it from screen readers, and the news may be its own.
      place.removeAttribute('aria-hidden');
    }
    shown.current = toasts.length;
  }, [toasts, place, enqueueSnackbar, closeSnackbar]);

  return null;
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <div>
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </div>
);

/** What is read in two seconds is not also reached in two: a keyboard has far to go from the middle of a page. Longer, a few of them would cover a phone. */
const TIME_TO_PRESS = 10_000;

interface ActionProps extends ToastAction {
  milliseconds: number;
  onDone: () => void;
}

/** Stays as long as the keyboard or the pointer is on it, and gives the focus back to where it came from. */
function Action({ label, onPress, milliseconds, onDone }: ActionProps) {
  const cameFrom = useRef<EventTarget>(null);
  const [isFocused, setIsFocused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const isHeld = isFocused || isHovered;
  const end = useEffectEvent(onDone);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), milliseconds);
    return () => clearTimeout(timer);
  }, [isHeld, milliseconds]);

  const press = () => {
    // Now: the toast is hidden before it is taken away, and a browser lets nothing hidden keep the focus.
    if (isFocused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onDone();
    onPress();
  };
  return (
    <Button
      color="inherit"
      size="small"
      sx={{ textDecoration: 'underline' }}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onClick={press}
    >
      {label}
    </Button>
  );
}
