/** Chromium's offer to install the site; no standard names it yet. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let deferredPrompt: InstallPrompt | null = null;

/** Keeps the browser's offer for the moment when a visitor asks for it. To be called early: the browser offers once. */
export function captureInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredPrompt = event as InstallPrompt;
  });
}

/** Asks the visitor whether to install; false where the browser has made no offer. */
export async function promptInstall(): Promise<boolean> {
  const prompt = deferredPrompt;
  // It can be taken up only once.
  deferredPrompt = null;
  await prompt?.prompt();
  return prompt !== null;
}

/** Whether this is the installed app. */
export const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;
