import { message } from '@contract/messages';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';

import type { Context } from '../../context';
import { invalidField } from '../../errors';
import { makePicture } from '../../pictures/makePicture';
import { deleteIfUnused, type PictureDeps, withStoredPicture } from '../../pictures/withStoredPicture';
import type { StaffSession } from '../../plugins/session';
import { assertSessionOpen } from '../sessions/sessions.service';
import { lockShown } from './pharmacySettings.repository';
import { saveSettings } from './pharmacySettings.service';

export interface PharmacyPictureDeps extends PictureDeps, Context {}

interface PictureWish {
  /** The file that replaces the picture, not checked yet. */
  sent: Buffer | undefined;
  isRemoved: boolean;
}

/**
 * Replaces or removes the picture that customers see. 422 if neither is asked for, and the refusals of `makePicture`; nothing is stored
 * then.
 */
export async function savePicture(
  deps: PharmacyPictureDeps,
  staff: StaffSession,
  { sent, isRemoved }: PictureWish,
): Promise<PharmacySettings> {
  if (!sent && !isRemoved) throw invalidField('image', message('imageRequired'));
  const picture = sent && (await makePicture({ bytes: sent, of: 'pharmacy' }, () => assertSessionOpen(deps.db, staff)));
  const { pharmacyId } = staff;
  const { replaced, saved } = await withStoredPicture(deps, picture, () =>
    deps.db.transaction(async (tx) => ({
      // Under the lock of the pharmacy: of two concurrent colleagues, the second deletes the first one's picture, so that no file is left
      // over.
      replaced: (await lockShown(tx, pharmacyId))?.image,
      saved: await saveSettings(tx, pharmacyId, { image: picture?.path ?? null }),
    })),
  );
  // Orders do not show the picture of their pharmacy, so nothing needs it any more.
  if (replaced) await deleteIfUnused(deps, replaced, async () => true);
  return saved;
}
