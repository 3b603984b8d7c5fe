import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SettingsCardProps {
  title: string;
  subtitle: string;
  /** The current state, beside the title. */
  status?: ReactNode;
  children: ReactNode;
}

export function SettingsCard({ title, subtitle, status, children }: SettingsCardProps) {
  const titleId = useId();

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography id={titleId} variant="h6" component="h2">
          {title}
        </Typography>
        {status}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
        {subtitle}
      </Typography>
      {children}
    </Card>
  );
}
