/** The functions that close the open dialogs, the topmost last. Each dialog has an entry in the history, so that Back closes it. */
const openDialogs: (() => void)[] = [];

/** Whether we are going back over the entries of closed dialogs. The `popstate` of our own step must not close anything. */
let isStepping = false;

const entries = () => (window.history.state as { dialogs?: number } | null)?.dialogs ?? 0;

/** Whether a dialog or menu is open. While it is, nobody should change the address: the new entry would come after that of the dialog. */
export const hasOpenDialog = () => openDialogs.length + entries() > 0;

/** Gives the dialog an entry in the history, and returns the function that removes it. */
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
  // The topmost first, since a form under its own question can only ask again once that is closed.
  else
    openDialogs
      .slice(entries())
      .reverse()
      .forEach((close) => close());
  scheduleSync();
}

/** In a later task: a dialog that opens right after another has closed takes over its entry. */
const scheduleSync = () => void setTimeout(syncEntries);

function syncEntries() {
  if (isStepping) return;
  const surplus = entries() - openDialogs.length;
  isStepping = surplus > 0;
  if (isStepping) window.history.go(-surplus);
  // The router's part of the state stays the same, so it sees no new location.
  else if (surplus < 0) {
    History.prototype.pushState.call(
      window.history,
      { ...(window.history.state as object | null), dialogs: entries() + 1 },
      '',
    );
    syncEntries();
  }
}

// After a reload no dialog is open, but the entries are still there, so sync at the start. On the server there is no history.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onPopState);
  // A link inside a dialog replaces the dialog's entry. Otherwise going forward would lead to an entry without a dialog.
  window.history.pushState = (...entry) =>
    History.prototype[entries() ? 'replaceState' : 'pushState'].apply(window.history, entry);
  scheduleSync();
}
