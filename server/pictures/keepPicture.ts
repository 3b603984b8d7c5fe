import { PICTURE_PATH, smallPicture } from '@contract/picture';

import { refusesWrites, withoutValues } from '../db/failure';
import { HttpError } from '../errors';
import type { JobLog } from '../jobs';
import type { Picture } from './makePicture';
import type { PictureStore } from './pictureStore';

export interface PictureKeeper {
  pictures: PictureStore;
  log: Pick<JobLog, 'error'>;
}

/**
 * Writes a picture before `use` makes something show it: a transaction would hold a connection and the row that shows it while a disk writes.
 * Where that is refused after all, the picture goes again.
 */
export async function keepPicture<T>(
  keeper: PictureKeeper,
  picture: Picture | undefined,
  use: () => Promise<T>,
): Promise<T> {
  try {
    for (const { name, bytes } of picture?.files ?? []) await keeper.pictures.put(name, bytes);
    return await use();
  } catch (error) {
    // Anything else may be a commit whose answer got lost: what it is of shows the picture. A full disk has committed nothing.
    if (picture && (error instanceof HttpError || refusesWrites(error)))
      await dropPicture(keeper, picture.path, async () => true);
    throw error;
  }
}

/** Takes a picture that somebody sent from the disk where nothing shows it. What fails is only logged: what asked for it is done. */
export async function dropPicture(
  { pictures, log }: PictureKeeper,
  path: string,
  isUnused: () => Promise<boolean>,
): Promise<void> {
  if (!path.startsWith(PICTURE_PATH)) return;
  try {
    if (!(await isUnused())) return;
    for (const each of [path, smallPicture(path)]) await pictures.remove(each.slice(PICTURE_PATH.length));
  } catch (error) {
    log.error({ err: withoutValues(error), path }, 'Picture not deleted');
  }
}
