import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageEmptyProps {
  message: string;
  /** A drawing from public/images, decoration only. */
  picture?: string;
  children?: ReactNode;
}

export function PageEmpty({ message, picture, children }: PageEmptyProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      {picture && <Box component="img" src={picture} alt="" width={200} height={160} sx={{ objectFit: 'contain' }} />}
      <Typography color="textSecondary">{message}</Typography>
      {children}
    </Stack>
  );
}
