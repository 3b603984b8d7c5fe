import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { PageTitle } from '@/shared/ui/page-title';

interface PageHeadingProps {
  title: string;
  /** Where the page says more to its reader than the document's title does. */
  heading?: string;
  subtitle: string;
  /** What can be begun here. */
  action?: ReactNode;
}

/** The top of a working page, and the title of its document. */
export const PageHeading = ({ title, heading = title, subtitle, action }: PageHeadingProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
    <PageTitle title={title} />
    <div>
      <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {heading}
      </Typography>
      <Typography color="textSecondary">{subtitle}</Typography>
    </div>
    {action}
  </Box>
);
