import { browserStorage, setStored } from './storage';

it('goes on without what a full storage has no room for, and without what was true before', () => {
  setStored(browserStorage, 'note', 'old');
  setStored(browserStorage, 'filling', 'x'.repeat(4_999_900));

  setStored(browserStorage, 'note', 'new'.repeat(1_000));

  expect(browserStorage.filling).toBeDefined();
  expect(browserStorage.note).toBeUndefined();
});
