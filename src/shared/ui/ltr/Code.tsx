import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The code of an order is read out and compared as one word, and does not break at its hyphens. */
export const Code = ({ children }: { children: ReactNode }) => (
  <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

interface CodeInProps {
  code: string;
  /** With the code in it. */
  children: string;
}

/** A sentence in which the code of an order stays whole. */
export function CodeIn({ code, children }: CodeInProps) {
  const [before, after] = children.split(code);
  return (
    <>
      {before}
      <Code>{code}</Code>
      {after}
    </>
  );
}
