import { makeSignedIn } from '@/shared/testing';

/** Loads the modules that read the storage after it is replaced, as in a browser whose storage behaves like this from the start. */
async function openWithStorage(open: () => Storage) {
  jest.resetModules();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(open);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(open);
  return {
    ...(await import('@/shared/i18n')),
    ...(await import('@/shared/session')),
    ...(await import('./persistedStore')),
  };
}

it.each([
  [
    'blocked',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
  // The web view of an Android app, unless the app enables storage.
  ['none', () => null as unknown as Storage],
])(
  'opens, speaks the chosen language and signs in and out for as long as the page lives (%s)',
  async (_storage, open) => {
    const site = await openWithStorage(open);
    await site.sessionRestored;
    await site.startI18n(site.initialLanguage(), ['common']);
    await site.setLanguage('ar');
    expect(site.initialLanguage()).toBe('ar');

    site.store.dispatch(site.sessionStarted({ ...makeSignedIn(), remember: false }));
    expect(site.selectIsSignedIn(site.store.getState())).toBe(true);

    site.store.dispatch(site.sessionEnded());
    expect(site.selectIsSignedIn(site.store.getState())).toBe(false);
    jest.restoreAllMocks();
  },
);
