import { makeSignedIn } from '@/shared/testing';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A browser that blocks cookies does so from the start: what reads its storage is loaded after that. */
async function openWithBlockedStorage() {
  jest.resetModules();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  return {
    ...(await import('@/shared/i18n')),
    ...(await import('@/shared/session')),
    ...(await import('./persistedStore')),
  };
}

it('opens, speaks the chosen language and signs in and out for as long as the page lives', async () => {
  const site = await openWithBlockedStorage();
  await site.sessionRestored;
  await site.startI18n(site.initialLanguage(), ['common']);
  await site.setLanguage('ar');
  expect(site.initialLanguage()).toBe('ar');

  site.store.dispatch(site.sessionStarted({ ...makeSignedIn(), remember: false }));
  expect(site.selectIsSignedIn(site.store.getState())).toBe(true);

  site.store.dispatch(site.sessionEnded());
  expect(site.selectIsSignedIn(site.store.getState())).toBe(false);
  jest.restoreAllMocks();
});
