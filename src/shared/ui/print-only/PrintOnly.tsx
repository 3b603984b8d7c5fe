import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A sheet for the printer: black on white whatever the screen's colours, and made only when it is asked for. */
export function PrintOnly({ children }: { children: ReactNode }) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;

  return (
    <Box
      data-color-scheme="light"
      sx={{ display: 'none', displayPrint: 'block', color: '#000', bgcolor: '#fff', fontSize: '11pt' }}
    >
      {children}
    </Box>
  );
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    // The browser takes its picture as soon as the event is over.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return isPrinting;
}
