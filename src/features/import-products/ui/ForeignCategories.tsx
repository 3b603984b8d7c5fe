import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { PlainList } from '@/shared/ui/plain-list';

import { foreignCategoriesIn } from '../model/categoryChoices';
import { MAX_SHOWN } from '../model/findings';
import type { ImportRun } from '../model/importRun';
import type { useImport } from '../model/useImport';
import { CategoryChoice } from './CategoryChoice';

interface ForeignCategoriesProps extends Pick<ReturnType<typeof useImport>, 'choices' | 'choose' | 'isBusy'> {
  run: ImportRun;
}

/** What the program at the counter calls its categories: each gets one of ours, for all its lines, and the file stays as it is. */
export function ForeignCategories({ run, choices, choose, isBusy }: ForeignCategoriesProps) {
  const { t } = useTranslation('importProducts');
  const titleId = useId();
  const found = foreignCategoriesIn(run);
  const open = found.reduce((sum, each) => sum + each.open, 0);
  const more = found.length - MAX_SHOWN;

  if (found.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle1">
        {t('foreign.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('foreign.hint')}
      </Typography>
      <Typography variant="body2" role="status" sx={{ my: 1, color: open > 0 ? 'warning.main' : 'success.main' }}>
        {isBusy ? t('foreign.judging') : t('foreign.open', { count: open })}
      </Typography>
      <PlainList spacing={1.5}>
        {found.slice(0, MAX_SHOWN).map((each) => (
          <li key={each.key}>
            <CategoryChoice
              foreign={each}
              chosen={choices.get(each.key) ?? null}
              onChoose={(category) => choose(each.key, category)}
            />
          </li>
        ))}
      </PlainList>
      {more > 0 && <Typography sx={{ mt: 1 }}>{t('foreign.more', { count: more })}</Typography>}
    </section>
  );
}
