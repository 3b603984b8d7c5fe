import { makeSignedIn } from '@/shared/testing';

/** A browser of which the storage opens like this does so from the start: what reads it is loaded after that. */
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
  // The page within an app for Android, unless the app asks for it.
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
