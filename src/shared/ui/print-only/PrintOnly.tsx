import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Content for the printer only, black on white in any colour scheme, and rendered when it is first printed. It is not removed after that:
 * phones fire `afterprint` while the preview is still open, and render the page again for another paper size.
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
    // Synchronously, because the browser captures the page as soon as the event handler returns.
    const begin = () => flushSync(() => setIsPrinted(true));
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, []);

  return isPrinted;
}
