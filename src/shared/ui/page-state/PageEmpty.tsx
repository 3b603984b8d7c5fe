import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageEmptyProps {
  message: string;
  /** Whether the message is the heading of the page, because there is no other. */
  isHeading?: boolean;
  /** A decorative drawing from public/images. */
  picture?: string;
  children?: ReactNode;
}

export function PageEmpty({ message, isHeading = false, picture, children }: PageEmptyProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      {picture && (
        <Box
          component="img"
          src={picture}
          alt=""
          width={200}
          height={160}
          sx={{ maxWidth: '100%', objectFit: 'contain' }}
        />
      )}
      <Typography
        component={isHeading ? 'h1' : 'p'}
        variant={isHeading ? 'h5' : 'body1'}
        color={isHeading ? 'textPrimary' : 'textSecondary'}
      >
        {message}
      </Typography>
      {children}
    </Stack>
  );
}
