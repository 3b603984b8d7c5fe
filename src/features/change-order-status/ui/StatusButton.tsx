import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';

import type { MenuTriggerProps } from '@/shared/ui/menu';

interface StatusButtonProps extends MenuTriggerProps {
  /** A row has only room for an icon. */
  isIcon: boolean;
  name: string;
  isMoving: boolean;
}

/** Opens the menu of an order. It is disabled while the status is being changed. */
export function StatusButton({ isIcon, name, isMoving, onClick, ...triggerProps }: StatusButtonProps) {
  const { t } = useTranslation('staff');
  // Not `loading`, which would take the focus away from people who use a keyboard.
  const pressed = {
    ...triggerProps,
    'aria-busy': isMoving,
    'aria-disabled': isMoving,
    onClick: isMoving ? undefined : onClick,
  };
  const sign = (Icon: typeof MoreVertIcon, size: number) =>
    isMoving ? <CircularProgress size={size} color="inherit" aria-hidden /> : <Icon />;

  if (isIcon) {
    return (
      <IconButton {...pressed} aria-label={name}>
        {sign(MoreVertIcon, 24)}
      </IconButton>
    );
  }
  return (
    <Button {...pressed} variant="contained" endIcon={sign(ExpandMoreIcon, 20)}>
      {t('orders.updateStatus')}
    </Button>
  );
}
