import Typography from '@mui/material/Typography';

import { PageTitle } from '@/shared/ui/page-title';

interface PageHeadingProps {
  title: string;
  /** For a page whose heading is longer than the title of its document. */
  heading?: string;
  subtitle: string;
}

/** The heading of a page behind sign-in; also sets the title of the document. */
export const PageHeading = ({ title, heading = title, subtitle }: PageHeadingProps) => (
  <div>
    <PageTitle title={title} />
    <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
      {heading}
    </Typography>
    <Typography color="textSecondary">{subtitle}</Typography>
  </div>
);
