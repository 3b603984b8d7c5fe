import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The code of an order: left to right, and never broken at its hyphens, since people read it out and compare it. */
export const Code = ({ children }: { children: ReactNode }) => (
  <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

interface CodeInProps {
  code: string;
  /** The sentence, which contains the code. */
  children: string;
}

/** A sentence that contains the code of an order, which is kept in one piece. */
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
