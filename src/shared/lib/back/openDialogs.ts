/** The function that closes each open dialog, the one in front last. Each dialog has an entry in the history, after that of its page. */
const openDialogs: (() => void)[] = [];

/** Whether a step back is under way that removes the entries of closed dialogs: it is ours, so its `popstate` closes nothing. */
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

/** In a later task: a dialog that opens right after another has closed takes over its entry. */
const scheduleSync = () => void setTimeout(syncEntries);

function syncEntries() {
  if (isStepping) return;
  const surplus = entries() - openDialogs.length;
  isStepping = surplus > 0;
  if (isStepping) window.history.go(-surplus);
  // With the router's own part of the state unchanged, it takes the new entry for the same place.
  else if (surplus < 0) {
    History.prototype.pushState.call(
      window.history,
      { ...(window.history.state as object | null), dialogs: entries() + 1 },
      '',
    );
    syncEntries();
  }
}

// A reload closes every dialog but leaves their entries, so sync once at the start. On the server there is no history.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onPopState);
  // A link in a dialog replaces the dialog's entry. If that were left behind, going forward to it would only be undone again.
  window.history.pushState = (...entry) =>
    History.prototype[entries() ? 'replaceState' : 'pushState'].apply(window.history, entry);
  scheduleSync();
}
