import Box from '@mui/material/Box';

import { isolateDoses } from '@/shared/lib/format';

/** What the customer wrote with the order, each of its lines in the direction of its own letters. */
export const OrderNote = ({ children }: { children: string }) => (
  <Box component="bdi" sx={{ unicodeBidi: 'plaintext' }}>
    {isolateDoses(children)}
  </Box>
);
