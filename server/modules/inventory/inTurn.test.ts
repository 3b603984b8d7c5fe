import { setImmediate as nextTurn } from 'node:timers/promises';

import { queued } from './inTurn';

/** Changes that end when the test says so, and the names of those that have begun. */
function startChanges() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (pharmacyId: number, name: string) =>
    queued(pharmacyId, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await nextTurn();
  };
  return { begun, start, end };
}

it('runs one change of a pharmacy at a time, two in all, and lets nobody wait for the queue of another pharmacy', async () => {
  const { begun, start, end } = startChanges();
  const all = ['A1', 'A2', 'A3', 'B1', 'C1'].map((name) => start(name.charCodeAt(0), name));
  await nextTurn();
  expect(begun).toEqual(['A1', 'B1']);

  await end('B1');
  expect(begun).toEqual(['A1', 'B1', 'C1']);
  await end('A1');
  expect(begun).toEqual(['A1', 'B1', 'C1', 'A2']);
  await end('C1');
  await end('A2');
  await end('A3');

  await Promise.all(all);
});

it('goes on after a change that failed', async () => {
  await expect(queued(1, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  await expect(queued(1, async () => 'done')).resolves.toBe('done');
});
