import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { MessageForm } from '@/features/send-message';
import { PageTitle } from '@/shared/ui/page-title';

import { ContactCard } from './ContactCard';
import { ContactDetails } from './ContactDetails';
import { Location } from './Location';
import { OfficeHours } from './OfficeHours';
import { Questions } from './Questions';

/** `?order=DW-…` says what the message will be about. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const code = useSearchParams()[0].get('order');

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
        <ContactCard title={t('form.title')}>
          <MessageForm subject={code ? t('orderSubject', { code }) : undefined} />
        </ContactCard>
        <Stack spacing={3} sx={{ gridRow: { md: 'span 2' } }}>
          <ContactDetails />
          <OfficeHours />
          <Location />
        </Stack>
        <Questions />
      </Box>
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 4, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  // The questions follow the form at once, however tall the other column is.
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
};
