import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

interface DraftNoticeProps {
  /** What stands in the form without it. */
  start: object;
  onForget: () => void;
  /** Those of its page: no page loads the texts of another. */
  texts: 'account' | 'inventory' | 'promoCodes' | 'settings';
}

/** Says that the form holds more than what is stored: nobody saves unawares what they typed hours ago. */
export function DraftNotice({ start, onForget, texts }: DraftNoticeProps) {
  const { t } = useTranslation(texts);
  const { resetForm } = useFormikContext();
  const discard = () => {
    onForget();
    resetForm({ values: start });
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
