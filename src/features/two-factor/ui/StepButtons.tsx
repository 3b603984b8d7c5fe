import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

interface StepButtonsProps {
  label: string;
  color?: ButtonProps['color'];
  isBusy: boolean;
  onCancel: () => void;
}

export function StepButtons({ label, color = 'primary', isBusy, onCancel }: StepButtonsProps) {
  const { t } = useTranslation('settings');
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <Button onClick={onCancel}>{t('twoFactor.cancel')}</Button>
      <Button type="submit" variant="contained" color={color} loading={isBusy}>
        {label}
      </Button>
    </Stack>
  );
}
