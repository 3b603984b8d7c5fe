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
  /** The file that takes the place of the picture, not looked at yet. */
  sent: Buffer | undefined;
  isRemoved: boolean;
}

/** Customers see it from now on, or a placeholder. 422 where nothing is asked for, and what `makePicture` refuses; nothing is stored then. */
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
      // Under its lock: of two colleagues at once each takes away what the other has put there, and no file is left over.
      replaced: (await lockShown(tx, pharmacyId))?.image,
      saved: await saveSettings(tx, pharmacyId, { image: picture?.path ?? null }),
    })),
  );
  // No order shows the picture of its pharmacy: nothing needs it any more.
  if (replaced) await deleteIfUnused(deps, replaced, async () => true);
  return saved;
}
