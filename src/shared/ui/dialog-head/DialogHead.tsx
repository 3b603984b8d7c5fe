import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';

interface DialogHeadProps {
  /** Names the dialog. */
  id: string;
  title: string;
  /** Left out where only an answer closes the dialog. */
  onClose?: () => void;
}

export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', paddingInlineEnd: 1.5 }}>
      <DialogTitle id={id} sx={{ flexGrow: 1, minWidth: 0 }}>
        {title}
      </DialogTitle>
      {onClose && (
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </Box>
  );
}
