import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { FullWidth } from './FullWidth';

interface TitledSectionProps {
  title: string;
  subtitle: string;
  /** For example a link to more, at the other end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

export function TitledSection({ title, subtitle, action, children }: TitledSectionProps) {
  const titleId = useId();

  return (
    <FullWidth titleId={titleId}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ mb: 4, justifyContent: 'space-between', alignItems: { xs: 'flex-start', sm: 'flex-end' } }}
      >
        <div>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {subtitle}
          </Typography>
        </div>
        {action}
      </Stack>
      {children}
    </FullWidth>
  );
}
