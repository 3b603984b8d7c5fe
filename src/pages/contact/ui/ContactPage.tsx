import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { MessageForm } from '@/features/send-message';
import { PublicHeading } from '@/shared/ui/page-heading';

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
      <PublicHeading title={t('title')} subtitle={t('subtitle')} description={t('description')} />
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
