/** Chromium's offer to install the site; no standard names it yet. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallPrompt | null = null;

/** Keeps the browser's offer for the moment when a visitor asks for it. To be called early: the browser offers once. */
export function keepInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPrompt;
  });
}

/** Asks the visitor whether to install; false where the browser has made no offer. */
export async function promptInstall(): Promise<boolean> {
  const made = offer;
  // It can be taken up only once.
  offer = null;
  await made?.prompt();
  return made !== null;
}

/** Whether this is the installed app. */
export const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;
