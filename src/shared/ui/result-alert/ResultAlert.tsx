import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

import { initialFocus } from '@/shared/ui/initial-focus';

interface ResultAlertProps extends Pick<AlertProps, 'severity'> {
  title: string;
  children: ReactNode;
}

/** Replaces a form with its result. The focus, which was in the form, moves here, so that screen readers announce it. */
export function ResultAlert({ severity, title, children }: ResultAlertProps) {
  const titleId = useId();
  const textId = useId();

  return (
    // The box in which the focus waits.
    <Box sx={{ mt: 1.5, mb: 3 }}>
      <Alert
        ref={initialFocus}
        severity={severity}
        role="group"
        aria-labelledby={titleId}
        aria-describedby={textId}
        tabIndex={-1}
      >
        <AlertTitle id={titleId}>{title}</AlertTitle>
        <div id={textId}>{children}</div>
      </Alert>
    </Box>
  );
}
