/** Milliseconds that a browser needs to tell screen readers that the page behind a dialog is hidden. */
const HIDING = 100;

/**
 * A ref, in place of `autoFocus`, for what has the focus when its dialog opens. Until the page behind is hidden, the focus waits beside the
 * dialog: Orca would take the new place for the old one and say nothing, and entering the dialog is what makes screen readers say its name.
 * The first key moves it at once, so that nothing typed gets lost.
 */
export function initialFocus(element: HTMLElement | null) {
  waitBeside(element?.closest('[role="dialog"]'));

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

/** In MUI's box around the dialog, which has no role, no name and no outline. */
function waitBeside(dialog: Element | null | undefined) {
  const box = dialog?.parentElement;
  if (!box) return;
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
}
