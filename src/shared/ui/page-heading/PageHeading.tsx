import Typography from '@mui/material/Typography';

import { PageTitle } from '@/shared/ui/page-title';

interface PageHeadingProps {
  title: string;
  /** Where the page says more to its reader than the document's title does. */
  heading?: string;
  subtitle: string;
}

/** The top of a working page, and the title of its document. */
export const PageHeading = ({ title, heading = title, subtitle }: PageHeadingProps) => (
  <div>
    <PageTitle title={title} />
    <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
      {heading}
    </Typography>
    <Typography color="textSecondary">{subtitle}</Typography>
  </div>
);
