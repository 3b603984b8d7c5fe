import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** As high as a title of one line with its padding: the buttons stand beside the first line, however many follow. */
const FIRST_LINE = 'calc(1.05rem * 1.6 + 32px)';

interface DialogHeaderProps {
  /** Names the dialog. */
  id: string;
  title: ReactNode;
  /** What the ear hears in place of the title, in one piece: between shown and hidden words a browser puts a space. */
  name?: string | undefined;
  /** What it is about, where several dialogs have one title. */
  subtitle?: ReactNode;
  /** Left out where only an answer closes the dialog. */
  onClose?: () => void;
  /** Stands before the cross. */
  children?: ReactNode;
}

export function DialogHeader({ id, title, name, subtitle, onClose, children }: DialogHeaderProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', paddingInlineEnd: 1.5 }}>
      {/* As many letters as a word has stand in a line of it, whatever their size: the buttons go below it before. */}
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
