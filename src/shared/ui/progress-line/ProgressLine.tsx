import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface ProgressLineProps {
  text: string;
  done: number;
  total: number;
}

/** A progress bar with a text that screen readers announce. */
export function ProgressLine({ text, done, total }: ProgressLineProps) {
  return (
    <>
      <Typography role="status">{text}</Typography>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (100 * done) / Math.max(1, total))}
        aria-label={text}
        sx={{ height: 8, borderRadius: 1 }}
      />
    </>
  );
}
