import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { unavailable } from '../errors';
import { codeOf } from '../startError';

/** The disk is full or failing, or takes no writes for the moment. */
const DISK_REFUSES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];

/**
 * Where pictures lie that people sent. Names say what is in them, so that nothing is ever replaced, two servers may write the
 * same one, and none is deleted: orders go on showing the picture of what was bought.
 */
export interface PictureStore {
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** Undefined where there is none. */
  read: (name: string) => Promise<Buffer | undefined>;
}

/** Made with the first picture. 503 where the disk takes none. */
export const folderStore = (folder: string): PictureStore => ({
  put: (name, bytes) =>
    write(folder, name, bytes).catch((cause: unknown) => {
      throw DISK_REFUSES.includes(codeOf(cause) ?? '') ? Object.assign(unavailable(), { cause }) : cause;
    }),
  read: (name) =>
    readFile(join(folder, name)).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }),
});

async function write(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Of its own for each: the same picture may be sent twice at once.
  const draft = join(folder, `.${name}.${randomUUID()}`);
  try {
    const file = await open(draft, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    // A picture is there whole or not at all, whenever the server dies.
    await rename(draft, join(folder, name));
  } finally {
    await rm(draft, { force: true });
  }
}
