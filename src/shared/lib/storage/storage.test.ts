import { keep, kept } from './storage';

it('goes on without what a full storage has no room for, and without what was true before', () => {
  keep(kept, 'note', 'old');
  keep(kept, 'filling', 'x'.repeat(4_999_900));

  keep(kept, 'note', 'new'.repeat(1_000));

  expect(kept.filling).toBeDefined();
  expect(kept.note).toBeUndefined();
});
