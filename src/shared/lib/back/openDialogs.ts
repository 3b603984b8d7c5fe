/** How each open dialog is closed, the one in front last. Each has an entry in the history, above that of its page. */
const open: (() => void)[] = [];

/** A step back over the entry of a dialog that is closed, which nobody else has asked for. */
let isStepping = false;

const entries = () => (window.history.state as { dialogs?: number } | null)?.dialogs ?? 0;

/** Whether something lies over the page: whoever changes its address would do so above the entry of that. */
export const isCovered = () => open.length + entries() > 0;

/** Gives a dialog its entry; what is returned takes it away again. */
export function openDialog(close: () => void) {
  open.push(close);
  settle();
  return () => {
    open.splice(open.indexOf(close), 1);
    settle();
  };
}

function hearStep() {
  if (isStepping) isStepping = false;
  else
    open
      .slice(entries())
      .reverse()
      .forEach((close) => close());
  settle();
}

/** Once all is quiet: one dialog may follow another at once. */
const settle = () => void setTimeout(addOrLeave);

function addOrLeave() {
  if (isStepping) return;
  const surplus = entries() - open.length;
  isStepping = surplus > 0;
  if (isStepping) window.history.go(-surplus);
  // The router knows its own part of the state, and takes both entries for one place.
  else if (surplus < 0) {
    History.prototype.pushState.call(
      window.history,
      { ...(window.history.state as object | null), dialogs: entries() + 1 },
      '',
    );
    addOrLeave();
  }
}

// A reload closes every dialog, and leaves their entries. Where pages are drawn there is no history.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', hearStep);
  // A link in a dialog takes the place of its entry: left behind, that one would send each step forward back again.
  window.history.pushState = (...entry) =>
    History.prototype[entries() ? 'replaceState' : 'pushState'].apply(window.history, entry);
  settle();
}
