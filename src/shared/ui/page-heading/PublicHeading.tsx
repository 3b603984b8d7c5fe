import Typography from '@mui/material/Typography';

import { PageTitle } from '@/shared/ui/page-title';

interface PublicHeadingProps {
  title: string;
  /** For a page whose heading is shorter than the title of its document. */
  heading?: string;
  subtitle: string;
  /** For search engines, if the subtitle is too short for them. */
  description?: string;
}

/** The heading of a public page; also sets the title of the document. */
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
