import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { useLinkToken } from '@/shared/lib/routing';
import { CardPage } from '@/shared/ui/card-page';
import { ResultAlert } from '@/shared/ui/result-alert';

import { NewPasswordForm } from './NewPasswordForm';

/**
 * Opened by the link in the mail to somebody who forgot the password. A newer link in the same tab changes only the fragment of the
 * address, so the key renders a new form.
 */
export function ResetPasswordPage() {
  const token = useLinkToken();
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const [state, setState] = useState<'open' | 'done' | 'emptied' | 'over' | 'unsure'>(token ? 'open' : 'over');

  return (
    <CardPage title={t('reset.title')} subtitle={state === 'open' ? t('reset.subtitle') : undefined}>
      {state === 'open' && (
        <NewPasswordForm
          token={token}
          onSaved={({ is_emptied }) => setState(is_emptied ? 'emptied' : 'done')}
          onLinkOver={(mayBeDone) => setState(mayBeDone ? 'unsure' : 'over')}
        />
      )}
      {(state === 'done' || state === 'emptied') && (
        <>
          <ResultAlert severity="success" title={t('reset.doneTitle')}>
            {t('reset.done')}
            {state === 'emptied' && (
              <Typography variant="inherit" sx={{ mt: 1 }}>
                {t('reset.emptied')}
              </Typography>
            )}
          </ResultAlert>
          <Button component={Link} to={ROUTES.signIn} replace variant="contained" size="large" fullWidth>
            {t('reset.signIn')}
          </Button>
        </>
      )}
      {(state === 'over' || state === 'unsure') && <LinkOver mayBeDone={state === 'unsure'} />}
    </CardPage>
  );
}

/**
 * If the password may already be changed, it leads to the sign-in first: people who are only told to ask for another link would change it
 * again.
 */
function LinkOver({ mayBeDone }: { mayBeDone: boolean }) {
  const { t } = useTranslation('account');

  return (
    <>
      <ResultAlert severity="warning" title={t('link.overTitle')}>
        {t(mayBeDone ? 'reset.unsure' : 'link.over')}
      </ResultAlert>
      {mayBeDone && (
        <Button component={Link} to={ROUTES.signIn} replace variant="contained" size="large" fullWidth sx={{ mb: 1 }}>
          {t('reset.signIn')}
        </Button>
      )}
      <Button
        component={Link}
        to={ROUTES.forgotPassword}
        variant={mayBeDone ? 'text' : 'contained'}
        size="large"
        fullWidth
      >
        {t('reset.again')}
      </Button>
    </>
  );
}
