import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { FormActions, FormSubmit } from '@/shared/ui/form';

interface StepButtonsProps {
  label: string;
  color?: ButtonProps['color'];
  onCancel: () => void;
}

export function StepButtons({ label, color, onCancel }: StepButtonsProps) {
  const { t } = useTranslation('settings');
  return (
    <FormActions>
      <Button onClick={onCancel}>{t('twoFactor.cancel')}</Button>
      <FormSubmit color={color}>{label}</FormSubmit>
    </FormActions>
  );
}
