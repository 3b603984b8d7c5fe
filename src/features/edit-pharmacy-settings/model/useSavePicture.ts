import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSavePharmacyPictureMutation } from '@/entities/pharmacy';
import { isAppError } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useIsMounted } from '@/shared/lib/mounted';
import { useToast } from '@/shared/lib/toast';

/** Whether the file itself is the problem, so that sending it again would not help. */
const isOfFile = (problem: unknown) => isAppError(problem) && 'image' in problem.fieldErrors;

/**
 * Saves the picture as soon as it is cropped, separately from the other settings. If it could not be sent, it stays and can be tried again.
 */
export function useSavePicture() {
  const { t } = useTranslation('pharmacySettings');
  const messageOf = useMessages();
  const failure = useFailure();
  const toast = useToast();
  const isMounted = useIsMounted();
  const [send, { isLoading: isBusy }] = useSavePharmacyPictureMutation();
  const [unsaved, setUnsaved] = useState<File | null>(null);
  const [problem, setProblem] = useState('');

  const show = (image: File | null, refusal = '') => {
    setUnsaved(image);
    setProblem(refusal);
  };
  // A toast if the person has gone to another screen meanwhile.
  const tell = (text: string) => (isMounted() ? setProblem(text) : toast.error(text));

  const save = async (image: File): Promise<void> => {
    show(image);
    try {
      await send({ image }).unwrap();
      setUnsaved(null);
      toast.success(messageOf('pharmacyPictureSaved'));
    } catch (error) {
      if (isOfFile(error)) setUnsaved(null);
      tell(failure(error, t('picture.failed')));
    }
  };

  const remove = async (): Promise<void> => {
    show(null);
    try {
      await send({ remove_image: true }).unwrap();
      toast.success(messageOf('pharmacyPictureRemoved'));
    } catch (error) {
      toast.error(failure(error, t('picture.removeFailed')));
    }
  };

  const refuse = (refusal: string) => show(null, refusal);

  return { isBusy, unsaved, problem, save, remove, refuse };
}
