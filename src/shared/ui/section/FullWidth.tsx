import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

interface FullWidthProps {
  titleId: string;
  children: ReactNode;
}

/** A section as wide as the window; every other one has the background of paper. */
export function FullWidth({ titleId, children }: FullWidthProps) {
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        marginInline: 'calc(50% - 50cqi)',
        py: { xs: 5, md: 8 },
        '&:nth-of-type(odd)': { bgcolor: 'background.paper' },
      }}
    >
      <Container maxWidth="lg">{children}</Container>
    </Box>
  );
}
