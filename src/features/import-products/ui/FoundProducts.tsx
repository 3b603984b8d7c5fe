import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDay } from '@contract/formatDay';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { Disclosure } from '@/shared/ui/disclosure';
import { PlainList } from '@/shared/ui/plain-list';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import { MAX_SHOWN, newIn, updatesIn } from '../model/findings';
import type { CheckedLine, ImportRun } from '../model/importRun';
import { useColumnLabel } from './useColumnLabel';
import { useFoundName } from './useFoundName';

/**
 * Lists new and updated products. The names show whether a new product exists already under another name, and the changes show whether the
 * right product is updated.
 */
export function FoundProducts({ run }: { run: ImportRun }) {
  const { t } = useTranslation('importProducts');

  return (
    <>
      <Listed summary={t('whichNew')} rows={newIn(run)} />
      <Listed summary={t('whichUpdated')} rows={updatesIn(run)}>
        {(row) => <Changes row={row} />}
      </Listed>
    </>
  );
}

interface ListedProps {
  summary: string;
  rows: readonly CheckedLine[];
  children?: (row: CheckedLine) => ReactNode;
}

/** A longer list is folded. */
const MAX_OPEN = 5;

function Listed({ summary, rows, children }: ListedProps) {
  const { t } = useTranslation('importProducts');
  const foundName = useFoundName();
  const more = rows.length - MAX_SHOWN;

  if (rows.length === 0) return null;
  return (
    <Disclosure summary={summary} isOpen={rows.length <= MAX_OPEN}>
      <PlainList spacing={children ? 1 : 0.5} sx={{ overflowWrap: 'anywhere' }}>
        {rows.slice(0, MAX_SHOWN).map((row) => (
          <li key={row.line.row}>
            <TextWithLang>{foundName(row)}</TextWithLang>
            {children?.(row)}
          </li>
        ))}
      </PlainList>
      {more > 0 && t('moreProducts', { count: more })}
    </Disclosure>
  );
}

/** The new and the current value of each field that would change. */
function Changes({ row }: { row: CheckedLine }) {
  const { t } = useTranslation('importProducts');
  const columnLabel = useColumnLabel();
  const write = useWriting();

  return Object.entries(row.changes).map(([field, { before, after }]) => (
    <Typography key={field} variant="body2" color="textSecondary">
      {t('change', { field: columnLabel(field), before: write(field, before), after: write(field, after) })}
    </Typography>
  ));
}

function useWriting() {
  const { t } = useTranslation('importProducts');
  const { language } = useLanguage();
  const { money, number } = useFormat();

  return (field: string, value: string | number | boolean | null): string => {
    if (typeof value === 'number') return field === 'price' ? money(value) : number(value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return value === null ? t('noDate') : formatDay(value, language);
  };
}
