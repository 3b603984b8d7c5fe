import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { IMPORT_OUTCOMES } from '@contract/productsImport';
import { useFormat } from '@/shared/lib/format';

import { countOf, type ImportRun } from '../model/importRun';
import { resultMessageOf } from '../model/resultMessage';

/** The result to the ear. What a choice of categories changes in it is told beside the choice. */
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
