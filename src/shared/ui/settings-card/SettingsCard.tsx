import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SettingsCardProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

export function SettingsCard({ title, subtitle, children }: SettingsCardProps) {
  const titleId = useId();

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={titleId} variant="h6" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
        {subtitle}
      </Typography>
      {children}
    </Card>
  );
}
