import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { IMPORT_OUTCOMES } from '@contract/productsImport';
import { useFormat } from '@/shared/lib/format';

import { problemsOf } from '../model/findings';
import { countOf, type ImportRun } from '../model/importRun';
import { resultMessageOf } from '../model/resultMessage';
import type { useImport } from '../model/useImport';
import { ForeignCategories } from './ForeignCategories';
import { FoundProducts } from './FoundProducts';
import { ImportWarnings } from './ImportWarnings';
import { ProblemTable } from './ProblemTable';

const COLORS = {
  created: 'success.main',
  updated: 'info.main',
  unchanged: 'text.primary',
  refused: 'error.main',
} as const;

interface ImportResultProps {
  run: ImportRun;
  flow: Pick<ReturnType<typeof useImport>, 'choices' | 'kept' | 'choose' | 'isBusy' | 'wasInterrupted'>;
}

/** Shows what would happen or has happened, and which lines were refused. */
export function ImportResult({ run, flow }: ImportResultProps) {
  const { t } = useTranslation('importProducts');
  const { number } = useFormat();
  const { isDryRun } = run;
  const problems = problemsOf(run);
  const said = isDryRun ? 'found' : 'done';

  return (
    <Stack spacing={2}>
      {isDryRun && flow.wasInterrupted && <Alert severity="info">{t('interrupted.checkedAgain')}</Alert>}
      <ResultMessage run={run} />
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
      >
        {IMPORT_OUTCOMES.map((outcome) => {
          const count = countOf(run, outcome);
          return (
            <Box key={outcome} sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, px: 2, py: 1 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {t(`${said}.${outcome}`)}
              </Typography>
              <Typography component="dd" variant="h6" sx={{ m: 0, color: count > 0 ? COLORS[outcome] : undefined }}>
                {number(count)}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {isDryRun && <ForeignCategories run={run} {...flow} />}
      {isDryRun && <ImportWarnings run={run} />}
      {isDryRun && <FoundProducts run={run} />}
      {problems.length > 0 && <ProblemTable problems={problems} />}
    </Stack>
  );
}

function ResultMessage({ run }: { run: ImportRun }) {
  const { t } = useTranslation('importProducts');
  const message = resultMessageOf(run);

  if (message === 'review') return <Typography>{t(message)}</Typography>;
  return (
    // Not announced here, because `ResultNews` announces it together with the counts.
    <Alert role="presentation" severity={message === 'finished' ? 'success' : 'info'}>
      {t(message)}
    </Alert>
  );
}
