import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';

import { PictureSection } from './PictureSection';

export function OwnerInvitation() {
  const { t } = useTranslation('home');

  return (
    <PictureSection title={t('owner.title')} body={t('owner.body')}>
      <Button component={Link} to={ROUTES.join} variant="contained" size="large">
        {t('owner.join')}
      </Button>
    </PictureSection>
  );
}
