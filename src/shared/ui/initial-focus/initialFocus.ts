/** Milliseconds that a browser needs to tell screen readers that the page behind a dialog is hidden. */
const HIDING = 100;

/**
 * A ref, in place of `autoFocus`, for what has the focus when its dialog opens or when it takes the place of a form. Until the page behind
 * is hidden, or the form gone, the focus waits in the box around: Orca would take the new place for the old one and say nothing, and
 * entering a dialog is what makes screen readers say its name. The first key moves it at once, so that nothing typed gets lost.
 */
export function initialFocus(element: HTMLElement | null) {
  // MUI's boxes around a dialog and around an input have no role and no name, and need no outline for a moment.
  const box = (element?.closest('[role="dialog"]') ?? element)?.parentElement;
  if (box) {
    box.tabIndex = -1;
    box.style.outline = 'none';
    box.focus({ preventScroll: true });
  }

  const focus = () => {
    // What a person has meanwhile moved to keeps the focus.
    if (document.activeElement?.contains(element)) element?.focus();
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', focus, true);
  };
  const timer = setTimeout(() => {
    focus();
    stop();
  }, HIDING);
  document.addEventListener('keydown', focus, true);
  return stop;
}
