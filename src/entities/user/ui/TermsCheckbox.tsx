import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { FormCheckbox } from '@/shared/ui/form';

/** The terms open in another tab, so that the form keeps what was typed. Uses the texts of `account`. */
export function TermsCheckbox() {
  const { t } = useTranslation('account');
  return (
    <FormCheckbox
      name="terms"
      label={
        <Trans
          t={t}
          i18nKey="person.terms"
          components={{ terms: <NewTabLink to={ROUTES.terms} />, privacy: <NewTabLink to={ROUTES.privacy} /> }}
        />
      }
    />
  );
}

function NewTabLink({ to, children }: { to: string; children?: string }) {
  const { t } = useTranslation('account');
  return (
    <Link component={RouterLink} to={to} target="_blank" underline="always" title={t('person.newTab')}>
      {children}
    </Link>
  );
}
