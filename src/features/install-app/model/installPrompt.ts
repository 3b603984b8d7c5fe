/** The event by which Chromium offers to install the site. It is not standardised yet. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let deferredPrompt: InstallPrompt | null = null;

/** Keeps the browser's offer until a visitor asks to install the site. Call it early, because the browser offers only once. */
export function captureInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredPrompt = event as InstallPrompt;
  });
}

/** Shows the browser's question whether to install the site; false if the browser has made no offer. */
export async function promptInstall(): Promise<boolean> {
  const prompt = deferredPrompt;
  // An offer can be used only once.
  deferredPrompt = null;
  await prompt?.prompt();
  return prompt !== null;
}

/** Whether the page runs as the installed app. */
export const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;
