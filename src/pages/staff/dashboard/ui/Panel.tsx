import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One subject of the dashboard under its heading. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();

  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          minHeight: 40,
          mb: 1.5,
        }}
      >
        <Typography id={id} variant="h6" component="h2">
          {title}
        </Typography>
        <Box sx={{ marginInlineStart: 'auto' }}>{action}</Box>
      </Box>
      {children}
    </Card>
  );
}
