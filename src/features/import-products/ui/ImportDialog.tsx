import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Category } from '@contract/wire/medication';
import { useGetCategoriesQuery } from '@/entities/medication';
import { useToast } from '@/shared/lib/toast';
import { ConfirmDialog, type ConfirmDialogProps } from '@/shared/ui/confirm-dialog';
import { HIDDEN } from '@/shared/ui/hidden-text';
import { PageError, PageLoading } from '@/shared/ui/page-state';
import { useBlockUnload } from '@/shared/ui/unsaved';
import { WideDialog } from '@/shared/ui/wide-dialog';

import { type Loss, progressOf } from '../model/importRun';
import { parseText } from '../model/parseSheet';
import { useImport } from '../model/useImport';
import { ChooseFile } from './ChooseFile';
import { ImportActions } from './ImportActions';
import { ImportProgress } from './ImportProgress';
import { ImportResult } from './ImportResult';
import { ResultNews } from './ResultNews';

interface ImportDialogProps {
  onClose: () => void;
}

/** Adds and updates products from a file, after showing what would change. Uses the texts of `inventory` and `importProducts`. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { t } = useTranslation('importProducts');
  const toast = useToast();
  const flow = useImport();
  const { run, loss } = flow;
  const [asked, setAsked] = useState<Loss | null>(null);
  const { done, total } = run ? progressOf(run) : { done: 0, total: 0 };
  useBlockUnload(() => loss !== null);
  // The run has ended while the question was open.
  if (asked && asked !== loss) setAsked(null);

  const close = () => {
    if (loss === 'import') toast.warning(t('left', { done, total }));
    flow.forget();
    onClose();
  };

  return (
    <>
      <WideDialog
        title={t('title')}
        onClose={loss ? () => setAsked(loss) : close}
        hasForm
        actions={run?.waiting.length === 0 && <ImportActions run={run} flow={flow} onClose={close} />}
      >
        {/* Screen readers do not announce a region that appears together with its text. */}
        <Box role="status" sx={HIDDEN}>
          {run?.waiting.length === 0 && <ResultNews run={run} />}
        </Box>
        <Step flow={flow} />
      </WideDialog>
      {loss && (
        <LossQuestion
          loss={loss}
          done={done}
          total={total}
          isOpen={asked !== null}
          onConfirm={close}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface LossQuestionProps extends Pick<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onClose'> {
  loss: Loss;
  done: number;
  total: number;
}

function LossQuestion({ loss, done, total, ...question }: LossQuestionProps) {
  const { t } = useTranslation('importProducts');

  return (
    <ConfirmDialog
      {...question}
      title={t(`lose.${loss}.title`)}
      body={t(`lose.${loss}.body`, { done, total })}
      cancelLabel={t(`lose.${loss}.stay`)}
      confirmLabel={t(`lose.${loss}.leave`)}
    />
  );
}

interface StepProps {
  flow: ReturnType<typeof useImport>;
}

function Step({ flow }: StepProps) {
  const { run, isReady, resume, isBusy, problem } = flow;

  if (!isReady) return <PageLoading />;
  if (!run) return <Start flow={flow} />;
  if (run.waiting.length === 0) return <ImportResult run={run} flow={flow} />;
  return <ImportProgress run={run} isBusy={isBusy} problem={problem} onResume={resume} />;
}

/** Loads our categories first, which are needed to read a file. Goes on by itself with one that is kept. */
function Start({ flow }: StepProps) {
  const { t } = useTranslation('importProducts');
  const { data: categories, isError, refetch } = useGetCategoriesQuery({});
  const { wasInterrupted, keptText, check, forget } = flow;
  const goOn = useEffectEvent((known: readonly Category[]) => {
    if (keptText === undefined) return;
    const read = parseText(keptText, known);
    if ('key' in read) forget();
    else check(read);
  });

  useEffect(() => {
    if (categories) goOn(categories);
  }, [categories]);

  if (!categories && isError) return <PageError message={t('categoriesFailed')} onRetry={refetch} />;
  if (!categories || keptText !== undefined) return <PageLoading />;
  return <ChooseFile categories={categories} wasInterrupted={wasInterrupted} onSheet={check} />;
}
