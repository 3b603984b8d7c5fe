import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

import { dayInCairo } from '@contract/cairoDay';
import { formatDay } from '@contract/formatDay';
import { useLanguage } from '@/shared/i18n';
import { isolateAuto, isolateLtr } from '@/shared/lib/format';

import { absentIn, expiredIn, isNamedByIngredients, prescribedIn, priceJumpsIn, uncountedIn } from '../model/findings';
import { countOf, type ImportRun } from '../model/importRun';
import { useColumnLabel } from './useColumnLabel';
import { useFoundName } from './useFoundName';

/** More names would make the sentence too long. */
const MAX_NAMED = 5;

/** What staff should check before the import, and how the file was interpreted where that was not certain. */
export function ImportWarnings({ run }: { run: ImportRun }) {
  const { t } = useTranslation('importProducts');
  const { language } = useLanguage();
  const columnLabel = useColumnLabel();
  const foundName = useFoundName();
  const { day, unused } = run.sheet;
  const listed = (texts: readonly string[]) => texts.join(t('comma'));
  const someOf = (texts: readonly string[]) =>
    texts.length > MAX_NAMED
      ? `${listed(texts.slice(0, MAX_NAMED))} ${t('moreProducts', { count: texts.length - MAX_NAMED })}`
      : listed(texts);
  const absent = absentIn(run);
  const expired = expiredIn(run, dayInCairo()).map((each) => isolateAuto(foundName(each)));
  const priceJumps = priceJumpsIn(run).length;
  const prescribed = prescribedIn(run).length;
  const uncounted = uncountedIn(run).length;

  return (
    <>
      {absent.length > 0 && (
        <Alert severity="warning">
          {t('absent', { count: absent.length, columns: listed(absent.map(columnLabel)) })}
        </Alert>
      )}
      {priceJumps > 0 && <Alert severity="warning">{t('leaps', { count: priceJumps })}</Alert>}
      {expired.length > 0 && (
        <Alert severity="warning">{t('expired', { count: expired.length, names: someOf(expired) })}</Alert>
      )}
      {countOf(run, 'updated') > 0 && <Alert severity="info">{t('updates')}</Alert>}
      {uncounted > 0 && <Alert severity="info">{t('uncounted', { count: uncounted })}</Alert>}
      {isNamedByIngredients(run) && <Alert severity="info">{t('namedByIngredients')}</Alert>}
      {prescribed > 0 && <Alert severity="info">{t('prescriptions', { count: prescribed })}</Alert>}
      {day && (
        <Alert severity="info">
          {t(day.order, { written: isolateLtr(day.written), day: formatDay(day.read, language) })}
        </Alert>
      )}
      {unused.length > 0 && <Alert severity="warning">{t('unused', { columns: listed(unused) })}</Alert>}
    </>
  );
}
