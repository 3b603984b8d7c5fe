import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface OutcomeProps extends Pick<AlertProps, 'severity'> {
  title: string;
  children: ReactNode;
}

/** What became of a form, in the form's place. The focus, which was in there, moves here, so that everybody hears it. */
export function Outcome({ severity, title, children }: OutcomeProps) {
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
