import Typography from '@mui/material/Typography';

/** The heading of a group of fields within a form. */
export const FieldsHeading = ({ children }: { children: string }) => (
  <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
    {children}
  </Typography>
);
