import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { useIsConnectionLost } from './connection';

/** Says that the line is gone for as long as it is, and what still works; announced to screen readers as it comes. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isConnectionLost = useIsConnectionLost();

  return (
    // Below what opens over the page: a dialog that fills a phone's screen ends with its buttons.
    <Box role="status" sx={{ position: 'sticky', insetBlockEnd: 0, zIndex: 'appBar', displayPrint: 'none' }}>
      {isConnectionLost && (
        <Box ref={makeRoom} sx={BAR}>
          {t('offlineNotice')}
        </Box>
      )}
    </Box>
  );
}

/** For what else sticks to the end of the window. */
const makeRoom = (bar: HTMLElement | null) =>
  document.documentElement.style.setProperty('--notice', `${bar?.offsetHeight ?? 0}px`);

/** By the variables of the page: the notice stands beside the application, and outlives its crash. */
const BAR = {
  paddingInline: 2,
  py: 1,
  textAlign: 'center',
  fontSize: 14,
  fontWeight: 500,
  bgcolor: 'var(--mui-palette-text-primary)',
  color: 'var(--mui-palette-background-default)',
};
