import { PICTURE_PATH, smallPicture } from '@contract/picture';

import { refusesWrites, withoutValues } from '../db/failure';
import { HttpError } from '../errors';
import type { JobLog } from '../jobs';
import type { Picture } from './makePicture';
import type { PictureStore } from './pictureStore';

export interface PictureDeps {
  pictures: PictureStore;
  log: Pick<JobLog, 'error'>;
}

/**
 * Writes a picture to the disk and then calls `save`, which stores the row that shows it. Writing it within the transaction of `save` would
 * hold a connection and lock a row while the disk writes. If `save` refuses, the picture is deleted again.
 */
export async function withStoredPicture<T>(
  deps: PictureDeps,
  picture: Picture | undefined,
  save: () => Promise<T>,
): Promise<T> {
  try {
    for (const { name, bytes } of picture?.files ?? []) await deps.pictures.put(name, bytes);
    return await save();
  } catch (error) {
    // After any other failure the commit may have succeeded, so the row may show the picture. If the database could not write, nothing was
    // committed.
    if (picture && (error instanceof HttpError || refusesWrites(error)))
      await deleteIfUnused(deps, picture.path, async () => true);
    throw error;
  }
}

/**
 * Deletes an uploaded picture from the disk if nothing shows it. A failure is only logged, since the change that it follows is already
 * stored.
 */
export async function deleteIfUnused(
  { pictures, log }: PictureDeps,
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
