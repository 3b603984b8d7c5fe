import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { useMessages } from '@/shared/i18n';
import { isolateAuto, useFormat, withNonBreakingSpaces } from '@/shared/lib/format';
import { useIsPhone } from '@/shared/lib/screen';
import { Disclosure } from '@/shared/ui/disclosure';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import { MAX_SHOWN, type Problem } from '../model/findings';
import { useCategoryNames } from './useCategoryNames';
import { useColumnLabel } from './useColumnLabel';

export function ProblemTable({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation('importProducts');
  const isPhone = useIsPhone();
  const categoryNames = useCategoryNames();
  const more = problems.length - MAX_SHOWN;

  return (
    <div>
      <Typography component="h3" variant="subtitle1">
        {t('problems')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('problemsHint')}
      </Typography>
      <Table
        size="small"
        aria-label={t('problems')}
        sx={{ '& td, & th': { paddingInline: { xs: 1, sm: 2 }, verticalAlign: 'top' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('row')}</TableCell>
            {!isPhone && <TableCell>{t('product')}</TableCell>}
            {!isPhone && <TableCell>{t('column')}</TableCell>}
            <TableCell>{t('problem')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {problems.slice(0, MAX_SHOWN).map((problem) => (
            <ProblemRow key={`${problem.checked.line.row} ${problem.field}`} problem={problem} isPhone={isPhone} />
          ))}
        </TableBody>
      </Table>
      {more > 0 && <Typography sx={{ mt: 1 }}>{t('moreProblems', { count: more })}</Typography>}
      {problems.some(({ field }) => field === 'category_id') && (
        <Disclosure summary={t('categories')}>{categoryNames}</Disclosure>
      )}
    </div>
  );
}

function ProblemRow({ problem: { checked, field, text }, isPhone }: { problem: Problem; isPhone: boolean }) {
  const { t } = useTranslation('importProducts');
  const { number } = useFormat();
  const messageOf = useMessages();
  const columnLabel = useColumnLabel();
  const { row, written } = checked.line;
  const name = <TextWithLang>{withNonBreakingSpaces(written.name ?? '—')}</TextWithLang>;
  // The name is shown anyway, so it is not repeated as the value.
  const value = field === 'name' ? undefined : written[field as keyof typeof written];

  return (
    <TableRow>
      <TableCell>{number(row)}</TableCell>
      {!isPhone && <TableCell sx={{ width: '30%', overflowWrap: 'anywhere' }}>{name}</TableCell>}
      {!isPhone && <TableCell>{columnLabel(field)}</TableCell>}
      <TableCell>
        {messageOf(text)}
        {value !== undefined && (
          <Typography variant="caption" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {t('inFile', { value: isolateAuto(value) })}
          </Typography>
        )}
        {isPhone && (
          <Typography variant="caption" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {name} · {columnLabel(field)}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
}
