import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface ListRowProps {
  children: ReactNode;
  actions: ReactNode;
}

/** An item with buttons: beside its content, or on a phone below it. */
export const ListRow = ({ children, actions }: ListRowProps) => (
  <Stack component="li" direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 0, sm: 2 }} useFlexGap sx={ROW}>
    <div>{children}</div>
    {actions && (
      <Stack direction="row" sx={{ flexShrink: 0, marginInlineStart: { xs: -2.5, sm: 0 } }}>
        {actions}
      </Stack>
    )}
  </Stack>
);

const ROW = {
  py: 1.5,
  overflowWrap: 'anywhere',
  alignItems: { xs: 'flex-start', sm: 'center' },
  justifyContent: 'space-between',
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
};
