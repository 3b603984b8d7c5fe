import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { PageTitle } from '@/shared/ui/page-title';

import { ContactDetails } from './ContactDetails';
import { Location } from './Location';
import { OfficeHours } from './OfficeHours';
import { Questions } from './Questions';

export function ContactPage() {
  const { t } = useTranslation('contact');

  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <Typography variant="h2" component="h1">
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        {t('subtitle')}
      </Typography>
      <Box sx={COLUMNS}>
        <ContactDetails />
        <OfficeHours />
        <Location />
      </Box>
      <Questions />
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};
