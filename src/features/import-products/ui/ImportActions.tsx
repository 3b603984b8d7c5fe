import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useGetCategoriesQuery } from '@/entities/medication';
import { downloadFile } from '@/shared/download';
import { useLanguage, useMessages } from '@/shared/i18n';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

import { changesOf, type CheckedLine, countOf, type ImportRun, isRefused } from '../model/importRun';
import type { useImport } from '../model/useImport';
import { REASON, withCategory, writeReasons } from '../model/writeSheet';
import { useCategoryNames } from './useCategoryNames';
import { useColumnLabel } from './useColumnLabel';

interface ImportActionsProps {
  run: ImportRun;
  flow: Pick<ReturnType<typeof useImport>, 'loss' | 'store' | 'keepProblems' | 'forget' | 'isBusy'>;
  onClose: () => void;
}

export function ImportActions({ run, flow, onClose }: ImportActionsProps) {
  const { t } = useTranslation('importProducts');
  const saveProblems = useSaveProblems(run);
  const count = changesOf(run);

  return (
    <>
      {countOf(run, 'refused') > 0 && (
        <Button
          startIcon={<DownloadIcon />}
          disabled={flow.isBusy}
          onClick={() => {
            saveProblems();
            flow.keepProblems();
          }}
          sx={{ marginInline: { sm: '-16px auto' } }}
        >
          {t('saveProblems')}
        </Button>
      )}
      {run.isDryRun ? (
        <Button disabled={flow.isBusy} onClick={flow.forget}>
          {t('chooseOther')}
        </Button>
      ) : (
        <AnotherFile {...flow} />
      )}
      {run.isDryRun && count > 0 && (
        <Button variant="contained" disabled={flow.isBusy} onClick={flow.store}>
          {t('import', { count })}
        </Button>
      )}
      {!run.isDryRun && (
        <Button variant="contained" onClick={onClose}>
          {t('finish')}
        </Button>
      )}
    </>
  );
}

/** Starts over with another file. Asks first if there are lines with problems that nobody has saved. */
function AnotherFile({ loss, forget }: Pick<ImportActionsProps['flow'], 'loss' | 'forget'>) {
  const { t } = useTranslation('importProducts');
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button onClick={loss ? () => setIsAsking(true) : forget}>{t('again')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('lose.another.title')}
        body={t('lose.problems.body')}
        cancelLabel={t('lose.another.stay')}
        confirmLabel={t('lose.another.leave')}
        onConfirm={forget}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

/** Saves the refused lines with their reasons in an additional column. The file can be corrected and imported again. */
function useSaveProblems({ sheet, checked }: ImportRun) {
  const { t } = useTranslation('importProducts');
  const { language, nameOf } = useLanguage();
  const { data: categories = [] } = useGetCategoriesQuery({});
  const messageOf = useMessages();
  const columnLabel = useColumnLabel();
  const categoryNames = useCategoryNames();
  const hintOf = (field: string) => (field === 'category_id' ? ` (${t('oneOf', { names: categoryNames })})` : '');
  const reasonOf = ({ errors }: CheckedLine) =>
    Object.entries(errors)
      .map(([field, [text = '']]) => `${columnLabel(field)}: ${messageOf(text)}${hintOf(field)}`)
      .join(t('semicolon'));

  // With the chosen category in the file, it is known wherever the file is imported again.
  const cellsOf = ({ line: { cells }, chosenCategory }: CheckedLine) => {
    const chosen = categories.find(({ id }) => id === chosenCategory);
    return chosen ? withCategory(sheet, cells, nameOf(chosen)) : cells;
  };

  return () => {
    const lines = checked.filter(isRefused).map((each) => ({ cells: cellsOf(each), reason: reasonOf(each) }));
    downloadFile(t('problemsFile'), writeReasons(sheet, lines, REASON[language]));
  };
}
