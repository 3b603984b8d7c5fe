import { releaseStartingMemory } from './startingMemory';

it('collects what nobody needs any more', async () => {
  const needed = new WeakRef({ text: 'kept' });
  const kept = needed.deref();
  const unneeded = new WeakRef({ text: 'made while starting' });

  // Creating or reading a WeakRef keeps its target alive until the end of the current turn of the event loop.
  await new Promise(setImmediate);
  await releaseStartingMemory();

  expect(unneeded.deref()).toBeUndefined();
  expect(needed.deref()).toBe(kept);
});
