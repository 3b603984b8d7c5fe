import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { visitOf } from '@/features/continue-visit';
import { ROUTES } from '@/shared/config';
import { CardPage } from '@/shared/ui/card-page';
import { Ltr } from '@/shared/ui/ltr';
import { ResultAlert } from '@/shared/ui/result-alert';

import { ForgotPasswordForm } from './ForgotPasswordForm';

export function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const { state } = useLocation() as { state: object | null };
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [typed, setTyped] = useState(visitOf(state).email);

  const startAgain = () => {
    setTyped('');
    setSentTo(null);
  };

  return (
    <CardPage
      title={t('forgot.title')}
      description={t('forgot.description')}
      subtitle={sentTo === null ? t('forgot.subtitle') : undefined}
    >
      {sentTo === null ? (
        <ForgotPasswordForm typed={typed} onSent={setSentTo} />
      ) : (
        <ResultAlert severity="success" title={t('forgot.sentTitle')}>
          <Typography variant="inherit" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <Ltr>{sentTo}</Ltr>
          </Typography>
          <Typography variant="inherit" sx={{ my: 1 }}>
            {t('forgot.sent')}
          </Typography>
          {t('forgot.sentHint')}
        </ResultAlert>
      )}
      <Stack spacing={1} sx={{ mt: 2 }}>
        {sentTo !== null && <Button onClick={startAgain}>{t('forgot.again')}</Button>}
        {/* Replaces the history entry, as this page replaced the sign-in: the page from which the visitor came to sign in has to stay
            the previous entry. */}
        <Button
          component={Link}
          to={ROUTES.signIn}
          replace
          state={{ ...state, email: sentTo ?? typed }}
          color="inherit"
        >
          {t('forgot.back')}
        </Button>
      </Stack>
    </CardPage>
  );
}
