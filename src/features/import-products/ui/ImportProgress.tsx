import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { importPauseOf } from '@/entities/product';
import { PageError } from '@/shared/ui/page-state';
import { ProgressLine } from '@/shared/ui/progress-line';

import { type ImportRun, progressOf } from '../model/importRun';

interface ImportProgressProps {
  run: ImportRun;
  isBusy: boolean;
  problem: unknown;
  onResume: () => unknown;
}

/** Shows the progress of a run. If it has stopped, it says why and offers to continue. */
export function ImportProgress({ run, isBusy, problem, onResume }: ImportProgressProps) {
  const { t } = useTranslation('importProducts');
  const { isDryRun } = run;
  const { done, total } = progressOf(run);

  return (
    <Stack spacing={2} sx={{ py: 4 }}>
      <ProgressLine text={t(isDryRun ? 'checking' : 'importing', { done, total })} done={done} total={total} />
      <State isDryRun={isDryRun} isBusy={isBusy} problem={problem} onResume={onResume} />
    </Stack>
  );
}

interface StateProps extends Omit<ImportProgressProps, 'run'> {
  isDryRun: boolean;
}

function State({ isDryRun, isBusy, problem, onResume }: StateProps) {
  const { t } = useTranslation('importProducts');
  const seconds = importPauseOf(problem);

  if (isBusy) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t(isDryRun ? 'nothingStored' : 'stayHere')}
      </Typography>
    );
  }
  if (seconds !== null) return <Pause seconds={seconds} onOver={onResume} />;
  return (
    <>
      <PageError error={problem} message={t('failed')} onRetry={onResume} />
      <Typography variant="body2">{t(isDryRun ? 'nothingStored' : 'goesOn')}</Typography>
    </>
  );
}

interface PauseProps {
  seconds: number;
  onOver: () => unknown;
}

/** Counts down the seconds that the server asks to wait, and then continues. */
function Pause({ seconds, onOver }: PauseProps) {
  const { t } = useTranslation('importProducts');
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onOver);

  useEffect(() => {
    // Measured by the clock, since timers are slow in hidden tabs.
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.round((until - Date.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      void end();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return (
    <>
      <Alert severity="info">{t('paused')}</Alert>
      {/* Outside the alert, because announcing every second would drown everything else. */}
      <Typography variant="body2" role="timer">
        {t('resumes', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
      </Typography>
    </>
  );
}
