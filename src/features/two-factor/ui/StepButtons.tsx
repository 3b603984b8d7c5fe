import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { FormActions } from '@/shared/ui/form';

interface StepButtonsProps {
  label: string;
  color?: ButtonProps['color'];
  isBusy: boolean;
  onCancel: () => void;
}

export function StepButtons({ label, color = 'primary', isBusy, onCancel }: StepButtonsProps) {
  const { t } = useTranslation('settings');
  return (
    <FormActions>
      <Button onClick={onCancel}>{t('twoFactor.cancel')}</Button>
      <Button type="submit" variant="contained" color={color} loading={isBusy}>
        {label}
      </Button>
    </FormActions>
  );
}
