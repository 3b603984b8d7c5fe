import TranslateIcon from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { setLanguage, useLanguage } from '@/shared/i18n';
import { clearPending, markPending } from '@/shared/lib/lazy';
import { useToast } from '@/shared/lib/toast';

/** Switches to the other language, named in its own script for people who cannot read this one. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const toast = useToast();
  const other = language === 'ar' ? 'en' : 'ar';

  return (
    <Button
      color="inherit"
      lang={other}
      startIcon={<TranslateIcon />}
      onClick={() =>
        void markPending(setLanguage(other))
          .catch(() => toast.error(t('offline')))
          .finally(clearPending)
      }
      sx={{ paddingInline: { xs: 0.5, sm: 1.5 }, whiteSpace: 'nowrap' }}
    >
      {t('nav.switchLanguage')}
    </Button>
  );
}
