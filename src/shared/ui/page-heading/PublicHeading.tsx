import Typography from '@mui/material/Typography';

import { PageTitle } from '@/shared/ui/page-title';

interface PublicHeadingProps {
  title: string;
  /** Where the document's title says more than the page has to. */
  heading?: string;
  subtitle: string;
  /** For search engines, where they need more words than the reader. */
  description?: string;
}

/** The top of a page for visitors, and the title of its document. */
export const PublicHeading = ({ title, heading = title, subtitle, description = subtitle }: PublicHeadingProps) => (
  <>
    <PageTitle title={title} description={description} />
    <Typography variant="h2" component="h1">
      {heading}
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
      {subtitle}
    </Typography>
  </>
);
