import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { useDraft } from '@/shared/lib/draft';

interface FormDraftProps<Values extends object> {
  drafts: Pick<ReturnType<typeof useDraft>, 'hasDraft' | 'keep' | 'forget'>;
  /** The values without the draft. */
  initialValues: Values;
  /** The namespace of the page, for a form that edits stored data. It makes the form say when it shows a draft instead. */
  texts?: 'account' | 'inventory' | 'promoCodes' | 'settings' | undefined;
  onChange?: (values: Values) => void;
}

/** Keeps the values of the surrounding form as a draft, and tells the person when the form started from one. */
export function FormDraft<Values extends object>({ drafts, initialValues, texts, onChange }: FormDraftProps<Values>) {
  const { values } = useFormikContext<Values>();
  const keep = useEffectEvent(() => {
    onChange?.(values);
    drafts.keep(values, initialValues);
  });

  useEffect(() => keep(), [values]);
  return texts && drafts.hasDraft && <DraftNotice drafts={drafts} initialValues={initialValues} texts={texts} />;
}

/** Or somebody would save by mistake what they typed hours ago. */
function DraftNotice({ drafts, initialValues, texts }: FormDraftProps<object> & { texts: string }) {
  const { t } = useTranslation(texts);
  const { resetForm } = useFormikContext();
  const discard = () => {
    drafts.forget();
    resetForm({ values: initialValues });
  };

  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={discard} sx={{ whiteSpace: 'nowrap' }}>
          {t('draftDiscard')}
        </Button>
      }
    >
      {t('draftLaidOver')}
    </Alert>
  );
}
