import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon'> {
  label: string;
  accept: string;
  onPick: (file: File) => void;
  input?: Pick<ComponentProps<'input'>, 'disabled' | 'aria-invalid' | 'aria-describedby'>;
}

/** The browser's own file input covers the button invisibly, so that it works with keyboard and screen reader. */
export const FileButton = ({ label, accept, onPick, input, ...look }: FileButtonProps) => (
  <Button {...look} component="label" role={undefined} tabIndex={-1} disabled={input?.disabled}>
    {label}
    <input
      {...input}
      type="file"
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onPick(file);
        // Lets the same file be picked again, for example after it was corrected.
        target.value = '';
      }}
      style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
    />
  </Button>
);
