import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PublicHeading } from '@/shared/ui/page-heading';

import { ContactCard } from './ContactCard';
import { ContactDetails } from './ContactDetails';
import { Location } from './Location';
import { MessageForm } from './MessageForm';
import { OfficeHours } from './OfficeHours';
import { Questions } from './Questions';

/** `?order=DW-…` says what the message will be about. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const code = useSearchParams()[0].get('order');
  const accountSwitches = useAccountSwitches();

  return (
    <>
      <PublicHeading title={t('title')} subtitle={t('subtitle')} description={t('description')} />
      <Box sx={COLUMNS}>
        <ContactCard title={t('form.title')}>
          <MessageForm key={`${accountSwitches} ${code}`} orderCode={code} />
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

/**
 * Counts how often, from another tab, somebody else has signed in in place of the previous person: the next one must not see what that
 * person typed. Somebody whose session just ran out keeps their text.
 */
function useAccountSwitches(): number {
  const person = useAppSelector(selectUser)?.id;
  const [last, setLast] = useState(person);
  const [switches, setSwitches] = useState(0);
  if (person !== undefined && person !== last) {
    setLast(person);
    if (last !== undefined) setSwitches(switches + 1);
  }
  return switches;
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 4, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  // The questions follow directly below the form, however tall the other column is.
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
};
