import { useTranslation } from 'react-i18next';

import { useGetCategoriesQuery } from '@/entities/medication';
import { useToast } from '@/shared/lib/toast';
import { PageError, PageLoading } from '@/shared/ui/page-state';
import { WideDialog } from '@/shared/ui/wide-dialog';

import type { Sheet } from '../model/readSheet';
import { useImport } from '../model/useImport';
import { ChooseFile } from './ChooseFile';
import { ImportActions } from './ImportActions';
import { ImportProgress } from './ImportProgress';
import { ImportResult } from './ImportResult';

interface ImportDialogProps {
  onClose: () => void;
}

/** Adds and updates products from a file: what would happen is seen first. Speaks the texts of `inventory` and `importProducts`. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { t } = useTranslation('importProducts');
  const toast = useToast('staff');
  const flow = useImport();
  const { run } = flow;
  const isUnderWay = run !== null && run.waiting.length > 0;

  const close = () => {
    const [done, total] = run ? [run.judged.length, run.sheet.lines.length] : [0, 0];
    if (isUnderWay && !run.isDry) toast.warning(t('left', { done, total }));
    onClose();
  };

  return (
    <WideDialog
      title={t('title')}
      onClose={close}
      hasForm
      actions={run && !isUnderWay && <ImportActions run={run} flow={flow} onClose={close} />}
    >
      {!run && <Start onSheet={(sheet) => void flow.check(sheet)} />}
      {isUnderWay && <ImportProgress run={run} isBusy={flow.isBusy} problem={flow.problem} onGoOn={flow.goOn} />}
      {run && !isUnderWay && <ImportResult run={run} />}
    </WideDialog>
  );
}

/** A file names its categories, which have to be known to read it. */
function Start({ onSheet }: { onSheet: (sheet: Sheet) => void }) {
  const { t } = useTranslation('importProducts');
  const { data: categories, isError, refetch } = useGetCategoriesQuery({});

  if (categories) return <ChooseFile categories={categories} onSheet={onSheet} />;
  return isError ? <PageError message={t('categoriesFailed')} onRetry={refetch} /> : <PageLoading />;
}
