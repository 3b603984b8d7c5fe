import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { useIsConnectionLost } from './connection';

/** Says that there is no connection, and what still works, for as long as that lasts. Screen readers announce it. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isConnectionLost = useIsConnectionLost();

  return (
    // Below dialogs and menus: on a phone a dialog fills the screen, and has its buttons at the end.
    <Box role="status" sx={{ position: 'sticky', insetBlockEnd: 0, zIndex: 'appBar', displayPrint: 'none' }}>
      {isConnectionLost && (
        <Box ref={makeRoom} sx={BAR}>
          {t('offlineNotice')}
        </Box>
      )}
    </Box>
  );
}

/** Tells other elements at the end of the window how much room to leave. */
const makeRoom = (bar: HTMLElement | null) =>
  document.documentElement.style.setProperty('--notice', `${bar?.offsetHeight ?? 0}px`);

/** Uses the CSS variables of the page, because the notice is rendered outside the application, and stays if that crashes. */
const BAR = {
  paddingInline: 2,
  py: 1,
  textAlign: 'center',
  fontSize: 14,
  fontWeight: 500,
  bgcolor: 'var(--mui-palette-text-primary)',
  color: 'var(--mui-palette-background-default)',
};
