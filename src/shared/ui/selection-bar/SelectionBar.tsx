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
  /** What is chosen, to the ear. */
  label: string;
  count: number;
  /** How many are chosen. */
  text: string;
  onClear: () => void;
  /** They leave the choice one by one, and no count of them is news. */
  isBusy?: boolean;
  /** What became of the rows, which stays though none of them is chosen any more. */
  news?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/**
 * What can be done with all rows that are chosen in a grid. Stands at the bottom of the screen, within reach of the thumb: above the rows
 * it would move them from under the next click.
 */
export function SelectionBar({ ref, label, count, text, onClear, isBusy = false, news, children }: SelectionBarProps) {
  const { t } = useTranslation('staff');
  useReturnFocusToGrid(count === 0);
  useReturnFocusToGrid(!news);

  return (
    <>
      {/* A region that comes together with its words is not heard. */}
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
            // In a window of a few lines, which the bar would fill the sooner the narrower it is, it stands at the end of the rows: far below
            // the window nothing sticks.
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
            // It stays where it is however far the page scrolls: room for the focus above a toast would only move the rows.
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
