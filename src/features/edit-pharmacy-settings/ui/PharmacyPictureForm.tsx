import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PICTURE_SIZES } from '@contract/picture';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { PLACEHOLDER } from '@/shared/config';
import { useMessages } from '@/shared/i18n';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { PicturePicker } from '@/shared/ui/picture-picker';

import { useSavePicture } from '../model/useSavePicture';

/** With the proportions of the picture on the pharmacy's page. */
const SHAPE = { width: 240, height: 135 };

/** Uses the texts of `pharmacySettings` and `staff`. */
export function PharmacyPictureForm({ settings: { image } }: { settings: PharmacySettings }) {
  const { t } = useTranslation(['pharmacySettings', 'staff']);
  const messageOf = useMessages();
  const { isBusy, unsaved, problem, save, remove, refuse } = useSavePicture();
  const [isAsking, setIsAsking] = useState(false);

  const removeSaved = async () => {
    await remove();
    setIsAsking(false);
  };

  return (
    <>
      <PicturePicker
        label={t('picture.title')}
        alt={t('picture.preview')}
        picture={unsaved}
        current={image}
        placeholder={PLACEHOLDER.pharmacy}
        shape={SHAPE}
        longest={PICTURE_SIZES.pharmacy.large}
        error={problem && messageOf(problem)}
        isBusy={isBusy}
        onRefused={refuse}
        onTaken={(picture) => void save(picture)}
        onForget={problem ? () => refuse('') : undefined}
        onRetry={problem && unsaved ? () => void save(unsaved) : undefined}
        onRemove={image && !unsaved ? () => setIsAsking(true) : undefined}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('picture.removeTitle')}
        body={t('picture.removeBody')}
        confirmLabel={t('staff:image.remove')}
        isBusy={isBusy}
        onConfirm={removeSaved}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
