import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { useLinkToken } from '@/shared/lib/routing';
import { CardPage } from '@/shared/ui/card-page';
import { Outcome } from '@/shared/ui/outcome';

import { NewPasswordForm } from './NewPasswordForm';

/** Where the link of a mail leads whose reader forgot the password. A newer link in the same tab changes what stands behind the # alone. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const [state, setState] = useState<'open' | 'done' | 'emptied' | 'over'>(token ? 'open' : 'over');

  return (
    <CardPage title={t('reset.title')} subtitle={state === 'open' ? t('reset.subtitle') : undefined}>
      {state === 'open' && (
        <NewPasswordForm
          token={token}
          onSaved={({ is_emptied }) => setState(is_emptied ? 'emptied' : 'done')}
          onLinkOver={() => setState('over')}
        />
      )}
      {(state === 'done' || state === 'emptied') && (
        <>
          <Outcome severity="success" title={t('reset.doneTitle')}>
            {t('reset.done')}
            {state === 'emptied' && (
              <Typography variant="inherit" sx={{ mt: 1 }}>
                {t('reset.emptied')}
              </Typography>
            )}
          </Outcome>
          <Button component={Link} to={ROUTES.signIn} replace variant="contained" size="large" fullWidth>
            {t('reset.signIn')}
          </Button>
        </>
      )}
      {state === 'over' && (
        <>
          <Outcome severity="warning" title={t('link.overTitle')}>
            {t('link.over')}
          </Outcome>
          <Button component={Link} to={ROUTES.forgotPassword} variant="contained" size="large" fullWidth>
            {t('reset.again')}
          </Button>
        </>
      )}
    </CardPage>
  );
}
