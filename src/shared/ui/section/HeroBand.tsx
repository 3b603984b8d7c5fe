import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

/** The top of an introductory page: two columns, as wide as the window, right below the header. */
export const HeroBand = ({ children }: { children: ReactNode }) => (
  <Box sx={BAND}>
    <Container maxWidth="lg" sx={COLUMNS}>
      {children}
    </Container>
  </Box>
);

const BAND = {
  marginInline: 'calc(50% - 50cqi)',
  marginBlockStart: { xs: -3, md: -4 },
  py: { xs: 4, md: 7 },
  background: 'linear-gradient(180deg, rgba(var(--mui-palette-primary-mainChannel) / 0.12), transparent)',
};

const COLUMNS = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'center',
};
