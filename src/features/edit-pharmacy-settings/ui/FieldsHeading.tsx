import Typography from '@mui/material/Typography';

/** Over the fields of one subject within a form. */
export const FieldsHeading = ({ children }: { children: string }) => (
  <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
    {children}
  </Typography>
);
