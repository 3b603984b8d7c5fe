import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makeOnce } from './makeOnce';
import { makeTemporaryFolder } from './testing/temporaryFolder';

/** A process id above the highest that a system assigns. */
const ENDED = 2 ** 31 - 2;

let temporary: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let folder: string;
beforeEach(async () => {
  temporary = await makeTemporaryFolder();
  folder = join(temporary.folder, 'made');
});
afterEach(() => temporary.remove());

const fill = (draft: string) => writeFile(join(draft, 'complete'), '');

describe('makeOnce', () => {
  it('shows the folder only when it is complete', async () => {
    await makeOnce(folder, async (draft) => {
      expect(existsSync(folder)).toBe(false);
      await fill(draft);
    });

    expect(readdirSync(temporary.folder)).toEqual(['made']);
    expect(existsSync(join(folder, 'complete'))).toBe(true);
  });

  it('leaves nothing behind when the filling fails', async () => {
    const making = makeOnce(folder, () => Promise.reject(new Error('disk full')));

    await expect(making).rejects.toThrow('disk full');
    expect(readdirSync(temporary.folder)).toEqual([]);
  });

  it('removes what a killed process left, but not the draft of a living one', async () => {
    for (const name of [`made.new-${ENDED}`, `made.new-${process.ppid}`, 'made.new-year', `else.new-${ENDED}`]) {
      await mkdir(join(temporary.folder, name));
    }

    await makeOnce(folder, fill);

    const left = readdirSync(temporary.folder).sort();
    expect(left).toEqual([`else.new-${ENDED}`, 'made', `made.new-${process.ppid}`, 'made.new-year'].sort());
  });

  it('keeps the folder of whoever was first', async () => {
    await makeOnce(folder, async (draft) => {
      await mkdir(folder);
      await writeFile(join(folder, 'first'), '');
      await fill(draft);
    });

    expect(readdirSync(temporary.folder)).toEqual(['made']);
    expect(readdirSync(folder)).toEqual(['first']);
  });
});
