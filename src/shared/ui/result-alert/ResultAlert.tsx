import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface ResultAlertProps extends Pick<AlertProps, 'severity'> {
  title: string;
  children: ReactNode;
}

/** Replaces a form with its result. The focus, which was in the form, moves here, so that screen readers announce it. */
export function ResultAlert({ severity, title, children }: ResultAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => box.current?.focus(), []);

  return (
    <Alert ref={box} severity={severity} role="group" aria-labelledby={titleId} tabIndex={-1} sx={{ mt: 1.5, mb: 3 }}>
      <AlertTitle id={titleId}>{title}</AlertTitle>
      {children}
    </Alert>
  );
}
