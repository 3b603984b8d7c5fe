import ChecklistIcon from '@mui/icons-material/Checklist';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface ChooseButtonProps {
  isChoosing: boolean;
  /** The label while nothing is being chosen. */
  label: string;
  disabled: boolean;
  onClick: () => void;
}

/**
 * Shows and hides the checkboxes of a grid on a phone, where they do not fit all the time. It is there before the rows are, so that they
 * do not move.
 */
export function ChooseButton({ isChoosing, label, ...props }: ChooseButtonProps) {
  const { t } = useTranslation('staff');

  return (
    <Button {...props} size="small" startIcon={<ChecklistIcon />} sx={{ marginInlineStart: -2 }}>
      {isChoosing ? t('endSelection') : label}
    </Button>
  );
}
