import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';

/** The sticky bar on top of every layout. */
export const TopBar = (props: ComponentProps<'header'>) => (
  <Box
    component="header"
    {...props}
    sx={{
      position: 'sticky',
      displayPrint: 'none',
      insetBlockStart: 0,
      zIndex: 'appBar',
      bgcolor: 'background.paper',
      borderBlockEnd: '1px solid',
      borderColor: 'divider',
    }}
  />
);
