import Stack from '@mui/material/Stack';
import { type DragEvent, type ReactNode, useState } from 'react';

interface DropZoneProps {
  label: string;
  isWrong: boolean;
  /** Its picture leaves no room beside it on a phone. */
  isWide: boolean;
  /** Null while nothing may be dropped. */
  onPick: ((file: File) => void) | null;
  children: ReactNode;
}

export function DropZone({ label, isWrong, isWide, onPick, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const color = isWrong ? 'error.main' : 'divider';

  const drop = (event: DragEvent) => {
    // Even where it is not taken: the browser would leave the page for it.
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onPick?.(file);
  };

  return (
    <Stack
      role="group"
      aria-label={label}
      direction={isWide ? { xs: 'column', sm: 'row' } : 'row'}
      spacing={2}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(onPick !== null);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        p: 2,
        alignItems: isWide ? { xs: 'flex-start', sm: 'center' } : 'center',
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : color,
        borderRadius: 2,
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      {children}
    </Stack>
  );
}
