import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

interface DraftNoticeProps {
  /** The values of the form without the draft. */
  initialValues: object;
  onForget: () => void;
  /** Those of its page: no page loads the texts of another. */
  texts: 'account' | 'inventory' | 'promoCodes' | 'settings';
}

/** Says that the form shows a draft and not what is stored, so that nobody saves by mistake what they typed hours ago. */
export function DraftNotice({ initialValues, onForget, texts }: DraftNoticeProps) {
  const { t } = useTranslation(texts);
  const { resetForm } = useFormikContext();
  const discard = () => {
    onForget();
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
