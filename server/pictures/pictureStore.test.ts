import { readdir } from 'node:fs/promises';

import { makeTemporaryFolder } from '../testing/temporaryFolder';
import { makeFolderStore } from './pictureStore';

const NAME = `${'a'.repeat(32)}-640.webp`;

let temporary: Awaited<ReturnType<typeof makeTemporaryFolder>>;
beforeAll(async () => {
  temporary = await makeTemporaryFolder();
});
afterAll(() => temporary.remove());

it('keeps a picture, and nothing beside it, until it is removed', async () => {
  const store = makeFolderStore(temporary.folder);
  const bytes = Buffer.alloc(40_000, 7);

  await store.put(NAME, bytes);

  expect(await store.read(NAME)).toEqual(bytes);
  expect(await readdir(temporary.folder)).toEqual([NAME]);
  await store.remove(NAME);
  expect(await readdir(temporary.folder)).toEqual([]);
});

it('removes what is gone already without a word', async () => {
  await expect(makeFolderStore(temporary.folder).remove(NAME)).resolves.toBeUndefined();
});

it('has none that nobody sent', async () => {
  expect(await makeFolderStore(temporary.folder).read(`${'b'.repeat(32)}-640.webp`)).toBeUndefined();
});
