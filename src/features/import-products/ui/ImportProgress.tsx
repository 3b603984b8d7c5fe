import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { PageError } from '@/shared/ui/page-state';

import type { Run } from '../model/run';

interface ImportProgressProps {
  run: Run;
  isBusy: boolean;
  problem: unknown;
  onGoOn: () => unknown;
}

/** How far it has come; where it broke off, why, and the way on from there. */
export function ImportProgress({ run: { isDry, judged, sheet }, isBusy, problem, onGoOn }: ImportProgressProps) {
  const { t } = useTranslation('importProducts');
  const [done, total] = [judged.length, sheet.lines.length];
  const text = t(isDry ? 'checking' : 'importing', { done, total });

  return (
    <Stack spacing={2} sx={{ py: 4 }}>
      <Typography role="status">{text}</Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / total}
        aria-label={text}
        sx={{ height: 8, borderRadius: 1 }}
      />
      {isBusy ? (
        <Typography variant="body2" color="textSecondary">
          {t(isDry ? 'nothingStored' : 'stayHere')}
        </Typography>
      ) : (
        <>
          <PageError error={problem} message={t('failed')} onRetry={onGoOn} />
          <Typography variant="body2">{t(isDry ? 'nothingStored' : 'goesOn')}</Typography>
        </>
      )}
    </Stack>
  );
}
