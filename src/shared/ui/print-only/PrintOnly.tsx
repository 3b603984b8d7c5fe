import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A sheet for the printer: black on white whatever the screen's colours, and made only when it is asked for. It stays behind, since a phone
 * says `afterprint` while it still shows what it will print, and renders that anew for another paper.
 */
export function PrintOnly({ children }: { children: ReactNode }) {
  const isPrinted = useIsPrinted();
  if (!isPrinted) return null;

  return (
    <Box
      data-color-scheme="light"
      sx={{ display: 'none', displayPrint: 'block', color: '#000', bgcolor: '#fff', fontSize: '11pt' }}
    >
      {children}
    </Box>
  );
}

function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);

  useEffect(() => {
    // The browser takes its picture as soon as the event is over.
    const begin = () => flushSync(() => setIsPrinted(true));
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, []);

  return isPrinted;
}
