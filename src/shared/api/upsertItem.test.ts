import { upsertItem } from './upsertItem';

const home = { id: 1, is_default: true };
const work = { id: 2, is_default: false };

it('puts a new item at the end, and one that is known in its place', () => {
  expect(upsertItem([home], work)).toEqual([home, work]);
  expect(upsertItem([work, home], work)).toEqual([work, home]);
});

it('leaves one default at most', () => {
  expect(upsertItem([home, work], { ...work, is_default: true })).toEqual([
    { ...home, is_default: false },
    { ...work, is_default: true },
  ]);
});
