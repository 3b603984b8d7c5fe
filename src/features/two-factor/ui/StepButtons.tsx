import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { FormActions, FormSubmit } from '@/shared/ui/form';

interface StepButtonsProps extends Pick<ComponentProps<typeof FormSubmit>, 'color' | 'failed' | 'noAnswer'> {
  label: string;
  onCancel: () => void;
}

export function StepButtons({ label, onCancel, ...submit }: StepButtonsProps) {
  const { t } = useTranslation('settings');
  return (
    <FormActions>
      <Button onClick={onCancel}>{t('twoFactor.cancel')}</Button>
      <FormSubmit {...submit}>{label}</FormSubmit>
    </FormActions>
  );
}
