import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useGetCategoriesQuery } from '@/entities/medication';
import { PlainList } from '@/shared/ui/plain-list';

import { foreignCategoriesIn } from '../model/categoryChoices';
import { MAX_SHOWN } from '../model/findings';
import type { ImportRun } from '../model/importRun';
import { proposeCategory } from '../model/proposeCategory';
import type { useImport } from '../model/useImport';
import { CategoryChoice } from './CategoryChoice';

interface ForeignCategoriesProps extends Pick<ReturnType<typeof useImport>, 'choices' | 'kept' | 'choose' | 'isBusy'> {
  run: ImportRun;
}

/**
 * Lists the categories of the pharmacy's own program. One of ours is chosen for each, which applies to all of its lines; the file itself
 * need not be changed.
 */
export function ForeignCategories({ run, choices, kept, choose, isBusy }: ForeignCategoriesProps) {
  const { t } = useTranslation('importProducts');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const found = foreignCategoriesIn(run, kept);
  const open = found.reduce((sum, each) => sum + each.open, 0);
  const shown = found.slice(0, MAX_SHOWN);
  const more = found.length - shown.length;
  const { data: categories = [] } = useGetCategoriesQuery({});
  const proposals = new Map(shown.map(({ key, name }) => [key, proposeCategory(name, categories)]));
  const waiting = shown.flatMap(({ key }) => {
    const proposed = choices.has(key) ? undefined : proposals.get(key);
    return proposed ? [[key, proposed.id] as const] : [];
  });

  const takeAll = () => {
    choose(waiting);
    // The pressed button disappears with the proposals, so the focus needs another place.
    title.current?.focus();
  };

  if (found.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Typography ref={title} id={titleId} tabIndex={-1} component="h3" variant="subtitle1">
        {t('foreign.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('foreign.hint')} {waiting.length > 0 && t('foreign.proposed')}
      </Typography>
      <Typography variant="body2" role="status" sx={{ my: 1, color: open > 0 ? 'warning.main' : 'success.main' }}>
        {isBusy ? t('foreign.judging') : t('foreign.open', { count: open })}
      </Typography>
      {waiting.length > 1 && (
        <Button size="small" variant="outlined" sx={{ mb: 1.5 }} onClick={takeAll}>
          {t('foreign.useAll', { count: waiting.length })}
        </Button>
      )}
      <PlainList spacing={1.5}>
        {shown.map((each) => (
          <li key={each.key}>
            <CategoryChoice
              foreign={each}
              chosen={choices.get(each.key) ?? null}
              kept={kept.get(each.key) ?? null}
              proposed={proposals.get(each.key)}
              onChoose={(category) => choose([[each.key, category]])}
            />
          </li>
        ))}
      </PlainList>
      {more > 0 && <Typography sx={{ mt: 1 }}>{t('foreign.more', { count: more })}</Typography>}
    </section>
  );
}
