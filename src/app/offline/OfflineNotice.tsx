import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { useIsLineCut } from './useIsLineCut';

/** Says that the line is gone for as long as it is, and what still works; announced to screen readers as it comes. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isCut = useIsLineCut();

  return (
    <Box role="status" sx={{ position: 'sticky', insetBlockEnd: 0, zIndex: 'snackbar', displayPrint: 'none' }}>
      {isCut && <Box sx={BAR}>{t('offlineNotice')}</Box>}
    </Box>
  );
}

/** By the variables of the page: the notice stands beside the application, and outlives its crash. */
const BAR = {
  paddingInline: 2,
  py: 1,
  textAlign: 'center',
  fontWeight: 500,
  bgcolor: 'var(--mui-palette-text-primary)',
  color: 'var(--mui-palette-background-default)',
};
