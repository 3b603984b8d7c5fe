import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { PageTitle } from '@/shared/ui/page-title';
import { IGNORE_SECOND_PRESS } from '@/shared/ui/second-press';

interface CardPageProps {
  title: string;
  /** For search engines; by default that of the whole site. */
  description?: string;
  /** What to do here; left out once it is done. */
  subtitle?: string;
  children: ReactNode;
}

/** A page with one small task. Whatever replaces its button ignores the second half of a double click. */
export function CardPage({ title, description, subtitle, children }: CardPageProps) {
  return (
    <Card {...IGNORE_SECOND_PRESS} sx={{ maxWidth: 440, mx: 'auto', p: { xs: 3, sm: 4 } }}>
      <PageTitle title={title} description={description} />
      <Typography variant="h4" component="h1" gutterBottom>
        {title}
      </Typography>
      {subtitle && (
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {subtitle}
        </Typography>
      )}
      {children}
    </Card>
  );
}
