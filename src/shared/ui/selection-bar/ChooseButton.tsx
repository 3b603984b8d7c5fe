import ChecklistIcon from '@mui/icons-material/Checklist';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface ChooseButtonProps {
  isChoosing: boolean;
  /** What it begins with. */
  label: string;
  disabled: boolean;
  onClick: () => void;
}

/** Brings the boxes of a grid on a phone, which has no room for them at any time. It has its place before there are rows, which would be pushed down by it. */
export function ChooseButton({ isChoosing, label, ...props }: ChooseButtonProps) {
  const { t } = useTranslation('staff');

  return (
    <Button {...props} size="small" startIcon={<ChecklistIcon />} sx={{ marginInlineStart: -2 }}>
      {isChoosing ? t('endSelection') : label}
    </Button>
  );
}
