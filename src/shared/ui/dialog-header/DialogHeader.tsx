import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The height of a one-line title with its padding: buttons are centred on the first line, however many follow. */
const FIRST_LINE = 'calc(1.05rem * 1.6 + 32px)';

interface DialogHeaderProps {
  /** Names the dialog. */
  id: string;
  title: ReactNode;
  /** What screen readers read in place of the title, if that contains hidden words: browsers put a space between shown and hidden text. */
  name?: string | undefined;
  /** Tells apart dialogs with the same title. */
  subtitle?: ReactNode;
  /** Left out if the dialog can only be closed by its own buttons. */
  onClose?: () => void;
  /** Buttons before the one that closes. */
  children?: ReactNode;
}

export function DialogHeader({ id, title, name, subtitle, onClose, children }: DialogHeaderProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', paddingInlineEnd: 1.5 }}>
      {/* Wide enough for a word of any font size: before a word would break, the buttons move below. */}
      <Box sx={{ flex: '1 1 7rem', minWidth: 0 }}>
        <DialogTitle id={id} aria-label={name} sx={subtitle ? { paddingBlockEnd: 0 } : undefined}>
          {title}
        </DialogTitle>
        {subtitle && (
          <Typography component="div" sx={{ px: 3, pb: 1.5, overflowWrap: 'anywhere' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', height: FIRST_LINE, marginInlineStart: 'auto' }}>
        {children}
        {onClose && (
          <IconButton aria-label={t('close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
