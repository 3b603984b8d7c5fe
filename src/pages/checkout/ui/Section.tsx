import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { HIDDEN } from '@/shared/ui/hidden-text';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Stack spacing={2}>{children}</Stack>
  </Card>
);

/** Hides the label of a field when the section's heading says the same. Screen readers still read it, and the outline has no gap for it. */
export const NamedByHeading = ({ children }: { children: ReactNode }) => (
  <Box sx={{ '& .MuiFormLabel-root': HIDDEN, '& legend': { display: 'none' }, '& fieldset': { top: 0 } }}>
    {children}
  </Box>
);
