import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';

import type { Warning } from '@contract/categoryWords';
import { PhoneLink } from '@/shared/ui/phone-link';

const AMBULANCE = '123';

interface SearchWarningProps {
  warning: Warning;
  /** Whether medicines that match the words are listed below. */
  isAbove: boolean;
}

/** Says whom to ask when a search is for something that the site cannot or should not answer, such as an emergency. */
export function SearchWarning({ warning, isAbove }: SearchWarningProps) {
  const { t } = useTranslation('medications');
  const isEmergency = warning === 'emergency';
  const text = isEmergency ? 'doctor' : warning;

  return (
    <Alert severity={isEmergency ? 'error' : 'info'} role="note" sx={{ mt: { xs: 0.5, sm: 0 }, mb: 1 }}>
      {isEmergency && (
        <AlertTitle>
          {t('needs.ambulance')} <PhoneLink phone={AMBULANCE} />
        </AlertTitle>
      )}
      {text === 'doctor' && isAbove ? t('needs.doctorAbove') : t(`needs.${text}`)}
    </Alert>
  );
}
