import { useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

import { PLACEHOLDER } from '@/shared/config';
import { useMessages } from '@/shared/i18n';
import { PicturePicker } from '@/shared/ui/picture-picker';

/** Square, as in every list. */
const SHAPE = { width: 80, height: 80 };
const LONGEST = 1024;

export function ImageField({ current }: { current: string | null }) {
  const { t } = useTranslation('inventory');
  const messageOf = useMessages();
  const [{ value: image }, { error }] = useField<File | null>('image');
  const [{ value: refusal }] = useField<string>('image_refusal');
  const [{ value: isRemoved }] = useField<boolean>('remove_image');
  const { setFieldValue } = useFormikContext();
  const problem = refusal || error;
  const saved = isRemoved ? null : current;

  const setRefusal = (refused: string) => void setFieldValue('image_refusal', refused);
  const take = (picture: File | null) => {
    setRefusal('');
    void setFieldValue('image', picture, false);
    void setFieldValue('remove_image', picture === null, false);
  };

  return (
    <PicturePicker
      label={t('fields.image')}
      alt={t('image.preview')}
      picture={image}
      current={saved}
      placeholder={PLACEHOLDER.medication}
      shape={SHAPE}
      longest={LONGEST}
      error={problem && messageOf(problem)}
      onRefused={setRefusal}
      onTaken={take}
      onForget={refusal ? () => setRefusal('') : undefined}
      onRemove={image || saved ? () => take(null) : undefined}
    />
  );
}
