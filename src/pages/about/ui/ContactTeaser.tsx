import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES, SUPPORT_PHONES } from '@/shared/config';
import { DescriptionList } from '@/shared/ui/description-list';
import { PhoneLink } from '@/shared/ui/phone-link';

export function ContactTeaser() {
  const { t } = useTranslation('about');
  const titleId = useId();

  return (
    <Card component="section" aria-labelledby={titleId} sx={COLUMNS}>
      <div>
        <Typography id={titleId} variant="h2">
          {t('contact.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
          {t('contact.body')}
        </Typography>
        <Button component={Link} to={ROUTES.contact} variant="contained" size="large">
          {t('contact.button')}
        </Button>
      </div>
      <DescriptionList
        items={[
          { label: t('contact.phone'), value: <PhoneLink phone={SUPPORT_PHONES[0]} /> },
          { label: t('contact.city'), value: t('contact.cityName') },
          { label: t('contact.hours'), value: t('contact.hoursTimes') },
        ]}
      />
    </Card>
  );
}

const COLUMNS = {
  p: { xs: 3, md: 5 },
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  alignItems: 'center',
};
