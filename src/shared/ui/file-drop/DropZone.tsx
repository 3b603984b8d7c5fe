import Stack, { type StackProps } from '@mui/material/Stack';
import { type DragEvent, useState } from 'react';

/** The border colour of a text field, which is visible on every surface. */
const EDGE = 'rgba(var(--mui-palette-text-secondaryChannel) / 0.75)';

interface DropZoneProps extends Pick<StackProps, 'direction' | 'spacing' | 'children'> {
  label: string;
  isWrong?: boolean;
  /** Null while files are not accepted. */
  onPick: ((file: File) => void) | null;
  sx: object;
}

export function DropZone({ label, isWrong = false, onPick, sx, ...props }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const color = isWrong ? 'error.main' : EDGE;

  const drop = (event: DragEvent) => {
    // Even if the file is not accepted: by default the browser would leave the page to show it.
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onPick?.(file);
  };

  return (
    <Stack
      {...props}
      role="group"
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(onPick !== null);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : color,
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : undefined,
        ...sx,
      }}
    />
  );
}
