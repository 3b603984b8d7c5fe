/** How each open dialog is closed, the one in front last. Each has an entry in the history, above that of its page. */
const openDialogs: (() => void)[] = [];

/** A step back over the entry of a dialog that is closed, which nobody else has asked for. */
let isStepping = false;

const entries = () => (window.history.state as { dialogs?: number } | null)?.dialogs ?? 0;

/** Whether a dialog or menu is open over the page: a change of the address would come after its entry in the history. */
export const hasOpenDialog = () => openDialogs.length + entries() > 0;

/** Adds an entry to the history for a dialog, and returns what removes it. */
export function registerDialog(close: () => void) {
  openDialogs.push(close);
  scheduleSync();
  return () => {
    openDialogs.splice(openDialogs.indexOf(close), 1);
    scheduleSync();
  };
}

function onPopState() {
  if (isStepping) isStepping = false;
  else
    openDialogs
      .slice(entries())
      .reverse()
      .forEach((close) => close());
  scheduleSync();
}

/** In a later task: one dialog may open right after another has closed. */
const scheduleSync = () => void setTimeout(syncEntries);

function syncEntries() {
  if (isStepping) return;
  const surplus = entries() - openDialogs.length;
  isStepping = surplus > 0;
  if (isStepping) window.history.go(-surplus);
  // The router knows its own part of the state, and takes both entries for one place.
  else if (surplus < 0) {
    History.prototype.pushState.call(
      window.history,
      { ...(window.history.state as object | null), dialogs: entries() + 1 },
      '',
    );
    syncEntries();
  }
}

// A reload closes every dialog, and leaves their entries. On the server there is no history.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onPopState);
  // A link in a dialog takes the place of its entry: left behind, that one would send each step forward back again.
  window.history.pushState = (...entry) =>
    History.prototype[entries() ? 'replaceState' : 'pushState'].apply(window.history, entry);
  scheduleSync();
}
