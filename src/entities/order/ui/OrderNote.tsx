import Box from '@mui/material/Box';

import { isolateDoses } from '@/shared/lib/format';
import { useTextLang } from '@/shared/ui/text-with-lang';

/** The customer's note. Each line has the direction of its own script. */
export const OrderNote = ({ children }: { children: string }) => (
  <Box component="bdi" lang={useTextLang()(children)} sx={{ unicodeBidi: 'plaintext' }}>
    {isolateDoses(children)}
  </Box>
);
