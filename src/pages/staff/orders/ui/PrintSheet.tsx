import GlobalStyles from '@mui/material/GlobalStyles';
import Portal from '@mui/material/Portal';
import type { ReactNode } from 'react';

import { PrintOnly } from '@/shared/ui/print-only';

/** The sheet stands beside the page and the dialog over it, which stay off the paper. */
const SHEET_ALONE = { '@media print': { 'body > :not([data-color-scheme])': { display: 'none !important' } } };

/** What is printed in the place of the screen. */
export const PrintSheet = ({ children }: { children: ReactNode }) => (
  <Portal>
    <PrintOnly>
      <GlobalStyles styles={SHEET_ALONE} />
      {children}
    </PrintOnly>
  </Portal>
);
