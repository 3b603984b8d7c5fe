import Typography from '@mui/material/Typography';

import { PageTitle } from '@/shared/ui/page-title';

interface PublicHeadingProps {
  title: string;
  subtitle: string;
  /** For search engines, where they need more words than the reader. */
  description?: string;
}

/** The top of a page for visitors, and the title of its document. */
export const PublicHeading = ({ title, subtitle, description = subtitle }: PublicHeadingProps) => (
  <>
    <PageTitle title={title} description={description} />
    <Typography variant="h2" component="h1">
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
      {subtitle}
    </Typography>
  </>
);
