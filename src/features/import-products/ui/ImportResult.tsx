import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { IMPORT_OUTCOMES } from '@contract/product';
import { writtenDay } from '@contract/writtenDay';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { PlainList } from '@/shared/ui/plain-list';

import { changesOf, countOf, prescribedIn, problemsOf, type Run } from '../model/run';
import { MOST_SHOWN, ProblemTable } from './ProblemTable';

const COLORS = {
  created: 'success.main',
  updated: 'info.main',
  unchanged: 'text.primary',
  refused: 'error.main',
} as const;

/** What would happen, or what has happened, and which lines cannot be taken as they are. */
export function ImportResult({ run }: { run: Run }) {
  const { t } = useTranslation('importProducts');
  const { number } = useFormat();
  const { isDry, sheet } = run;
  const problems = problemsOf(run);
  const said = isDry ? 'found' : 'done';

  return (
    <Stack spacing={2}>
      <Told run={run} />
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
      >
        {IMPORT_OUTCOMES.map((outcome) => {
          const count = countOf(run, outcome);
          return (
            <Box key={outcome} sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 2, px: 2, py: 1 }}>
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
      {isDry && <NewNames run={run} />}
      {isDry && <Readings sheet={sheet} hasUpdates={countOf(run, 'updated') > 0} prescribed={prescribedIn(run)} />}
      {problems.length > 0 && <ProblemTable problems={problems} />}
    </Stack>
  );
}

/** By their names somebody sees whether one is there already under another. */
function NewNames({ run }: { run: Run }) {
  const { t } = useTranslation('importProducts');
  const added = run.judged.filter(({ outcome }) => outcome === 'created');
  const more = added.length - MOST_SHOWN;

  if (added.length === 0) return null;
  return (
    <details>
      <summary style={{ cursor: 'pointer', paddingBlock: 8 }}>{t('whichNew')}</summary>
      <PlainList spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
        {added.slice(0, MOST_SHOWN).map(({ line }) => (
          <li key={line.row}>
            <bdi>{line.input.name}</bdi>
          </li>
        ))}
      </PlainList>
      {more > 0 && t('moreNew', { count: more })}
    </details>
  );
}

function Told({ run }: { run: Run }) {
  const { t } = useTranslation('importProducts');

  if (!run.isDry) return <Alert severity="success">{t('finished')}</Alert>;
  if (changesOf(run) > 0) return <Typography>{t('review')}</Typography>;
  return <Alert severity="info">{t(countOf(run, 'refused') > 0 ? 'noneRight' : 'nothingNew')}</Alert>;
}

interface ReadingsProps {
  sheet: Run['sheet'];
  hasUpdates: boolean;
  prescribed: number;
}

/** How the file was understood, where it could have been otherwise. */
function Readings({ sheet: { day, unused }, hasUpdates, prescribed }: ReadingsProps) {
  const { t } = useTranslation('importProducts');
  const { language } = useLanguage();

  return (
    <>
      {hasUpdates && <Alert severity="info">{t('updates')}</Alert>}
      {prescribed > 0 && <Alert severity="info">{t('prescriptions', { count: prescribed })}</Alert>}
      {day && (
        <Alert severity="info">
          {t(day.order, { written: `\u2066${day.written}\u2069`, day: writtenDay(day.read, language) })}
        </Alert>
      )}
      {unused.length > 0 && <Alert severity="warning">{t('unused', { columns: unused.join(t('comma')) })}</Alert>}
    </>
  );
}
