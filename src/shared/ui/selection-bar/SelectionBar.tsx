import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { HIDDEN } from '@/shared/ui/hidden-text';

import { useReturnFocusToGrid } from './focus';

interface SelectionBarProps {
  ref: Ref<HTMLElement>;
  /** The accessible name of the bar. */
  label: string;
  count: number;
  /** The number of selected rows, in words. */
  text: string;
  onClear: () => void;
  /** Rows leave the selection one by one while they are processed; the falling count is not announced. */
  isBusy?: boolean;
  /** The result of the last action. It stays even when no row is selected any more. */
  news?: ReactNode;
  children: ReactNode;
}

/**
 * The actions for the selected rows of a grid. It sticks to the bottom of the window, where a thumb reaches it; above the rows it would
 * move them when it appears.
 */
export function SelectionBar({ ref, label, count, text, onClear, isBusy = false, news, children }: SelectionBarProps) {
  const { t } = useTranslation('staff');
  useReturnFocusToGrid(count === 0);
  useReturnFocusToGrid(!news);

  return (
    <>
      {/* Always rendered: a live region that appears together with its text is not announced. */}
      <Box role="status" sx={HIDDEN}>
        {count > 0 && !isBusy && text}
      </Box>
      {(count > 0 || news) && (
        <Paper
          ref={ref}
          component="section"
          variant="outlined"
          aria-label={label}
          sx={{
            position: 'sticky',
            // In a small window, which it would fill, it does not stick but stands below the rows: the value becomes hugely negative. The
            // narrower the window, the higher the bar.
            insetBlockEnd: 'min(8px + var(--notice, 0px), (100vh + 50vw - 31rem) * 1000)',
            zIndex: 2,
            boxShadow: 8,
            mt: 1,
            p: 1,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 0.5,
            '& .MuiButton-root': { paddingInline: 1.25 },
            // The bar is sticky, so scrolling its buttons into view above a toast would only move the rows.
            '& button': { scrollMarginBlockEnd: 'calc(-1 * var(--toasts-room, 0px))' },
          }}
        >
          {news && <Box sx={{ flexBasis: '100%', minWidth: 0 }}>{news}</Box>}
          {count > 0 && (
            <>
              <IconButton aria-label={t('clearSelection')} onClick={onClear}>
                <CloseIcon />
              </IconButton>
              <Typography
                aria-hidden
                variant="body2"
                sx={{ fontWeight: 600, paddingInlineStart: 0.5, paddingInlineEnd: 1 }}
              >
                {text}
              </Typography>
              <Box sx={BUTTONS}>{children}</Box>
            </>
          )}
        </Paper>
      )}
    </>
  );
}

/** Beside the count, or all of them below it: on a phone, which has no room for that, they follow it one by one. */
const BUTTONS = { display: { xs: 'contents', md: 'flex' }, flexWrap: 'wrap', columnGap: 0.5 };
