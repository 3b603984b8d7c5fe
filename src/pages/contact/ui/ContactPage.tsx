import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
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
        <Questions />
        <Stack spacing={3}>
          <ContactDetails />
          <OfficeHours />
          <Location />
        </Stack>
      </Box>
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 4, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
};
