import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { IMPORT_OUTCOMES } from '@contract/productsImport';
import { useFormat } from '@/shared/lib/format';

import { countOf, type ImportRun } from '../model/importRun';
import { resultMessageOf } from '../model/resultMessage';

/** Announces the result to screen readers. Later changes by choices of categories are announced next to the choices. */
export function ResultNews({ run }: { run: ImportRun }) {
  const { t } = useTranslation('importProducts');
  const { number } = useFormat();
  const [first] = useState(run);
  const { isDryRun } = first;
  const counts = IMPORT_OUTCOMES.map((outcome) => ({ outcome, count: countOf(first, outcome) }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${t(`${isDryRun ? 'found' : 'done'}.${outcome}`)}: ${number(count)}`);

  return (
    <>
      {t(resultMessageOf(first))} {counts.join(t('comma'))}
    </>
  );
}
