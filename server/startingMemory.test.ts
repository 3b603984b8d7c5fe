import { releaseStartingMemory } from './startingMemory';

it('collects what nobody needs any more', async () => {
  const needed = new WeakRef({ text: 'kept' });
  const kept = needed.deref();
  const unneeded = new WeakRef({ text: 'made while starting' });

  // Whoever made a weak reference holds what it refers to until the turn ends.
  await new Promise(setImmediate);
  await releaseStartingMemory();

  expect(unneeded.deref()).toBeUndefined();
  expect(needed.deref()).toBe(kept);
});
