import GlobalStyles from '@mui/material/GlobalStyles';
import Portal from '@mui/material/Portal';
import type { ReactNode } from 'react';

import { PrintOnly } from '@/shared/ui/print-only';

/** The sheet is a sibling of the page and its dialog, which are not printed. */
const SHEET_ALONE = { '@media print': { 'body > :not([data-color-scheme])': { display: 'none !important' } } };

/** Content that is printed instead of the screen. */
export const PrintSheet = ({ children }: { children: ReactNode }) => (
  <Portal>
    <PrintOnly>
      <GlobalStyles styles={SHEET_ALONE} />
      {children}
    </PrintOnly>
  </Portal>
);
